//! Explains a bot's decision: repeats the bot's search and puts it into words.
//!
//! The explanation reveals cards that only the bot saw, so the house returns it only for finished games.

use crate::play::lead::lead_of;
use crate::play::review::in_words;
use crate::play::session::AccountThought;
use crate::play::table_state::Played;
use crate::wire::{BotAccount, ConsideredMove};
use bot::{Level, MoveExplanation, MoveValue};
use games::ListedGame;
use hosting::Player;
use rulebook::Lang;
use rulebook::phrase::ComparedMove;

impl<G: ListedGame> Played<G> {
    /// Returns the search that explains a bot's decision after `ply` other decisions; `None` if no bot decided there.
    pub(crate) fn account_of(&self, ply: u32, lang: Lang) -> Option<AccountThought> {
        let ply = ply as usize;
        let made = self.line.plies().get(ply)?;
        let (seat, mv) = (made.seat, made.mv?);
        let Player::Bot { level, .. } = self.players.at(seat)? else { return None };
        // Decisions that came with a record were made by others.
        if self.others().is_some_and(|(_, theirs)| ply < theirs) {
            return None;
        }
        let level = Level::find(G::LEVELS, level)?;
        let (view, seed, names) =
            (G::view(&self.line.state_at(ply)?, seat), self.thought_seed_at(ply), self.names(lang));
        Some(Box::new(move |cancel| {
            let told = |mv: G::Move| G::mv(mv, &view, lang, &names);
            let considered = |MoveValue { mv, share, result, .. }: MoveValue<G::Move>| ConsideredMove {
                text: told(mv),
                percent: (100.0 * share).round() as u8,
                lead: lead_of(G::MEASURE, result),
            };
            Some(match bot::account::<G>(&view, mv, level, seed, cancel).ok()? {
                MoveExplanation::Forced => BotAccount::Forced,
                MoveExplanation::AtAGlance => BotAccount::AtAGlance,
                MoveExplanation::Otherwise { today } => BotAccount::Otherwise { today: told(today) },
                MoveExplanation::Considered { played, second, overlooked, why } => BotAccount::Considered {
                    played: considered(played),
                    second: second.map(considered),
                    overlooked: overlooked.map(told),
                    why: why.map(|why| in_words::<G>(why, ComparedMove::Second, lang, &names)),
                },
            })
        }))
    }
}
