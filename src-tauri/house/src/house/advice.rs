//! What a person could learn next, by the rules that refused them and the mistakes they made.

use crate::book::lessons::Titles;
use crate::house::House;
use crate::play::judged_game;
use crate::problem::Problem;
use crate::puzzles;
use crate::refusals;
use crate::statistics::StoredResult;
use crate::wire::{Advice, MissedOften, RefusedOften};
use games::visit_game;
use rulebook::Lang;
use std::collections::BTreeMap;

/// Advice is given after this many finished games.
const GAMES: usize = 5;
/// A rule that refused the person less often is not mentioned.
const OFTEN: u32 = 5;
/// A reason that fewer mistakes had is not mentioned.
const FEWEST: u32 = 3;
/// How many puzzles are proposed at most.
const PUZZLES: usize = 5;

impl House {
    /// Returns what the person could learn next in a game; nothing before their fifth finished game.
    ///
    /// # Errors
    /// Fails if the store can't be read.
    pub fn advice(&self, game: &str) -> Result<Advice, Problem> {
        let mut inner = self.lock();
        let (lang, results) = (inner.lang, inner.results()?);
        let of_game = |result: &StoredResult| matches!(result, StoredResult::Ended(ended) if ended.game == game);
        let tables: Vec<&String> = results.iter().filter(|(_, result)| of_game(result)).map(|(id, _)| id).collect();
        if tables.len() < GAMES {
            return Ok(Advice::default());
        }
        let refused = refusals::most(&inner.store, game)?.filter(|(_, times)| *times >= OFTEN);
        let refused = refused.and_then(|(rule, times)| refused_often(game, &rule, times, lang));
        let judged = judged_game::all(&inner.store)?;
        let mut missed: BTreeMap<&str, u32> = BTreeMap::new();
        for (rule, times) in tables.iter().filter_map(|id| judged.get(*id)).flat_map(|judged| &judged.missed) {
            *missed.entry(rule).or_default() += times;
        }
        let of = missed.values().sum();
        let most = missed.into_iter().max_by_key(|(_, times)| *times).filter(|(_, times)| *times >= FEWEST);
        let missed = match most {
            Some((rule, times)) => {
                let stock = puzzles::stock(game)?;
                let results = puzzles::results(&inner.store)?;
                let alike = (1..).zip(&stock.lines).filter(|(_, line)| line.rule == rule);
                let mut alike: Vec<(bool, u32)> =
                    alike.map(|(number, line)| (results.state(game, &line.key()).is_solved(), number)).collect();
                alike.sort_unstable();
                let puzzles = alike.into_iter().map(|(_, number)| number).take(PUZZLES).collect();
                games::book().entry(rule).map(|entry| MissedOften { rule: entry.link(lang), times, of, puzzles })
            }
            None => None,
        };
        Ok(Advice { refused, missed })
    }
}

fn refused_often(game: &str, rule: &str, times: u32, lang: Lang) -> Option<RefusedOften> {
    let page = games::book().page(rule, lang)?;
    let lessons = visit_game(game, Titles).unwrap_or_default();
    let is_lesson = |id: &str| lessons.iter().any(|lesson| lesson.id == id);
    let (lessons, others): (Vec<_>, Vec<_>) = page.scenarios.into_iter().partition(|scenario| is_lesson(&scenario.id));
    let rule = games::book().entry(rule)?.link(lang);
    Some(RefusedOften { rule, times, lesson: lessons.into_iter().next(), scenario: others.into_iter().next() })
}
