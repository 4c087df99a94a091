/// How far a search has come. The identities `placed − backtracks = depth` and
/// `step = placed + rejected + backtracks + solutions`, plus 1 once the search has ended
/// exhausted or stuck, always hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Events made so far.
    pub step: u64,
    /// Candidates taken.
    pub placed: u64,
    /// Candidates refused.
    pub rejected: u64,
    /// Choices taken back.
    pub backtracks: u64,
    /// Solutions reached.
    pub solutions: u64,
    /// Choices in force now.
    pub depth: u64,
    /// The most choices that were ever in force.
    pub deepest: u64,
}

/// Where a search stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// There is more to do.
    Running,
    /// The last step found a solution.
    Solution,
    /// Everything has been tried.
    Exhausted,
    /// A search that never takes back found no way on.
    Stuck,
}

impl Status {
    /// The word that stands for it outside Rust.
    pub fn name(self) -> &'static str {
        match self {
            Status::Running => "running",
            Status::Solution => "solution",
            Status::Exhausted => "exhausted",
            Status::Stuck => "stuck",
        }
    }
}

/// Why a position could not be restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadPosition {
    /// The address leads nowhere in this search.
    Address,
    /// The counts cannot belong to the address.
    Counts,
}
