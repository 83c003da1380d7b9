//! Tests that every refusal is a well-formed sentence in both languages.

use super::articles::assert_articles;
use super::card;
use super::games::kind;
use crate::sentences::{names, say, seen};
use game::{Cites, Game, Seat};
use parbaj::{CardId, CostPart, Parbaj, PermanentId, PermanentRef, Reason, Refusal, Step, Target};
use parbaj_hosted::HostedParbaj;
use rulebook::Lang;
use rulebook::phrase::Phrase;
use std::collections::BTreeSet;

const PARTS: [CostPart; 4] = [CostPart::Builders, CostPart::Sacrifice, CostPart::Discard, CostPart::Life];

fn steps() -> [Step; 13] {
    let (seat, permanent) = (Seat(0), PermanentId(3));
    [
        Step::Mulligan { seat },
        Step::UpkeepOrder,
        Step::Window { seat, declines: 0 },
        Step::Reactions { seat, declines: 1 },
        Step::Movement,
        Step::Attackers,
        Step::StrikeOrder { guard: permanent },
        Step::Target { seat },
        Step::Discard { seat, left: 1 },
        Step::Sacrifice { seat, left: 2 },
        Step::May { seat },
        Step::TemporaryCost { permanent },
        Step::Paying { seat },
    ]
}

fn of_card(card: CardId, action: CardId) -> Vec<Refusal> {
    let piece = PermanentRef { id: PermanentId(3), card, twin: 0 };
    let mut all = vec![
        Refusal::NotInHand { card },
        Refusal::NotInDiscard { card },
        Refusal::NotYours { piece },
        Refusal::OnlyInOwnMain { card },
        Refusal::OnlyReactions { card },
        Refusal::NoNeutralisation { card },
        Refusal::NothingToPrevent { card },
        Refusal::NothingInScope { card },
        Refusal::OutOfScope { card, action },
        Refusal::SpellIsNoAbility { card, action },
        Refusal::ConditionUnmet { card, clause: 0 },
        Refusal::NoTarget { card },
        Refusal::CantBeTargeted { piece },
        Refusal::ChangesNothing { card },
        Refusal::TooExpensive { card, cost: 5, vp: 1 },
        Refusal::AnnouncedFirst { card },
        Refusal::NotReady { card },
        Refusal::NotActivated { card, clause: 1 },
        Refusal::NotYourChoice { piece },
        Refusal::DrawbackLifted { piece },
        Refusal::DoesntWorkThere { card },
        Refusal::AlreadyUsed { piece },
        Refusal::Silenced { piece },
        Refusal::PassiveDoesNothing { piece },
        Refusal::AlreadyPassive { piece },
        Refusal::NotACreature { piece },
        Refusal::PassiveCantGuard { piece },
        Refusal::AlreadyMoved { piece },
        Refusal::NotAtGuardPost { piece },
        Refusal::AlreadyAttacks { piece },
        Refusal::InReserve { piece },
        Refusal::NotInThisUpkeep { piece },
        Refusal::NotStruck { piece },
    ];
    let targets = [
        Target::Player { seat: Seat(0) },
        Target::Player { seat: Seat(1) },
        Target::Permanent { permanent: PermanentId(3) },
        Target::Discarded { seat: Seat(0), card },
    ];
    for target in targets {
        all.push(Refusal::WrongTarget { card, target });
        all.push(Refusal::CantBeAttacked { target });
    }
    for (drawback, unlabelled) in [(false, false), (true, false), (true, true)] {
        all.push(Refusal::CantGuard { piece, drawback, unlabelled });
        all.push(Refusal::CantAttack { piece, drawback, unlabelled });
    }
    for part in PARTS {
        all.push(Refusal::CantPay { card, part });
        all.push(Refusal::CantBeGiven { piece, part });
    }
    all
}

fn all() -> Vec<Refusal> {
    let mut all = vec![
        Refusal::GameOver { reason: Reason::EmptyDeck },
        Refusal::NotYourDecision { to_move: Seat(0) },
        Refusal::NotYourDecision { to_move: Seat(1) },
        Refusal::MulliganUsed,
        Refusal::NotInPlay,
        Refusal::XOutOfBounds { least: 1, most: 1 },
        Refusal::XOutOfBounds { least: 1, most: 5 },
        Refusal::NothingAnnounced,
        Refusal::GuardsFirst,
        Refusal::NotNow { step: Step::Over },
    ];
    all.extend(steps().map(|step| Refusal::NotNow { step }));
    for card in CardId::all() {
        all.extend(of_card(card, super::card("Pattanó szikra")));
    }
    all
}

/// Matches every kind of refusal, so that a new kind doesn't compile until it is added here.
fn number_of_kinds(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::GameOver { .. }
        | Refusal::NotYourDecision { .. }
        | Refusal::NotNow { .. }
        | Refusal::MulliganUsed
        | Refusal::NotInHand { .. }
        | Refusal::NotInDiscard { .. }
        | Refusal::NotInPlay
        | Refusal::NotYours { .. }
        | Refusal::OnlyInOwnMain { .. }
        | Refusal::OnlyReactions { .. } => 10,
        Refusal::NoNeutralisation { .. }
        | Refusal::NothingToPrevent { .. }
        | Refusal::NothingInScope { .. }
        | Refusal::OutOfScope { .. }
        | Refusal::SpellIsNoAbility { .. }
        | Refusal::ConditionUnmet { .. }
        | Refusal::NoTarget { .. }
        | Refusal::WrongTarget { .. }
        | Refusal::CantBeTargeted { .. }
        | Refusal::TooExpensive { .. } => 20,
        Refusal::CantPay { .. }
        | Refusal::XOutOfBounds { .. }
        | Refusal::CantBeGiven { .. }
        | Refusal::NothingAnnounced
        | Refusal::AnnouncedFirst { .. }
        | Refusal::NotReady { .. }
        | Refusal::NotActivated { .. }
        | Refusal::NotYourChoice { .. }
        | Refusal::DrawbackLifted { .. }
        | Refusal::DoesntWorkThere { .. } => 30,
        Refusal::AlreadyUsed { .. }
        | Refusal::Silenced { .. }
        | Refusal::PassiveDoesNothing { .. }
        | Refusal::AlreadyPassive { .. }
        | Refusal::NotACreature { .. }
        | Refusal::PassiveCantGuard { .. }
        | Refusal::CantGuard { .. }
        | Refusal::AlreadyMoved { .. }
        | Refusal::NotAtGuardPost { .. }
        | Refusal::CantAttack { .. } => 40,
        Refusal::AlreadyAttacks { .. }
        | Refusal::GuardsFirst
        | Refusal::CantBeAttacked { .. }
        | Refusal::InReserve { .. }
        | Refusal::NotInThisUpkeep { .. }
        | Refusal::NotStruck { .. }
        | Refusal::ChangesNothing { .. } => 47,
    }
}

#[test]
fn every_refusal_is_a_sentence_with_a_rule() {
    let mut kinds = BTreeSet::new();
    let all = all();
    for refusal in &all {
        kinds.insert(kind(refusal));
        say(|lang, names| HostedParbaj::refusal(refusal, lang, names), true);
        assert_articles(&HostedParbaj::refusal(refusal, Lang::Hu, &names(None)));
        assert!(Parbaj::RULES.contains(&refusal.rule()));
    }
    assert_eq!(kinds.len(), all.iter().map(number_of_kinds).max().unwrap(), "{kinds:?}");
}

#[test]
fn two_refusals_are_never_said_alike() {
    let mut said = BTreeSet::new();
    for refusal in of_card(card("Lombőr"), card("Rianás")) {
        let text = seen(&HostedParbaj::refusal(&refusal, Lang::Hu, &names(Some(Seat(0)))));
        // Neither discards nor Ép are paid with permanents, so these two refusals have the same text.
        let same = matches!(refusal, Refusal::CantBeGiven { part: CostPart::Life, .. });
        assert!(said.insert(text.clone()) || same, "{text}");
    }
}

#[test]
fn a_refusal_says_the_numbers_and_cards_it_is_about() {
    let told = |refusal: Refusal, lang| seen(&HostedParbaj::refusal(&refusal, lang, &names(Some(Seat(0)))));
    let dear = Refusal::TooExpensive { card: card("Ősfa"), cost: 3, vp: 1 };
    assert_eq!(told(dear, Lang::Hu), "Az Ősfa most 3 VP-be kerülne, neked 1 VP-d van.");
    assert_eq!(told(dear, Lang::En), "Elder Tree would cost 3 MP now, and you have 1 MP.");
    let spell = Refusal::SpellIsNoAbility { card: card("Befagyott szó"), action: card("Rianás") };
    assert_eq!(
        told(spell, Lang::Hu),
        "A Befagyott szó képességről szól, a Rianás viszont varázslat, és a varázslat-hatás nem képesség."
    );
}
