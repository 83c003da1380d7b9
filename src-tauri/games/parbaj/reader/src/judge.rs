//! Assigns a piece of a text to its category.

use crate::clause::{Clause, clauses};
use crate::doubt::Doubt;
use crate::drawback_judgement::{Valence, fate};
use crate::enclosures::holds;
use crate::judgement::Judgement;
use crate::label::{FoundLabel, Label, is_colon};
use crate::noun::names_other;
use crate::piece::Piece;
use crate::reason::Reason;
use crate::unlabelled_explanation::Sentence;
use crate::word::Word;
use crate::wording_lists::{CHOSEN, ELSEWHERE, ELSEWHERE_COST, ELSEWHERE_UNSAID, GOES_ON, LASTING, OCCASION, PRICE};
use parbaj_cards::CardType;
use std::ops::Range;

/// The piece before on the same line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PrecedingPiece {
    pub judgement: Judgement,
    pub label: Option<Label>,
}

/// The context of judging: the text and the properties of its card.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'a> {
    pub text: &'a str,
    pub words: &'a [Word],
    pub enclosed: &'a [Range<usize>],
    pub card: CardType,
    pub old: bool,
}

/// The maximum number of words in a cost before a colon.
const LONGEST_COST: usize = 24;

impl<'a> Judge<'a> {
    /// Judges a piece.
    pub fn judge(&self, piece: &Piece, before: Option<PrecedingPiece>) -> Judgement {
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
            // A remark in brackets may contain an explanation with a rule of its own.
            let inner: Vec<&Word> = all.iter().collect();
            let clauses = clauses(self.text, &inner);
            let explained =
                Sentence { said: &inner, clauses: &clauses, card: self.card, after_effect: false }.explained();
            return explained.filter(Result::is_ok).unwrap_or(Ok(Reason::Aside));
        }
        self.unlabelled(piece, &said, before)
    }

    /// Returns the words that begin in a range.
    pub fn within(&self, at: Range<usize>) -> &'a [Word] {
        let from = self.words.partition_point(|it| it.at.start < at.start);
        let to = self.words.partition_point(|it| it.at.start < at.end);
        &self.words[from..to]
    }

    /// Judges a labelled piece by its label.
    fn labelled(&self, label: &FoundLabel, piece: &Piece) -> Judgement {
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

    fn unlabelled(&self, piece: &Piece, said: &[&Word], before: Option<PrecedingPiece>) -> Judgement {
        let goes_on = GOES_ON.meet(said);
        if let Some(PrecedingPiece { label: Some(label), .. }) = before
            && goes_on
        {
            return Err(Doubt::BehindLabel { label });
        }
        let price = self.price(piece.at.clone(), said);
        let effect = price.unwrap_or(0);
        let clauses = clauses(self.text, &said[effect..]);
        let effect_before = |it: PrecedingPiece| it.label.is_none() && it.judgement.is_ok_and(Reason::is_effect);
        let after_effect = before.is_some_and(effect_before);
        let sentence = Sentence { said, clauses: &clauses, card: self.card, after_effect };
        if price.is_some() {
            if self.works_elsewhere(&said[..effect]) {
                return Ok(Reason::Elsewhere);
            }
        } else {
            if let Some(explained) = sentence.explained() {
                return explained;
            }
            if self.speaks_from_elsewhere(&clauses) {
                return Ok(Reason::Elsewhere);
            }
        }
        let fate = fate(&clauses, self.card);
        if let Some(drawback) = self.drawback_of_old(fate, price.is_some()) {
            return drawback;
        }
        if price.is_none()
            && let Some(perhaps) = sentence.perhaps()
        {
            return perhaps;
        }
        if goes_on
            && let Some(PrecedingPiece { judgement: Ok(reason), label: None }) = before
            && reason.runs_on_with_more()
        {
            return Ok(reason);
        }
        Ok(self.does(said, price.is_some(), fate == Valence::Bad))
    }

    /// Judges a sentence that is bad for the player of a card of the old edition (91.3.1).
    fn drawback_of_old(&self, fate: Valence, paid: bool) -> Option<Judgement> {
        match fate {
            _ if !self.old => None,
            Valence::Fair => None,
            Valence::Bad if paid => Some(Err(Doubt::BadAtWill)),
            Valence::Bad => Some(Ok(Reason::OldDisadvantage)),
            Valence::Mixed => Some(Err(Doubt::GoodAndBad)),
            Valence::BadForBoth => Some(Err(Doubt::BadForBoth)),
            Valence::PerhapsBad => Some(Err(Doubt::PerhapsBad)),
        }
    }

    /// Classifies any other sentence: as an ability, or on a spell as its effect.
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

    /// Returns the number of words of the cost, if a cost and a colon come before the effect.
    fn price(&self, at: Range<usize>, said: &[&Word]) -> Option<usize> {
        let colon = self.colon(&at)?;
        let words = said.partition_point(|it| it.at.start < colon);
        let head = &said[..words];
        let is_cost = (1..=LONGEST_COST).contains(&words)
            && words < said.len()
            && PRICE.meet(head)
            && !clauses(self.text, head).iter().any(|it| it.subordinate);
        is_cost.then_some(words)
    }

    /// Returns the position of the first colon outside quotes and brackets.
    fn colon(&self, at: &Range<usize>) -> Option<usize> {
        let mut signs = self.text[at.clone()].char_indices().map(|(offset, sign)| (at.start + offset, sign));
        signs.find(|(at, sign)| is_colon(*sign) && !holds(self.enclosed, *at)).map(|it| it.0)
    }

    /// Whether a text has a colon that doesn't end a cost, so that a list or an announced text follows.
    pub fn lists(&self, at: &Range<usize>) -> bool {
        let colon = self.colon(at).is_some_and(|colon| self.text[colon..at.end].contains(char::is_alphanumeric));
        let said: Vec<&Word> = self.within(at.clone()).iter().collect();
        colon && self.price(at.clone(), &said).is_none()
    }

    /// Whether a text is more than a fragment: it has words, and isn't half of a cost.
    pub fn says(&self, at: &Range<usize>) -> bool {
        let words = self.within(at.clone());
        words.iter().any(|it| !it.is_number()) && (words.len() > 2 || !words[0].is_number())
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
}

impl Reason {
    /// Whether a sentence that continues one judged for this reason has the same reason: true for abilities and effects
    /// of spells.
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
