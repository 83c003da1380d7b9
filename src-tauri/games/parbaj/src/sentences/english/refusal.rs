//! Refusals, in English.

use super::{name, one, whom};
use parbaj::{CardId, CostPart, PermanentRef, Refusal, Step, Target};
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn refusal(refusal: &Refusal, names: &Names) -> String {
    let of = |piece: PermanentRef| name(piece.card);
    match *refusal {
        Refusal::GameOver { .. } => "The game is over: nobody can decide anything here any more.".to_owned(),
        Refusal::NotYourDecision { to_move } => match names.other(to_move) {
            None => "It’s your decision now.".to_owned(),
            Some(name) => format!("It isn’t your decision now but {name}’s."),
        },
        Refusal::NotNow { step } => decided_now(step),
        Refusal::MulliganUsed => "You have swapped your opening hand once, so you have to keep this one.".to_owned(),
        Refusal::NotInHand { card } => format!("{} isn’t in your hand.", name(card)),
        Refusal::NotInDiscard { card } => format!("{} isn’t in your discard pile.", name(card)),
        Refusal::NotInPlay => "This permanent isn’t in play any more.".to_owned(),
        Refusal::NotYours { piece } => format!("{} isn’t on your side: you aren’t its master.", of(piece)),
        Refusal::OnlyInOwnMain { card } => {
            format!("{} is {}, which you can only play in your own main phase.", name(card), one(card.kind().card_type))
        }
        Refusal::OnlyReactions { card } => {
            format!("Only a reaction is possible now, that is, something that prevents an action: {} isn’t one.", name(card))
        }
        Refusal::NoNeutralisation { card } => {
            format!("{} has no Neutralisation, so it can’t be played as a reaction.", name(card))
        }
        Refusal::NothingToPrevent { card } => format!("There is no action now that {} could prevent.", name(card)),
        Refusal::NothingInScope { card } => {
            format!("Nothing in the reaction queue is within the scope of {}.", name(card))
        }
        Refusal::OutOfScope { card, action } => {
            format!("This action ({}) isn’t within the scope of {}.", name(action), name(card))
        }
        Refusal::SpellIsNoAbility { card, action } => {
            format!("{} speaks of abilities, but {} is a spell, and what a spell does isn’t an ability.", name(card), name(action))
        }
        Refusal::ConditionUnmet { card, .. } => format!("The playing condition of {} isn’t met now.", name(card)),
        Refusal::NoTarget { card } => format!("{} would find no legal target now.", name(card)),
        Refusal::WrongTarget { card, target } => wrong_target(card, target, names),
        Refusal::CantBeTargeted { piece } => {
            format!("{} can’t be the target of an opponent’s spells and abilities.", of(piece))
        }
        Refusal::ChangesNothing { card } => {
            format!("Using {} would change nothing now, so no cost can be paid for it.", name(card))
        }
        Refusal::TooExpensive { card, cost, vp } => {
            format!("{} would cost {cost}{NBSP}MP now, and you have {vp}{NBSP}MP.", name(card))
        }
        Refusal::CantPay { card, part } => format!("You can’t pay the cost of {}: {}.", name(card), missing(part)),
        Refusal::XOutOfBounds { least, most } if least >= most => format!("X can only be {least} now."),
        Refusal::XOutOfBounds { least, most } => format!("X can be {least} at least and {most} at most now."),
        Refusal::CantBeGiven { piece, part } => cant_be_given(piece, part),
        Refusal::NothingAnnounced => "You aren’t announcing anything now.".to_owned(),
        Refusal::AnnouncedFirst { card } => {
            format!("First finish what you have announced, or take it back: {}.", name(card))
        }
        Refusal::NotReady { card } => {
            format!("A choice is still open for {}: make it before you pay.", name(card))
        }
        Refusal::NotActivated { card, .. } => {
            format!("This part of the text of {} isn’t used by anybody’s choice.", name(card))
        }
        Refusal::NotYourChoice { piece } => {
            format!("The drawback of {} isn’t your choice but your opponent’s.", of(piece))
        }
        Refusal::DrawbackLifted { piece } => format!("{} has lost its drawbacks until the turn ends.", of(piece)),
        Refusal::DoesntWorkThere { card } => format!("The ability of {} doesn’t work from there.", name(card)),
        Refusal::AlreadyUsed { piece } => {
            format!("This part of the text of {} has been used this turn.", of(piece))
        }
        Refusal::Silenced { piece } => format!("{} is silenced: it has no abilities now.", of(piece)),
        Refusal::PassiveDoesNothing { piece } => {
            format!("{} is passive, so you can’t use its ability now.", of(piece))
        }
        Refusal::AlreadyPassive { piece } => {
            format!("{} is passive already, and what is passive can’t be turned passive.", of(piece))
        }
        Refusal::NotACreature { piece } => {
            format!("{} isn’t a creature: only creatures move and fight.", of(piece))
        }
        Refusal::PassiveCantGuard { piece } => {
            format!("{} is passive, so it can’t stand guard and doesn’t move now.", of(piece))
        }
        Refusal::CantGuard { piece, drawback, unlabelled } => {
            format!("{} can’t stand guard, because of {}.", of(piece), because(drawback, unlabelled))
        }
        Refusal::AlreadyMoved { piece } => format!("{} has moved in this phase.", of(piece)),
        Refusal::NotAtGuardPost { piece } => {
            format!("{} isn’t active at the guard post, and nothing attacks from elsewhere.", of(piece))
        }
        Refusal::CantAttack { piece, drawback, unlabelled } => {
            format!("{} can’t attack, because of {}.", of(piece), because(drawback, unlabelled))
        }
        Refusal::AlreadyAttacks { piece } => format!("{} is attacking already.", of(piece)),
        Refusal::GuardsFirst => {
            "Each of your opponent’s guards needs an attacker first; only then can the player or a building be attacked."
                .to_owned()
        }
        Refusal::CantBeAttacked { target } => cant_be_attacked(target, names),
        Refusal::InReserve { piece } => format!("{} is in reserve, where it can’t be attacked.", of(piece)),
        Refusal::NotInThisUpkeep { piece } => format!("{} isn’t waiting for anything in this upkeep.", of(piece)),
        Refusal::NotStruck { piece } => {
            format!("{} doesn’t attack this guard, or has its place in the order.", of(piece))
        }
    }
}

/// Names the part of a creature's text that forbids something.
fn because(drawback: bool, unlabelled: bool) -> &'static str {
    match (drawback, unlabelled) {
        (_, true) => "a drawback of its own, which has no label on an old card",
        (true, false) => "a drawback of its own",
        (false, false) => "an ability of its own",
    }
}

/// Describes the current decision to a player who tried another one.
fn decided_now(step: Step) -> String {
    match step {
        Step::Mulligan { .. } => "You are deciding whether to keep your opening hand.".to_owned(),
        Step::UpkeepOrder => "You are deciding what comes next in upkeep.".to_owned(),
        Step::Window { .. } => "You may act now, or decline.".to_owned(),
        Step::Reactions { .. } => "You may react to an action now, or decline.".to_owned(),
        Step::Movement => {
            "It’s movement: you may take creatures from the reserve to the guard post or back.".to_owned()
        }
        Step::Attackers => "You are assigning your attackers.".to_owned(),
        Step::StrikeOrder { .. } => "You are deciding whom your guard strikes next.".to_owned(),
        Step::Target { .. } => "You are choosing a target.".to_owned(),
        Step::Discard { left, .. } => format!("You have to discard {} from hand.", super::count(left, "card")),
        Step::Sacrifice { left, .. } => format!("You have to sacrifice {}.", super::count(left, "permanent")),
        Step::May { .. } => "You are deciding whether to pay as an effect goes on.".to_owned(),
        Step::TemporaryCost { .. } => {
            "You are deciding whether to pay a temporary cost or sacrifice the card.".to_owned()
        }
        Step::Paying { .. } => "You are choosing what to pay with.".to_owned(),
        Step::Over => "The game is over: nobody can decide anything here any more.".to_owned(),
    }
}

fn wrong_target(card: CardId, target: Target, names: &Names) -> String {
    let of = name(card);
    match target {
        Target::Player { seat } => {
            format!("{} can’t be a target of {of}.", super::capital(&whom(seat, names)))
        }
        Target::Permanent { .. } => format!("This permanent can’t be a target of {of}."),
        Target::Discarded { card, .. } => {
            format!("{} in the discard pile can’t be a target of {of} now.", name(card))
        }
    }
}

fn cant_be_attacked(target: Target, names: &Names) -> String {
    match target {
        Target::Player { seat } => match names.other(seat) {
            None => "You can’t attack yourself.".to_owned(),
            Some(name) => format!("{name} can’t be attacked now."),
        },
        Target::Permanent { .. } => {
            "This can’t be attacked: only your opponent, their guards and their buildings can.".to_owned()
        }
        Target::Discarded { card, .. } => format!("{} is in a discard pile, where it can’t be attacked.", name(card)),
    }
}

fn missing(part: CostPart) -> &'static str {
    match part {
        CostPart::Builders => "you have too few active creatures in reserve for builders",
        CostPart::Sacrifice => "you have too few permanents to sacrifice for it",
        CostPart::Discard => "you have too few cards in hand to discard for it",
        CostPart::Life => "you have too little life above 0",
    }
}

fn cant_be_given(piece: PermanentRef, part: CostPart) -> String {
    let it = name(piece.card);
    match part {
        CostPart::Builders => format!("{it} can’t be a builder: for that it has to be active in your reserve."),
        CostPart::Sacrifice => format!("{it} can’t be sacrificed for this."),
        CostPart::Discard | CostPart::Life => {
            format!("{it} can’t be given: you aren’t paying with permanents now.")
        }
    }
}
