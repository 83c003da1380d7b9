//! Arguments that most commands share: the game, its options, the number of games and threads.

use game::{ChoiceFault, SetupError};
use rulebook::Lang;
use rulebook::phrase::{Phrase, setup_fault};

/// A game and its options.
#[derive(clap::Args, Clone)]
pub struct GameArgs {
    /// The game's name, as listed by `arena games`.
    pub game: String,
    /// An option of the setup, `seats` included; repeatable. `KEY=@FILE` takes the value from a file, such as a list.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

/// A series of games from a seed.
#[derive(clap::Args, Clone)]
pub struct SeriesArgs {
    /// The number of games; a match rounds up to whole rotations.
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// The seed of the first deal; each further deal adds one.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The number of games played at once.
    #[arg(long, default_value_t = 1)]
    pub threads: usize,
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    pub json: bool,
}

impl SeriesArgs {
    /// Returns the number of threads: at least one, and no more than any machine can use.
    pub fn workers(&self) -> usize {
        self.threads.clamp(1, 64)
    }
}

impl GameArgs {
    /// Returns the setup that the options describe.
    ///
    /// # Errors
    /// If an option is wrong or the rules forbid the setup.
    pub fn setup<G: Phrase>(&self) -> Result<G::Setup, String> {
        let choices = self.choices()?;
        let choices = choices.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        game::choose::<G>(G::Setup::default(), choices).map_err(|error| told::<G>(&error))
    }

    /// Returns the options as keys and values.
    ///
    /// # Errors
    /// If an option has no `=` or its file can't be read.
    pub fn choices(&self) -> Result<Vec<(String, String)>, String> {
        let choice = |option: &String| match option.split_once('=') {
            Some((key, value)) => match value.strip_prefix('@') {
                Some(path) => {
                    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
                    Ok((key.to_owned(), text))
                }
                None => Ok((key.to_owned(), value.to_owned())),
            },
            None => Err(format!("--option wants KEY=VALUE, not {option:?}")),
        };
        self.options.iter().map(choice).collect()
    }

    /// Whether the options give the number of seats.
    pub fn names_seats(&self) -> bool {
        self.options.iter().any(|option| option.starts_with("seats="))
    }
}

/// Returns a setup with that many seats.
///
/// # Errors
/// If the game has no such number of seats.
pub fn with_seats<G: Phrase>(setup: G::Setup, seats: usize) -> Result<G::Setup, String> {
    game::choose::<G>(setup, [("seats", seats.to_string().as_str())]).map_err(|error| told::<G>(&error))
}

/// Words all faults of a setup, each with its rule.
pub fn told<G: Phrase>(error: &SetupError<G::SetupFault>) -> String {
    let sentence = |fault: &ChoiceFault<G::SetupFault>| {
        let text = setup_fault::<G>(fault, Lang::En);
        fault.rule().map_or_else(|| text.clone(), |rule| format!("{text} ({rule})"))
    };
    error.faults.iter().map(sentence).collect::<Vec<_>>().join(" ")
}

/// Returns the error message for an unknown game.
pub fn no_such_game(name: &str) -> String {
    format!("there is no game {name:?}; there are: {}", games::GAMES.join(", "))
}
