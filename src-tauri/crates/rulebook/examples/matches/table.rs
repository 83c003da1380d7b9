// The toy game of the crate `game` with what the rulebook needs: sentences, and texts in three files.
//
// Documentation and tests include it as a module. For real games the crate `embed` lists the files.

#[allow(dead_code)]
mod matches {
    include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../game/examples/matches/rules.rs"));
}

use ::rulebook::phrase::{LinkedSentence, Names, Phrase};
use ::rulebook::{CardSheet, EmbeddedFile, Lang, Rulebook, Texts, Volume};
use game::{Cites, Milestone, Milestones, RuleId, Seat};
pub use matches::Matches;
use matches::{Event, Refusal, SetupFault, State, Take};

/// The volumes of the toy's rulebook.
pub static VOLUMES: &[Volume] = &[Volume::of::<Matches>()];

/// Returns the toy's rulebook.
#[allow(dead_code)]
pub fn book() -> Rulebook {
    Rulebook::load(VOLUMES).unwrap()
}

/// The toy has no cards.
#[derive(Clone, Copy, Debug, serde::Serialize, serde::Deserialize)]
pub enum NoCard {}

static TEXTS: Texts = Texts {
    chapters: &[EmbeddedFile {
        name: "matches/rules/taking.json",
        text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/rules/taking.json")),
    }],
    questions: &[RuleId("MT-2.1/aim")],
    scenarios: &[EmbeddedFile {
        name: "matches/scenarios/mt-2.1-the-last-match.json",
        text: include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/examples/matches/scenarios/mt-2.1-the-last-match.json"
        )),
    }],
    tutorial: Some(EmbeddedFile {
        name: "matches/tutorial.json",
        text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/tutorial.json")),
    }),
    asked: None,
    reading: None,
};

/// The toy has no milestones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum NoMilestone {}

impl Cites for NoMilestone {
    fn rule(&self) -> RuleId {
        match *self {}
    }
}

impl Milestones for Matches {
    type Milestone = NoMilestone;
}

impl Milestone for NoMilestone {
    fn each() -> Vec<NoMilestone> {
        Vec::new()
    }

    fn welcome(self, _: Seat) -> bool {
        match self {}
    }
}

impl Phrase for Matches {
    const TEXTS: &'static Texts = &TEXTS;

    type Card = NoCard;

    fn event(event: &Event, lang: Lang, names: &Names) -> LinkedSentence {
        LinkedSentence::new(match (event, lang) {
            (Event::Taken(seat, number), Lang::Hu) => format!("{} elvett {number} szálat.", names.of(*seat)),
            (Event::Taken(seat, number), Lang::En) => format!("{} took {number}.", names.of(*seat)),
            (Event::Won(seat), Lang::Hu) => format!("{} nyert.", names.of(*seat)),
            (Event::Won(seat), Lang::En) => format!("{} won.", names.of(*seat)),
        })
    }

    fn refusal(refusal: &Refusal, lang: Lang, _: &Names) -> String {
        match (refusal, lang) {
            (Refusal::NotNow, Lang::Hu) => "Egyet, kettőt vagy hármat vehetsz el, amikor te jössz.".to_owned(),
            (Refusal::NotNow, Lang::En) => "You take one, two or three, when it is your turn.".to_owned(),
            (Refusal::Only(left), Lang::Hu) => format!("Már csak {left} van."),
            (Refusal::Only(left), Lang::En) => format!("There are only {left} left."),
        }
    }

    fn mv(Take(number): Take, _: &State, lang: Lang, _: &Names) -> String {
        match lang {
            Lang::Hu => format!("{number} szál elvétele"),
            Lang::En => format!("take {number}"),
        }
    }

    fn milestone(milestone: NoMilestone, _: Lang, _: &Names) -> String {
        match milestone {}
    }

    fn card(card: NoCard, _: Lang) -> String {
        match card {}
    }

    fn card_sheet(card: NoCard, _: Option<&State>, _: Lang, _: &Names) -> CardSheet {
        match card {}
    }

    fn at_hand(_: &State) -> Vec<RuleId> {
        vec![matches::TAKE]
    }

    fn standing(state: &State, lang: Lang, _: &Names) -> String {
        match lang {
            Lang::Hu => format!("{} szál van hátra", state.left),
            Lang::En => format!("{} left", state.left),
        }
    }

    fn held(_: &State) -> Option<Vec<NoCard>> {
        None
    }

    fn expectation(share: f64, _: f64, _: Lang) -> String {
        format!("{:.0}%", share * 100.0)
    }

    fn setup_fault(SetupFault::Matches(number): &SetupFault, lang: Lang) -> String {
        match lang {
            Lang::Hu => format!("1 és 100 közötti számú szál kell, {number} nem lehet."),
            Lang::En => format!("There can be 1 to 100 matches, not {number}."),
        }
    }

    fn option(key: &str, lang: Lang) -> Option<&'static str> {
        match (key, lang) {
            ("matches", Lang::Hu) => Some("A szálak száma"),
            ("matches", Lang::En) => Some("The number of matches"),
            _ => None,
        }
    }
}
