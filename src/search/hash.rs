/// A number that looks random but depends on its arguments alone, so that a search with random
/// ties needs no state and can be stepped back. The finalizer of SplitMix64 (Steele, Lea &
/// Flood 2014).
pub(crate) fn hash(seed: u32, depth: u32, square: u32) -> u64 {
    let mut z = (u64::from(seed) << 32 | u64::from(depth)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z ^= u64::from(square).wrapping_mul(0xD1B5_4A32_D192_ED03);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}
