//! Makes a setup from the options of a new table, or explains why it isn't possible.

use crate::problem::{Problem, Reason};
use crate::wire::{NewTable, OptionFault};
use game::{ChoiceFault, SetupError};
use games::{GameVisitor, ListedGame};
use rulebook::phrase::{Phrase, setup_error, setup_fault};
use rulebook::{Lang, Translated};

/// Returns the setup of a new table.
pub(crate) fn chosen<G: ListedGame>(new: &NewTable) -> Result<G::Setup, SetupError<G::SetupFault>> {
    let seats = new.players.len().to_string();
    let options = new.options.iter().map(|choice| (choice.key.as_str(), choice.value.as_str()));
    game::choose::<G>(G::Setup::default(), options.chain([("seats", seats.as_str())]))
}

/// Describes an impossible setup with every rule against it.
pub(crate) fn bad_setup<G: Phrase>(error: &SetupError<G::SetupFault>) -> Problem {
    let reason = |fault: &ChoiceFault<G::SetupFault>, lang| {
        Some(Reason { text: setup_fault::<G>(fault, lang), rule: fault.rule()?.to_string() })
    };
    let reasons = |lang| error.faults.iter().filter_map(|fault| reason(fault, lang)).collect();
    Problem::BadSetup {
        text: Translated::each(|lang| setup_error::<G>(error, lang)),
        reasons: Translated::each(reasons),
    }
}

/// Lists every objection to a new table's setup.
pub(crate) struct Judge<'a> {
    pub new: &'a NewTable,
    pub lang: Lang,
}

impl GameVisitor for Judge<'_> {
    type Output = Vec<OptionFault>;

    fn visit<G: ListedGame>(self) -> Vec<OptionFault> {
        let told = |fault: &ChoiceFault<G::SetupFault>| OptionFault {
            option: fault.option().map(str::to_owned),
            text: setup_fault::<G>(fault, self.lang),
            rule: fault.rule().map(|rule| rule.to_string()),
        };
        chosen::<G>(self.new).map_or_else(|error| error.faults.iter().map(told).collect(), |_| Vec::new())
    }
}
