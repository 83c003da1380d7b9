//! The data has three games of fourteen moves, cut out of a larger file: on 13 lines, on 9, on 13 with a handicap of
//! three.

use super::*;

static SMALL: &[u8] = include_bytes!("small.npz");

fn folder(bytes: &[u8]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("some.npz"), bytes).unwrap();
    folder
}

fn read(folder: &Path) -> Positions {
    Positions::read(folder, 2).unwrap()
}

#[test]
fn whole_games_are_kept_aside() {
    let folder = folder(SMALL);
    let once = read(folder.path());
    assert_eq!((once.held_out.len(), once.learnt.len()), (14, 28));
    assert!(once.held_out.iter().all(|lesson| lesson.input.size() == 13), "the first game");
    fs::write(folder.path().join("more.npz"), SMALL).unwrap();
    fs::write(folder.path().join("another.txt"), "no positions").unwrap();
    let twice = read(folder.path());
    assert_eq!((twice.held_out.len(), twice.learnt.len()), (14, 70), "the first of twenty games");
}

#[test]
fn games_are_played_anew() {
    let positions = read(folder(SMALL).path());
    let stones = |lesson: &Lesson| lesson.input.bytes().iter().filter(|byte| **byte & 3 != 0).count();
    let of_game = |lessons: &[Lesson]| lessons.iter().map(stones).collect::<Vec<usize>>();
    assert_eq!(of_game(&positions.held_out), (0..14).collect::<Vec<usize>>());
    let (nine, handicap) = positions.learnt.split_at(14);
    assert!(nine.iter().all(|lesson| lesson.input.size() == 9));
    assert_eq!(stones(&handicap[0]), 3);
    // The fourth star point is free: White begins there.
    let free = 3 * 13 + 3;
    assert!(handicap[0].input.may_play(free) && !handicap[1].input.may_play(free));
}

#[test]
fn what_the_teacher_says_is_of_the_side_to_move() {
    let positions = read(folder(SMALL).path());
    let first = &positions.held_out[0];
    assert_eq!(first.input.numbers(), [-13.0 / 30.0, 0.0], "Black gives the komi");
    assert_eq!(first.plays[0], (3 * 13 + 3, 43.0 / 255.0));
    assert!((first.win - 125.0 / 255.0).abs() < 1e-6);
    let sum: f32 = first.plays.iter().map(|(_, share)| share).sum();
    assert!(sum < 1.0, "the teacher thinks of other plays as well");
    let white = &positions.learnt[14];
    assert!(white.win < 0.1 && white.lead < -20.0, "White, with three stones against it");
    assert!(white.ownership.iter().all(|owner| [-3, -1, 1, 3].contains(owner)));
}

#[test]
fn a_folder_without_positions_is_told_in_a_sentence() {
    let told = |folder: &Path| Positions::read(folder, 1).err().unwrap();
    let empty = tempfile::tempdir().unwrap();
    assert!(told(empty.path()).contains("no .npz file"));
    assert!(told(&empty.path().join("none")).starts_with("there are no positions to learn from in"));
}

#[test]
fn a_damaged_file_is_told_in_a_sentence() {
    for cut in [0, 10, 1000, SMALL.len() - 30] {
        let told = Positions::read(folder(&SMALL[..cut]).path(), 1).err().unwrap();
        assert!(told.ends_with("some.npz: no whole zip archive"), "{told}");
    }
    for changed in (0..SMALL.len()).step_by(7) {
        let mut bytes = SMALL.to_vec();
        bytes[changed] ^= 0x55;
        // A changed name of an unused field does no harm. Any other change is detected, and nothing panics.
        if let Ok(positions) = Positions::read(folder(&bytes).path(), 1) {
            assert_eq!(positions.learnt, read(folder(SMALL).path()).learnt, "byte {changed}");
        }
    }
}
