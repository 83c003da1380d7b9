//! A bot's own account of a decision: the thought that it had, thought once more, in words.
//!
//! It tells of cards that only the bot saw, and of what it thought of them: the house gives it away once the game is over.

use crate::play::judged::in_words;
use crate::play::lead::lead_of;
use crate::play::played::Played;
use crate::play::session::AccountThought;
use crate::wire::{BotAccount, ConsideredMove};
use bot::{Account, Level, Worth};
use rulebook::Lang;
use rulebook::phrase::Against;
use table::Player;
use tables::TableGame;

impl<G: TableGame> Played<G> {
    /// What has to be thought to say why a bot decided so after `ply` other decisions; `None` if no bot did.
    pub(crate) fn account_of(&self, ply: u32, lang: Lang) -> Option<AccountThought> {
        let ply = ply as usize;
        let made = self.line.plies().get(ply)?;
        let (seat, mv) = (made.seat, made.mv?);
        let Player::Bot { level, .. } = self.players.at(seat)? else { return None };
        // What came with the game from a file, others have decided.
        if self.others().is_some_and(|(_, theirs)| ply < theirs) {
            return None;
        }
        let level = Level::find(G::LEVELS, level)?;
        let (view, seed, names) =
            (G::view(&self.line.state_at(ply)?, seat), self.thought_seed_at(ply), self.names(lang));
        Some(Box::new(move |cancel| {
            let told = |mv: G::Move| G::mv(mv, &view, lang, &names);
            let considered = |Worth { mv, share, result }: Worth<G::Move>| ConsideredMove {
                text: told(mv),
                percent: (100.0 * share).round() as u8,
                lead: lead_of(G::MEASURE, result),
            };
            Some(match bot::account::<G>(&view, mv, level, seed, cancel).ok()? {
                Account::Forced => BotAccount::Forced,
                Account::AtAGlance => BotAccount::AtAGlance,
                Account::Otherwise { today } => BotAccount::Otherwise { today: told(today) },
                Account::Considered { played, second, overlooked, why } => BotAccount::Considered {
                    played: considered(played),
                    second: second.map(considered),
                    overlooked: overlooked.map(told),
                    why: why.map(|why| in_words::<G>(why, Against::Second, lang, &names)),
                },
            })
        }))
    }
}
