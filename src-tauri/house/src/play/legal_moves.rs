//! The legal moves of the person to decide, with the rule of each, for somebody who is learning the game.

use crate::play::table_state::Played;
use crate::wire::MovesOfRule;
use game::{Chance, Cites, Game, RuleId};
use games::{ListedGame, book};
use rulebook::Lang;

/// The most moves of one rule that are put into words: a board has hundreds of points.
const MOST_NAMED: usize = 12;

impl<G: ListedGame> Played<G> {
    /// Returns the viewer's legal moves by the rule of what they first do, in the rules' order of the moves; empty if
    /// another seat is to decide. Depends only on what the viewer sees.
    pub(crate) fn legal_moves_by_rule(&self, lang: Lang) -> Vec<MovesOfRule> {
        let Some(view) = self.asked() else { return Vec::new() };
        let names = self.names(lang);
        let state = G::determinize(&view, &mut Chance::new(self.thought_seed()));
        let at_hand = G::at_hand(&view);
        let mut moves = Vec::new();
        G::legal_moves(&state, &mut moves);
        let mut by_rule = Vec::new();
        for mv in moves {
            // A move that causes nothing at first, such as a step of a choice, is allowed by the rule at hand.
            let rules = rules_of::<G>(&state, mv).into_iter().chain(at_hand.iter().map(RuleId::to_string));
            let mut entries = rules.filter_map(|rule| book().entry(&rule));
            let Some(entry) = entries.next() else { continue };
            let at = by_rule.iter().position(|(known, _)| *known == entry.id).unwrap_or_else(|| {
                by_rule.push((entry.id, MovesOfRule { rule: entry.link(lang), all: 0, named: Vec::new() }));
                by_rule.len() - 1
            });
            let (_, of_rule) = &mut by_rule[at];
            of_rule.all += 1;
            if of_rule.named.len() < MOST_NAMED {
                of_rule.named.push(G::mv(mv, &view, lang, &names));
            }
        }
        by_rule.into_iter().map(|(_, of_rule)| of_rule).collect()
    }
}

/// Returns the rules of the events that a move causes, the first first.
fn rules_of<G: Game>(state: &G::State, mv: G::Move) -> Vec<String> {
    let mut events: Vec<G::Event> = Vec::new();
    G::apply(&mut state.clone(), mv, &mut events);
    events.iter().map(|event| event.rule().to_string()).collect()
}
