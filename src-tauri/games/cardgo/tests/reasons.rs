//! Positions of Go with an obvious reason why one move is better than another.

use bot::{Cancel, Why, hints, verdict};
use cardgo::{Cardgo, Move, State};
use cardgo_hosted::{HostedCardgo, Milestone};
use game::{Game, Seat, Seed};
use serde_json::{Value, json};

/// Black's group in the corner lives by playing on B1, and dies if White plays there; everything else except E5 is
/// settled.
const VITAL: [&str; 9] = [
    ".O.OOX.X.",
    "OOOOOXXXX",
    ".O.OOX.X.",
    "OOOOOXXXX",
    ".O.O.X.X.",
    "OOOOOXXXX",
    "OOOOOX.X.",
    "XXXXOXXXX",
    "...XOX.X.",
];

/// Each side owns half of the board, and neither half can be invaded.
const SETTLED: [&str; 9] = [
    "X.XXXO.O.",
    ".XXX.OOOO",
    "XXXXXOO.O",
    "X.XXXOOOO",
    "XXXXXOO.O",
    "XXXXXOOOO",
    ".XXXXOO.O",
    "XXXXXOOOO",
    ".XXXXO.OO",
];

fn placed(rows: &[&str], more: &Value) -> State {
    let mut position = json!({ "rows": rows, "toMove": "black", "komi": "5.5" });
    position.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    Cardgo::place(&serde_json::from_value(position).unwrap(), Seed(1)).unwrap()
}

fn hinted(state: &State) -> (Move, Option<Why<Milestone>>) {
    let told = hints::<HostedCardgo>(&Cardgo::view(state, Seat(0)), Seed(1), &Cancel::new()).unwrap();
    (told[0].mv, told[0].why)
}

fn play(point: &str) -> Move {
    Move::Play { point: point.parse().unwrap() }
}

fn is_the_group(why: Why<Milestone>) -> bool {
    let Milestone::Lives { seat, point } = why.milestone else { return false };
    seat == Seat(0) && ["A2", "B2", "C2", "D2", "D1"].contains(&point.to_string().as_str())
}

#[test]
fn the_vital_point_is_played_because_the_group_lives() {
    for more in [json!({}), json!({ "hands": [[], ["wall"]], "drawn": true })] {
        let (mv, why) = hinted(&placed(&VITAL, &more));
        assert_eq!(mv, play("B1"));
        let why = why.unwrap();
        assert!(is_the_group(why) && why.percent > 80, "{why:?}");
    }
}

#[test]
fn playing_elsewhere_is_judged_by_the_group_it_gives_up() {
    for more in [json!({}), json!({ "hands": [[], ["wall"]], "drawn": true })] {
        let view = Cardgo::view(&placed(&VITAL, &more), Seat(0));
        let judged = verdict::<HostedCardgo>(&view, play("A1"), Seed(1), &Cancel::new()).unwrap().unwrap();
        assert_eq!(judged.preferred.mv, play("B1"));
        let why = judged.why.unwrap();
        assert!(is_the_group(why) && why.other < 40, "{why:?}");
    }
}

#[test]
fn where_everything_is_settled_there_is_no_reason() {
    let (_, why) = hinted(&placed(&SETTLED, &json!({})));
    assert_eq!(why, None);
}
