//! What a piece of a text is.

use crate::clause::{Clause, clauses, names_other};
use crate::doubt::Doubt;
use crate::enclosed::holds;
use crate::fate::{Fate, fate};
use crate::label::{Label, Labelled, is_colon};
use crate::lists::{
    BAN, CHEAPER, CHOSEN, COMPUTED, CONDITION, COPY_LIMIT, COST, COST_COMPUTED, DECK_MAKE_UP, ELSEWHERE,
    ELSEWHERE_COST, ELSEWHERE_UNSAID, EXTRA_COST, FIGURE, GOES_ON, GUIDANCE, LASTING, OCCASION, PLAYABLE, PLAYED_FROM,
    PRICE, REMARK, RESTRICTED, USE, X,
};
use crate::piece::Piece;
use crate::reason::Reason;
use crate::word::Word;
use crate::wording::Wordings;
use parbaj_cards::CardType;
use std::ops::Range;

/// The outcome: why it is in its category, or why that is in doubt.
pub(crate) type Judgement = Result<Reason, Doubt>;

/// What has gone before on the same line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before {
    pub judgement: Judgement,
    pub label: Option<Label>,
}

/// What judging needs: the text, and the card it is on.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'a> {
    pub text: &'a str,
    pub words: &'a [Word],
    pub enclosed: &'a [Range<usize>],
    pub card: CardType,
    pub old: bool,
}

/// The most words that a cost before a colon has.
const LONGEST_COST: usize = 24;

impl<'a> Judge<'a> {
    /// What a piece is.
    pub fn judge(&self, piece: &Piece, before: Option<Before>) -> Judgement {
        if let Some(label) = &piece.label {
            return self.labelled(label, piece);
        }
        if let Some(label) = piece.misspelt {
            return Err(Doubt::Misspelt { label });
        }
        let all = self.within(piece.at.clone());
        let said: Vec<&Word> = all.iter().filter(|it| !holds(self.enclosed, it.at.start)).collect();
        if said.is_empty() {
            if !self.text[piece.at.clone()].contains('(') {
                return Err(Doubt::Quotation);
            }
            // What is in brackets may explain something that has a rule of its own.
            let inner: Vec<&Word> = all.iter().collect();
            let explained = self.explained(&inner, &clauses(self.text, &inner));
            return explained.filter(Result::is_ok).unwrap_or(Ok(Reason::Aside));
        }
        self.unlabelled(piece, &said, before)
    }

    fn within(&self, at: Range<usize>) -> &'a [Word] {
        let from = self.words.partition_point(|it| it.at.start < at.start);
        let to = self.words.partition_point(|it| it.at.start < at.end);
        &self.words[from..to]
    }

    /// What the label says it is.
    fn labelled(&self, label: &Labelled, piece: &Piece) -> Judgement {
        let content = label.content..piece.at.end;
        if !self.text[content.clone()].contains(char::is_alphanumeric) {
            return Err(Doubt::Empty { label: label.label });
        }
        match label.label {
            Label::Condition => Ok(Reason::LabelledCondition),
            Label::Advantage => match label.bounds {
                Some((from, to)) => Ok(Reason::Advantage { from, to }),
                None => Err(Doubt::NoBounds),
            },
            Label::Neutralisation => Ok(Reason::Neutralisation),
            Label::Bounty => Ok(Reason::Bounty),
            Label::TemporaryCost => Ok(Reason::TemporaryCost),
            Label::Drawback if self.card.is_spell() => Ok(Reason::SpellDrawback),
            Label::Drawback => {
                let said: Vec<&Word> = self.within(content.clone()).iter().collect();
                let chosen = CHOSEN.meet(&said) || self.price(content, &said).is_some();
                Ok(if chosen { Reason::ChosenDrawback } else { Reason::Drawback })
            }
        }
    }

    fn unlabelled(&self, piece: &Piece, said: &[&Word], before: Option<Before>) -> Judgement {
        let goes_on = GOES_ON.meet(said);
        if let Some(Before { label: Some(label), .. }) = before
            && goes_on
        {
            return Err(Doubt::BehindLabel { label });
        }
        let price = self.price(piece.at.clone(), said);
        let effect = price.unwrap_or(0);
        let clauses = clauses(self.text, &said[effect..]);
        if price.is_some() {
            if self.works_elsewhere(&said[..effect]) {
                return Ok(Reason::Elsewhere);
            }
        } else {
            if let Some(explained) = self.explained(said, &clauses) {
                return explained;
            }
            if self.speaks_from_elsewhere(&clauses) {
                return Ok(Reason::Elsewhere);
            }
        }
        let fate = fate(&clauses, self.card);
        if self.old {
            match fate {
                Fate::Bad if price.is_some() => return Err(Doubt::BadAtWill),
                Fate::Bad => return Ok(Reason::OldDisadvantage),
                Fate::Mixed => return Err(Doubt::GoodAndBad),
                Fate::BadForBoth => return Err(Doubt::BadForBoth),
                Fate::Fair => {}
            }
        }
        if goes_on
            && let Some(Before { judgement: Ok(reason), label: None }) = before
            && reason.runs_on_with_more()
        {
            return Ok(reason);
        }
        Ok(self.does(said, price.is_some(), fate == Fate::Bad))
    }

    /// Anything else: an ability, or on a spell its effect.
    fn does(&self, said: &[&Word], paid: bool, bad: bool) -> Reason {
        if self.card.is_spell() {
            return match (bad, paid || CHOSEN.meet(said)) {
                (true, false) => Reason::NewSpellDisadvantage,
                (_, true) => Reason::SpellChoice,
                (false, false) => Reason::SpellEffect,
            };
        }
        match () {
            () if paid => Reason::Activated,
            () if bad => Reason::NewDisadvantage,
            () if LASTING.meet(said) => Reason::Static,
            () if OCCASION.meet(said) => Reason::Automatic,
            () => Reason::Static,
        }
    }

    /// How many words are the cost, where a cost and a colon come before an effect.
    fn price(&self, at: Range<usize>, said: &[&Word]) -> Option<usize> {
        let colon = self.text[at.clone()]
            .char_indices()
            .find(|(offset, sign)| is_colon(*sign) && !holds(self.enclosed, at.start + offset))?;
        let words = said.partition_point(|it| it.at.start < at.start + colon.0);
        let head = &said[..words];
        let is_cost = (1..=LONGEST_COST).contains(&words)
            && words < said.len()
            && PRICE.meet(head)
            && !clauses(self.text, head).iter().any(|it| it.subordinate);
        is_cost.then_some(words)
    }

    fn works_elsewhere(&self, cost: &[&Word]) -> bool {
        let steps = clauses(self.text, cost);
        steps.iter().any(|step| ELSEWHERE_COST.meet(&step.words) && !names_other(&step.words, self.card))
    }

    fn speaks_from_elsewhere(&self, clauses: &[Clause<'_>]) -> bool {
        let mut another = false;
        clauses.iter().any(|it| {
            let names_other = names_other(&it.words, self.card);
            another |= names_other;
            !names_other && ELSEWHERE.meet(&it.words) || !another && ELSEWHERE_UNSAID.meet(&it.words)
        })
    }

    /// Condition or explanation, if its wording is one.
    fn explained(&self, said: &[&Word], clauses: &[Clause<'_>]) -> Option<Judgement> {
        // `Amelyik lapon szerepel, az drágább`: whatever follows is about what the sentence begins with.
        let relative =
            said.first().is_some_and(|it| it.folded.starts_with("amely") || it.folded.starts_with("barmely"));
        let about_this = |clause: &Clause<'_>| !relative && !names_other(&clause.words, self.card);
        let main = || clauses.iter().filter(|it| !it.subordinate);
        if COPY_LIMIT.meet(said) {
            return Some(Ok(Reason::CopyLimit));
        }
        if BAN.meet(said) {
            return Some(Ok(Reason::Ban));
        }
        if DECK_MAKE_UP.meet(said) {
            return Some(Ok(Reason::DeckMakeUp));
        }
        if X.meet(said) {
            return Some(Ok(Reason::ComputedFigure));
        }
        let own = |names: &Wordings, how: &Wordings| {
            main().any(|it| {
                // Whose figure it is comes before it.
                names.find(&it.words).is_some_and(|at| !names_other(&it.words[..at], self.card)) && how.meet(said)
            })
        };
        if main().any(|it| CHEAPER.meet(&it.words) && about_this(it)) || own(&COST, &COST_COMPUTED) {
            return Some(Ok(Reason::ComputedCost));
        }
        if own(&FIGURE, &COMPUTED) {
            return Some(Ok(Reason::ComputedFigure));
        }
        if REMARK.meet(said) {
            return Some(Ok(Reason::Guidance));
        }
        if let Some(playing) = clauses.iter().find(|it| PLAYABLE.meet(&it.words) && about_this(it)) {
            return Some(self.playing(playing, said, clauses));
        }
        if main().any(|it| CONDITION.meet(&it.words))
            || CONDITION.meet(said) && !main().any(|it| names_other(&it.words, self.card))
        {
            return Some(Ok(Reason::WordedCondition));
        }
        if main().any(|it| EXTRA_COST.meet(&it.words)) {
            return Some(Err(Doubt::ExtraCost));
        }
        let together: Vec<&Word> = main().flat_map(|it| it.words.iter().copied()).collect();
        if main().all(about_this) && GUIDANCE.meet(&together) {
            return Some(Ok(Reason::Guidance));
        }
        main().any(|it| USE.meet(&it.words) && about_this(it)).then_some(Err(Doubt::Use))
    }

    /// Judges what says something about playing the card.
    fn playing(&self, playing: &Clause<'_>, said: &[&Word], clauses: &[Clause<'_>]) -> Judgement {
        let restricted =
            |it: &Clause<'_>| !it.subordinate && RESTRICTED.meet(&it.words) && !names_other(&it.words, self.card);
        if RESTRICTED.meet(&playing.words) || !playing.subordinate && clauses.iter().any(restricted) {
            return Ok(Reason::WordedCondition);
        }
        if PLAYED_FROM.meet(&playing.words) {
            return Err(Doubt::PlayedFromElsewhere);
        }
        if clauses.iter().any(|it| it.subordinate) && OCCASION.meet(said) {
            return Err(Doubt::MayBePlayed);
        }
        Ok(Reason::Guidance)
    }
}

impl Reason {
    /// Whether a sentence that continues one judged for this reason has the same reason: abilities and effects of
    /// spells.
    fn runs_on_with_more(self) -> bool {
        matches!(
            self,
            Reason::Activated
                | Reason::Automatic
                | Reason::Static
                | Reason::NewDisadvantage
                | Reason::Elsewhere
                | Reason::SpellEffect
                | Reason::SpellChoice
                | Reason::NewSpellDisadvantage
                | Reason::OldDisadvantage
        )
    }
}
