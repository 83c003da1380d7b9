//! Tests that restrictions are masks over the points that plain Go allows.

use super::played::{Somewhere, at, listed, somewhere};
use super::slow::Effect;
use cardgo::{Card, Cardgo, Line, Move, Point, Refusal, State};
use game::{Chance, Cites, Game, Seed};
use serde_json::json;

const LASTING: [&str; 8] = ["ban", "tether", "elbowRoom", "highGround", "shoreline", "wall", "truce", "trap"];

/// Returns a position with a random effect in force, and the effect for the reference implementation.
fn restricted(place: &Somewhere, card: &'static str, size: u8, chance: &mut Chance) -> Option<(State, Effect)> {
    let board = place.paper.board();
    let own = chance.index(2) == 0;
    let mover = place.paper.turn;
    let by = if own { mover } else { super::paper::other(mover) };
    let spots = board.spots();
    let free: Vec<_> = spots.iter().copied().filter(|spot| board.at(*spot) == '.').collect();
    let (column, index) = (chance.index(2) == 0, chance.index(usize::from(size)));
    let point = match card {
        "ban" => chance.pick(&spots),
        "trap" => Some(chance.pick(&free)?),
        _ => None,
    };
    let line = (card == "wall").then_some((column, index));
    let written =
        line.map(|(column, index)| if column { Line::Column(index as u8) } else { Line::Row(index as u8) }.to_string());
    let colour = if by == 'X' { "black" } else { "white" };
    let lasting = json!({
        "card": card, "by": colour, "left": if own { 2 } else { 1 },
        "point": point.map(|spot| at(spot).to_string()), "line": written,
    });
    Some((place.with(json!({ "lasting": lasting })), Effect { card, by, point, line }))
}

#[test]
fn a_mask_takes_from_the_legal_points_what_the_card_says() {
    let mut chance = Chance::new(Seed(7));
    let (mut forbidden, mut forced) = ([0; 8], 0);
    for seed in 0..2_000 {
        let nth = seed as usize % LASTING.len();
        let size = if LASTING[nth] == "highGround" { 10 } else { 2 + (seed / 8 % 8) as u8 };
        let stones = chance.index(usize::from(size) * usize::from(size) * 3 / 2);
        let place = somewhere(size, stones, seed);
        let Some((state, effect)) = restricted(&place, LASTING[nth], size, &mut chance) else { continue };
        let board = place.paper.board();
        let legal = |spot| matches!(place.paper.verdict(spot), super::paper::Verdict::Fine(_));
        let empty = board.spots().into_iter().filter(|spot| board.at(*spot) == '.');
        let (banned, open): (Vec<_>, Vec<_>) = empty.partition(|spot| effect.forbids(&place.paper, *spot));
        let expected: Vec<Point> = open.iter().copied().filter(|spot| legal(*spot)).map(at).collect();
        let points: Vec<Point> = listed(&state)
            .into_iter()
            .filter_map(|mv| if let Move::Play { point } = mv { Some(point) } else { None })
            .collect();
        assert_eq!(points, expected, "{} on\n{}", effect.card, board.rows().join("\n"));
        let mask: Vec<Point> = banned.iter().copied().map(at).collect();
        assert_eq!(state.table().banned().iter().collect::<Vec<_>>(), mask, "{}", effect.card);
        forbidden[nth] += banned.len();
        refusals_name_the_card(&state, &effect, &banned, legal);
        forced += usize::from(pass_is_forced(&state, &effect, &banned, &expected, legal));
    }
    assert!(forbidden.iter().all(|count| *count > 100), "{forbidden:?}");
    assert!(forced > 20, "{forced} forced passes");
}

fn refusals_name_the_card(
    state: &State,
    effect: &Effect,
    banned: &[(usize, usize)],
    legal: impl Fn((usize, usize)) -> bool,
) {
    let seat = state.to_move().unwrap();
    for &banned in banned {
        let mv = Move::Play { point: at(banned) };
        let reasons = Cardgo::explain(&Cardgo::view(state, seat), &Cardgo::intent(mv));
        let card: Card = effect.card.parse().unwrap();
        let last = reasons.last().unwrap();
        assert_eq!(last.rule(), card.rule());
        assert!(matches!(last, Refusal::Restricted { .. } | Refusal::OwnTrap { .. }), "{reasons:?}");
        assert_eq!(reasons.len() == 1, legal(banned), "the board's own rule comes first: {reasons:?}");
        assert_eq!(Cardgo::check(state, seat, mv).err(), reasons.first().copied());
    }
}

/// Checks GO-3.6: a pass is always possible, and forced if only the effect leaves nothing else. A Trap never forces a
/// pass.
fn pass_is_forced(
    state: &State,
    effect: &Effect,
    banned: &[(usize, usize)],
    left: &[Point],
    legal: impl Fn((usize, usize)) -> bool,
) -> bool {
    let mut after = state.clone();
    let events = super::played::make(&mut after, Move::Pass);
    let forced = left.is_empty() && banned.iter().any(|spot| legal(*spot)) && effect.card != "trap";
    let cardgo::Event::Passed { forced: by, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(by.is_some(), forced, "{}", effect.card);
    let voluntary = !forced && !state.table().carded();
    assert_eq!(after.table().position().passes(), u8::from(voluntary));
    forced
}
