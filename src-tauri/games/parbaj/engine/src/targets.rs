//! The targets that a card or ability may be given in a state.

use crate::moves::Target;
use crate::permanent::{Permanent, PermanentId};
use crate::state::State;
use crate::state_evaluation::TextViewpoint;
use game::Seat;
use parbaj_cards::{Side, Static, TargetSpec};

/// The two seats.
pub(crate) const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

impl State {
    /// Whether `target` matches a target spec of `you` and the permanent `this`.
    pub(crate) fn is_target(&self, spec: &TargetSpec, target: Target, you: Seat, this: Option<PermanentId>) -> bool {
        match (spec, target) {
            (TargetSpec::Player | TargetSpec::PlayerOrCreature(_), Target::Player { seat }) => seat.0 < 2,
            (TargetSpec::Permanent(filter) | TargetSpec::PlayerOrCreature(filter), Target::Permanent { permanent }) => {
                let reader = TextViewpoint { you, this: this.and_then(|id| self.permanent(id)), x: 0 };
                self.permanent(permanent)
                    .is_some_and(|it| self.fits(filter, it, reader) && !self.is_untouchable(it, you))
            }
            (TargetSpec::Discarded { side, types }, Target::Discarded { seat, card }) => {
                let meant = match side {
                    Side::Any => true,
                    Side::Yours => seat == you,
                    Side::Theirs => seat != you,
                };
                meant
                    && seat.0 < 2
                    && self.sides[seat.index()].discard.contains(&card)
                    && types.has(card.kind().card_type)
            }
            _ => false,
        }
    }

    /// Whether a permanent can't be the target of spells and abilities of `you`.
    pub(crate) fn is_untouchable(&self, permanent: &Permanent, you: Seat) -> bool {
        permanent.master != you && self.has_static(permanent, Static::CantBeTargeted)
    }

    /// Calls `found` with every legal target, in an order that depends on public information only, until it returns
    /// `true`.
    pub(crate) fn each_target(
        &self,
        spec: &TargetSpec,
        you: Seat,
        this: Option<PermanentId>,
        mut found: impl FnMut(Target) -> bool,
    ) {
        if matches!(spec, TargetSpec::Player | TargetSpec::PlayerOrCreature(_)) {
            for seat in SEATS {
                if found(Target::Player { seat }) {
                    return;
                }
            }
        }
        match spec {
            TargetSpec::Permanent(_) | TargetSpec::PlayerOrCreature(_) => {
                for permanent in &self.permanents {
                    let target = Target::Permanent { permanent: permanent.id };
                    if self.is_target(spec, target, you, this) && found(target) {
                        return;
                    }
                }
            }
            TargetSpec::Discarded { .. } => {
                for seat in SEATS {
                    let pile = &self.sides[seat.index()].discard;
                    for (at, card) in pile.iter().enumerate() {
                        let target = Target::Discarded { seat, card: *card };
                        let first = !pile[..at].contains(card);
                        if first && self.is_target(spec, target, you, this) && found(target) {
                            return;
                        }
                    }
                }
            }
            TargetSpec::Player => {}
        }
    }

    /// Whether there is a legal target.
    pub(crate) fn any_target(&self, spec: &TargetSpec, you: Seat, this: Option<PermanentId>) -> bool {
        let mut any = false;
        self.each_target(spec, you, this, |_| {
            any = true;
            true
        });
        any
    }
}
