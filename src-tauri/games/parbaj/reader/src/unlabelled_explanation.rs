//! Recognises conditions and explanations without a label by their wording (91.1.0, 91.2).

use crate::clause::Clause;
use crate::doubt::Doubt;
use crate::judgement::Judgement;
use crate::noun::{is_owned_by_this, is_postposition, is_yours, names_bearer, names_other, names_other_object};
use crate::reason::Reason;
use crate::word::Word;
use crate::wording::Wordings;
use crate::wording_lists::{
    BAN, BROUGHT, CHEAPER, COMPUTED, CONDITION, COPY_LIMIT, COPY_LIMIT_PERHAPS, COST, COST_COMPUTED, COST_MOVED,
    DECK_MAKE_UP, ENTERS, EXTRA_COST, FIGURE, FOR_PLAYING, GAME, GUIDANCE, OCCASION, ONLY, PERHAPS_EXPLAINED, PLACED,
    PLAYABLE, PLAYED_FROM, PLAYING_OTHER, REMARK, RESTRICTED, STRIKES, THAT_PLAYED, USE, USE_PERHAPS, X,
};
use parbaj_cards::CardType;

/// A sentence that may be an explanation or a condition.
pub(crate) struct Sentence<'a> {
    pub said: &'a [&'a Word],
    pub clauses: &'a [Clause<'a>],
    pub card: CardType,
    /// Whether it follows a spell's effect, and may refer to what that effect applied to.
    pub after_effect: bool,
}

impl Sentence<'_> {
    /// Returns the judgement if the sentence is, or may be, a condition or an explanation by its wording.
    pub fn explained(&self) -> Option<Judgement> {
        self.about_decks()
            .or_else(|| self.about_figures())
            .map(|it| if it == Reason::ComputedCost && self.plays_another() { Err(Doubt::Unclear) } else { Ok(it) })
            .or_else(|| REMARK.meet(self.said).then_some(Ok(Reason::Guidance)))
            .or_else(|| self.about_playing())
    }

    /// Recognises copy limits, deck make-up and bans.
    fn about_decks(&self) -> Option<Reason> {
        let lists: [(&Wordings, Reason); 3] =
            [(&COPY_LIMIT, Reason::CopyLimit), (&BAN, Reason::Ban), (&DECK_MAKE_UP, Reason::DeckMakeUp)];
        lists.into_iter().find(|(list, _)| list.meet(self.said)).map(|it| it.1)
    }

    /// Recognises how the cost or a figure is computed.
    fn about_figures(&self) -> Option<Reason> {
        if X.meet(self.said) || !self.card.is_spell() && STRIKES.meet(self.said) {
            return Some(Reason::ComputedFigure);
        }
        let cheaper = self.main().any(|it| {
            // `Törpéid idézése olcsóbb`: the cost of other cards.
            let yours = it.words.windows(2).any(|pair| is_yours(pair[0]) && COST.meet(&pair[1..]));
            CHEAPER.meet(&it.words) && self.about_this(it) && !yours && !self.plays_that(it)
        });
        if cheaper || self.own(&COST, &COST_COMPUTED) || self.main().any(|it| self.moves_cost(it)) {
            return Some(Reason::ComputedCost);
        }
        self.own(&FIGURE, &COMPUTED).then_some(Reason::ComputedFigure)
    }

    /// Whether the sentence names a cost or figure of the card, and says how it is computed.
    fn own(&self, names: &Wordings, how: &Wordings) -> bool {
        // `Válassz egy lényt: sebzése annyi, …`: the figure of another card.
        let mut another = false;
        self.main().any(|it| {
            let about_another = another;
            another |= names_other(&it.words, self.card);
            !about_another
                && names.find(&it.words).is_some_and(|at| {
                    let occasion = it.words.get(at + 1).is_some_and(|next| is_postposition(next));
                    // The owner of a figure is named before it.
                    let owners = &it.words[..at];
                    let yours = owners.last().is_some_and(|it| is_yours(it));
                    !occasion
                        && !yours
                        && !names_other(owners, self.card)
                        && !names_bearer(owners)
                        && how.meet(self.said)
                })
        })
    }

    /// Whether something else lowers or raises the card's own cost: `minden tárgyad 1-gyel csökkenti a költségét`.
    fn moves_cost(&self, clause: &Clause<'_>) -> bool {
        let words = &clause.words;
        COST_MOVED.meet(words)
            && COST.find(words).map_or_else(
                || !names_other_object(words, self.card),
                |at| words[at].folded.ends_with('t') && is_owned_by_this(words, at, self.card),
            )
    }

    fn about_playing(&self) -> Option<Judgement> {
        if let Some(playing) = self.clauses.iter().find(|it| PLAYABLE.meet(&it.words) && self.about_this(it))
            && (self.is_restricted(playing) || !self.plays_that(playing))
        {
            return Some(self.playing(playing));
        }
        if self.clauses.iter().any(|it| BROUGHT.meet(&it.words) && self.about_this(it) && self.is_restricted(it)) {
            return Some(Ok(Reason::WordedCondition));
        }
        if self.main().any(|it| CONDITION.meet(&it.words))
            || CONDITION.meet(self.said) && !self.main().any(|it| names_other(&it.words, self.card))
        {
            return Some(Ok(Reason::WordedCondition));
        }
        if self.main().any(|it| EXTRA_COST.meet(&it.words)) {
            return Some(Err(Doubt::ExtraCost));
        }
        let together: Vec<&Word> = self.main().flat_map(|it| it.words.iter().copied()).collect();
        // After a spell's effect, what enters play is the thing that the effect applied to.
        let guides = GUIDANCE.meet(&together) || !self.after_effect && ENTERS.meet(&together);
        if guides && self.main().all(|it| self.about_this(it)) {
            return Some(Ok(Reason::Guidance));
        }
        if self.main().any(|it| USE.meet(&it.words) && self.about_this(it)) {
            // A spell can only be used by playing it.
            return Some(if self.card.is_spell() { Ok(Reason::WordedCondition) } else { Err(Doubt::Use) });
        }
        if self.main().any(|it| PLACED.meet(&it.words) && self.is_restricted(it)) {
            return Some(Err(Doubt::Use));
        }
        if self.main().any(|it| USE_PERHAPS.meet(&it.words) && self.about_this(it)) {
            return Some(if self.card.is_spell() { Ok(Reason::Guidance) } else { Err(Doubt::Use) });
        }
        None
    }

    /// Whether the card that may be played is one that the sentence before has found: `A lapot ingyen kijátszhatod`.
    fn plays_that(&self, clause: &Clause<'_>) -> bool {
        self.after_effect && THAT_PLAYED.meet(&clause.words)
    }

    /// Whether the occasion is the playing of another card, which the rest may refer to: `ha lényt játszol ki, 1 VP-vel
    /// olcsóbb`.
    fn plays_another(&self) -> bool {
        let another = |it: &Clause<'_>| PLAYING_OTHER.meet(&it.words) && names_other_object(&it.words, self.card);
        self.clauses.iter().any(|it| it.subordinate && another(it))
    }

    /// Judges a clause about playing the card.
    fn playing(&self, playing: &Clause<'_>) -> Judgement {
        if self.is_restricted(playing) {
            return Ok(Reason::WordedCondition);
        }
        if PLAYED_FROM.meet(&playing.words) {
            return Err(Doubt::PlayedFromElsewhere);
        }
        if self.clauses.iter().any(|it| it.subordinate) && OCCASION.meet(self.said) {
            return Err(Doubt::MayBePlayed);
        }
        Ok(Reason::Guidance)
    }

    /// Whether a clause, or another one about the card, restricts a permission to a circumstance.
    fn is_restricted(&self, playing: &Clause<'_>) -> bool {
        let restricted =
            |it: &Clause<'_>| !it.subordinate && RESTRICTED.meet(&it.words) && !names_other(&it.words, self.card);
        RESTRICTED.meet(&playing.words) || !playing.subordinate && self.clauses.iter().any(restricted)
    }

    /// Returns the judgement of a sentence that resembles an explanation or condition but has no known wording.
    pub fn perhaps(&self) -> Option<Judgement> {
        // A restriction without a verb: `Csak az ellenfél körében.`
        if ONLY.meet(self.said) && self.said.last().is_some_and(|it| is_postposition(it) || says_when(it)) {
            return Some(if self.card.is_spell() { Ok(Reason::WordedCondition) } else { Err(Doubt::Use) });
        }
        if self.main().any(|it| FOR_PLAYING.meet(&it.words)) {
            return Some(Err(Doubt::ExtraCost));
        }
        if self.said.len() > FEW && !self.said.iter().any(|it| it.is_number() || GAME.meet(&[it])) {
            return Some(Err(Doubt::NoGameWords));
        }
        let unclear = COPY_LIMIT_PERHAPS.meet(self.said)
            || self.main().any(|it| PERHAPS_EXPLAINED.meet(&it.words) && self.about_this(it));
        unclear.then_some(Err(Doubt::Unclear))
    }

    fn main(&self) -> impl Iterator<Item = &Clause<'_>> {
        self.clauses.iter().filter(|it| !it.subordinate)
    }

    fn about_this(&self, clause: &Clause<'_>) -> bool {
        // `Amelyik lapon szerepel, az drágább`: the main clause refers to the first word of the sentence.
        let relative =
            self.said.first().is_some_and(|it| it.folded.starts_with("amely") || it.folded.starts_with("barmely"));
        // `Az első varázslat, amit kijátszol, olcsóbb`: a relative clause splits the main clause.
        let cut = self.clauses.windows(2).any(|it| {
            let [before, relative] = it else { return false };
            let begins = relative.words.first().is_some_and(|it| is_relative(it));
            begins
                && before.words[0].at.start < clause.words[0].at.start
                && relative.words[0].at.start < clause.words[0].at.start
                && !before.subordinate
                && names_other(&before.words, self.card)
        });
        !relative && !cut && !names_other(&clause.words, self.card) && !names_bearer(&clause.words)
    }
}

/// The maximum number of words of an ability that has no word of the game: `Elsőként csap le.`
const FEW: usize = 5;

/// Whether a word begins a relative clause about a noun of the clause before.
fn is_relative(word: &Word) -> bool {
    ["amit", "amely", "ami", "aki"].iter().any(|it| word.folded.starts_with(it)) && !word.folded.starts_with("amikor")
}

/// Whether a word has an ending of time or place.
fn says_when(word: &Word) -> bool {
    const ENDINGS: [&str; 5] = ["kor", "ban", "ben", "kent", "valaszul"];
    ENDINGS.iter().any(|it| word.folded.ends_with(it))
}
