use backstep::{board::*, search::*, tour::*};
use std::time::Instant;
fn main() {
    for _ in 0..3 {
        let b = Board::new(8, 8);
        let mut s = Search::new(Walk::<_, false>::new(&b, CLASSIC, Square::new(0), AllJumps));
        let t = Instant::now();
        let mut sum = 0u32;
        let r =
            s.run(u64::MAX, Mask::of(Kind::Solution), |e| sum = sum.wrapping_mul(31).wrapping_add(e.word()));
        let d = t.elapsed().as_secs_f64();
        println!("{} steps {:.1} M/s {:?} {sum}", r.steps, r.steps as f64 / d / 1e6, s.counts());
        let t = Instant::now();
        let r = s.run_back(u64::MAX, Mask::NONE, |e| sum = sum.wrapping_mul(31).wrapping_add(e.word()));
        let d = t.elapsed().as_secs_f64();
        println!("back {} steps {:.1} M/s {:?} {sum}", r.steps, r.steps as f64 / d / 1e6, s.counts());
    }
}
