//! The reader's sentences in English.

use super::either;
use super::language::Sentences;
use crate::doubt::Doubt;
use crate::fault::Fault;
use crate::reason::Reason;
use parbaj_text::Category;

pub(super) struct English;

impl Sentences for English {
    fn reason(&self, reason: Reason) -> String {
        self::reason(reason)
    }

    fn doubt(&self, doubt: Doubt, candidates: &[Category]) -> String {
        self::doubt(doubt, candidates)
    }

    fn fault(&self, fault: Fault, longest: usize) -> String {
        match fault {
            Fault::Empty => "There is no text here. Type or paste the text of a card.".to_owned(),
            Fault::TooLong { kilobytes } => format!(
                "This is {kilobytes} kB; the text of a card can’t be longer than {longest} kB. Paste one card at a time."
            ),
            Fault::NoWords => "There isn’t a word in this, only numbers and signs.".to_owned(),
            Fault::NotHungarian => "This doesn’t look Hungarian, and only Hungarian card texts can be read.".to_owned(),
            Fault::OnlyLabels => "There are only labels here, and nothing follows any of them.".to_owned(),
        }
    }
}

fn reason(reason: Reason) -> String {
    let said = match reason {
        Reason::LabelledCondition => "A playing condition, because “Kijátszási feltétel:” stands before it.",
        Reason::WordedCondition => {
            "A playing condition: even without the label it is clear that the card can be played only in certain circumstances."
        }
        Reason::CopyLimit => "An explanation, because it tells how many copies of the card may be in a deck.",
        Reason::DeckMakeUp => "An explanation, because it tells in what kind of deck the card may be used.",
        Reason::Ban => "An explanation, because it tells in which tournament format the card is banned.",
        Reason::ComputedCost => "An explanation, because it tells how the card’s cost is calculated.",
        Reason::ComputedFigure => {
            "An explanation, because it tells how one of the card’s figures (damage, life, structure points, X) is calculated."
        }
        Reason::Advantage { from, to } => return advantage(from, to),
        Reason::Neutralisation => "An explanation: Neutralisation is no ability but a way of playing the card.",
        Reason::Guidance => {
            "An explanation, because it does nothing itself and only guides: how to play, use or understand the card."
        }
        Reason::Aside => "An explanation: a remark in brackets that helps to understand the card exactly.",
        Reason::Drawback => "A drawback, because it follows “Hátrány:”.",
        Reason::ChosenDrawback => {
            "A drawback, because it follows “Hátrány:”; and as somebody chooses whether it applies, activating it is an action of its own."
        }
        Reason::SpellDrawback => "A drawback, because it follows “Hátrány:”; spells can have drawbacks too.",
        Reason::OldDisadvantage => {
            "A drawback: it has no label, but the card was printed before 2001, and this is plainly bad for whoever plays it."
        }
        Reason::Bounty => {
            "A drawback, because a Bounty is one: the opponent gets it if their source takes the card from you."
        }
        Reason::TemporaryCost => "A drawback, because a Temporary cost is one: it has to be paid in your upkeeps.",
        Reason::Activated => {
            "An ability, because it is no condition, explanation or drawback. Activated: what it costs stands before the colon."
        }
        Reason::Automatic => {
            "An ability, because it is no condition, explanation or drawback. Automatic: it triggers when its time comes."
        }
        Reason::Static => "An ability, because it is no condition, explanation or drawback. It holds all the time.",
        Reason::NewDisadvantage => {
            "An ability, though a bad one: it has no label “Hátrány:”, and the card isn’t from before 2001. On an old card it would be a drawback."
        }
        Reason::Elsewhere => {
            "An ability even out of play, because it expressly works in or from the hand, deck, discard pile or void."
        }
        Reason::SpellEffect => "A spell effect: what a spell does when played is no ability.",
        Reason::SpellChoice => {
            "A spell effect. A decision or further payment along the way is part of the spell, no action of its own (91.5.3)."
        }
        Reason::NewSpellDisadvantage => {
            "A spell effect, though a bad one: it has no label “Hátrány:”, and the card isn’t from before 2001. On an old card it would be a drawback."
        }
    };
    said.to_owned()
}

fn advantage(from: Option<u32>, to: Option<u32>) -> String {
    let when = match (from, to) {
        (Some(from), Some(to)) if from <= to => format!("while the opponent has at least {from} and at most {to} life"),
        (Some(from), Some(to)) => {
            return format!(
                "An explanation, because an Advantage is one; but {from} is more than {to}, so it never holds."
            );
        }
        (Some(from), None) => format!("while the opponent has at least {from} life, with no upper bound (91.2.7)"),
        (None, Some(to)) => format!("while the opponent has at most {to} life, with no lower bound (91.2.7)"),
        (None, None) => "depending on the opponent’s life".to_owned(),
    };
    format!("An explanation, because an Advantage is one. It holds {when}.")
}

fn doubt(doubt: Doubt, candidates: &[Category]) -> String {
    let open = match doubt {
        Doubt::GoodAndBad => "the card is from before 2001, and this is both good and bad for whoever plays it, so not plainly a disadvantage".to_owned(),
        Doubt::BadForBoth => "the card is from before 2001, and this is bad for both players, not only for the card’s master".to_owned(),
        Doubt::BadAtWill => "the card is from before 2001, and this is bad for its master, but happens only if they pay for it".to_owned(),
        Doubt::PerhapsBad => "the card is from before 2001, and this may be bad for its master, but it isn’t in any wording that is known".to_owned(),
        Doubt::NoBounds => "“Előny:” doesn’t say between which life totals of the opponent it holds".to_owned(),
        Doubt::Misspelt { label } => format!("this is almost “{}:”, but not quite", label.printed()),
        Doubt::Empty { label } => format!("nothing follows “{}:”", label.printed()),
        Doubt::Quotation => "all of it is a quotation that may or may not belong to the game".to_owned(),
        Doubt::MayBePlayed => "it says when the card may be played, but not that only then".to_owned(),
        Doubt::Use => "to “use” the card may mean playing it, or what is done with it afterwards".to_owned(),
        Doubt::PlayedFromElsewhere => "playing the card from anywhere but the hand may be a way of playing it, or an ability that works there".to_owned(),
        Doubt::ExtraCost => "what it asks for the playing may be a condition, or part of the cost".to_owned(),
        Doubt::Unclear => "its words are those of an explanation, but not in any wording that is known".to_owned(),
        Doubt::NoGameWords => "there is no word of the game in it; it may only be there for the mood".to_owned(),
        Doubt::BehindLabel { label } => {
            format!("it goes on with the text of “{}:”, which has ended with its sentence", label.printed())
        }
    };
    format!("This can’t be decided: {open}. It may be {}.", either(candidates, category, " or "))
}

fn category(category: Category) -> &'static str {
    match category {
        Category::Condition => "a playing condition",
        Category::Explanation => "an explanation",
        Category::Drawback => "a drawback",
        Category::Ability => "an ability",
        Category::SpellEffect => "a spell effect",
    }
}
