//! Counting the pairs of disjoint sets, one of each list, 512 pairs at a time.

/// Words that are worked on side by side: the compiler makes vectors of them where it may.
const WORDS: usize = 8;
/// Keys of one list that are compared at once with a key of the other.
pub(super) const LANES: usize = 64 * WORDS;
/// A key is looked up in chunks of so many bits.
const CHUNK: usize = 6;
/// No key has this bit: it marks the lanes that stay empty.
const EMPTY: u64 = 1 << 63;

/// The longest keys there are, in chunks.
const CHUNKS: usize = 7;

type Row = [u64; WORDS];
/// For each value of a chunk, the lanes whose keys have none of its bits.
type Table = [Row; 1 << CHUNK];

/// How many pairs of a key in `lanes` (at most [`LANES`]) and a key in `keys` have no bit in
/// common. All keys are below 2^`bits`, and `bits` is at most 42.
///
/// O((lanes / 64) · keys · bits / 6) word operations, 32 kB.
pub(super) fn disjoint_pairs(lanes: &[u64], keys: &[u64], bits: u32) -> u64 {
    let mut free = [[[0; WORDS]; 1 << CHUNK]; CHUNKS];
    let chunks = (bits as usize).div_ceil(CHUNK).max(4);
    find_free_lanes(lanes, &mut free[..chunks]);
    match chunks {
        4 => count::<4>(&free, keys),
        5 => count::<5>(&free, keys),
        6 => count::<6>(&free, keys),
        _ => count::<CHUNKS>(&free, keys),
    }
}

/// The number of chunks is known to the compiler, which makes one straight line of it.
fn count<const USED: usize>(free: &[Table; CHUNKS], keys: &[u64]) -> u64 {
    let mut total = 0;
    for &key in keys {
        let mut row = free[0][key as usize % (1 << CHUNK)];
        for (chunk, table) in free.iter().enumerate().take(USED).skip(1) {
            let other = &table[(key >> (chunk * CHUNK)) as usize % (1 << CHUNK)];
            for (word, other) in row.iter_mut().zip(other) {
                *word &= other;
            }
        }
        let ones: u32 = row.iter().map(|word| word.count_ones()).sum();
        total += u64::from(ones);
    }
    total
}

fn find_free_lanes(lanes: &[u64], free: &mut [Table]) {
    let mut planes = [[0; WORDS]; 64];
    planes[63] = [u64::MAX; WORDS];
    for (word, lanes) in lanes.chunks(64).enumerate() {
        let mut block = [EMPTY; 64];
        block[..lanes.len()].copy_from_slice(lanes);
        transpose(&mut block);
        for (plane, bits) in planes.iter_mut().zip(block) {
            plane[word] = bits;
        }
    }
    for (table, planes) in free.iter_mut().zip(planes.chunks_exact(CHUNK)) {
        table[0] = [u64::MAX; WORDS];
        for (bit, plane) in planes.iter().enumerate() {
            let (without, with) = table[..2 << bit].split_at_mut(1 << bit);
            for (with, without) in with.iter_mut().zip(without) {
                for word in 0..WORDS {
                    with[word] = without[word] & !plane[word];
                }
            }
        }
    }
    // One table is enough to leave the empty lanes out.
    for row in &mut free[0] {
        for (word, empty) in row.iter_mut().zip(planes[63]) {
            *word &= !empty;
        }
    }
}

/// Bit i of word k becomes bit k of word i (Warren, *Hacker's Delight*, 7-3).
fn transpose(block: &mut [u64; 64]) {
    let mut width = 32;
    let mut mask = u64::MAX >> 32;
    while width > 0 {
        for i in (0..64).filter(|i| i & width == 0) {
            let swap = (block[i] >> width ^ block[i + width]) & mask;
            block[i + width] ^= swap;
            block[i] ^= swap << width;
        }
        width /= 2;
        mask ^= mask << width;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_counted_as_one_by_one() {
        let mut state = 1u64;
        let mut random = |bits: u32| {
            // Two draws, so that about a quarter of the bits are set and some pairs are disjoint.
            let mut draw = || {
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                state >> (64 - bits)
            };
            draw() & draw()
        };
        for bits in [1, 14, 25, 26, 30, 31, 35, 36, 40] {
            for (lanes, keys) in [(0, 3), (1, 1), (63, 20), (64, 1), (65, 40), (512, 33)] {
                let lanes: Vec<_> = (0..lanes).map(|_| random(bits)).collect();
                let keys: Vec<_> = (0..keys).map(|_| random(bits)).collect();
                let one_by_one =
                    keys.iter().flat_map(|key| lanes.iter().filter(move |lane| key & *lane == 0));
                assert_eq!(disjoint_pairs(&lanes, &keys, bits), one_by_one.count() as u64, "{bits} bits");
            }
        }
    }
}
