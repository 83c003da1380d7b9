//! Refusals, in Hungarian.

use super::{full_noun, the_plain};
use parbaj::{CardId, CostPart, PermanentRef, Refusal, Step, Target};
use rulebook::hungarian::capital;
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn refusal(refusal: &Refusal, names: &Names) -> String {
    // Most refusals name a card.
    let it = |card: CardId| capital(&the_plain(card));
    let piece_is = |piece: PermanentRef| capital(&the_plain(piece.card));
    match *refusal {
        Refusal::GameOver { .. } => "A játéknak vége: itt már senki sem dönthet.".to_owned(),
        Refusal::NotYourDecision { to_move } => match names.other(to_move) {
            None => "Most te döntesz.".to_owned(),
            Some(name) => format!("Most nem te döntesz, hanem {name}."),
        },
        Refusal::NotNow { step } => decided_now(step),
        Refusal::MulliganUsed => "A kezdőkezedet egyszer már kicserélted, ezt meg kell tartanod.".to_owned(),
        Refusal::NotInHand { card } => format!("{} nincs a kezedben.", it(card)),
        Refusal::NotInDiscard { card } => format!("{} nincs a gyűjtődben.", it(card)),
        Refusal::NotInPlay => "Ez a permanens már nincs játékban.".to_owned(),
        Refusal::NotYours { piece } => format!("{} nem a te oldaladon van: nem te vagy a gazdája.", piece_is(piece)),
        Refusal::OnlyInOwnMain { card } => {
            format!("{} {}: ilyet csak a saját főfázisodban játszhatsz ki.", it(card), full_noun(card.kind().card_type))
        }
        Refusal::OnlyReactions { card } => format!(
            "Most csak reakció jöhet, vagyis olyasmi, ami megakadályoz egy cselekvést: {} így nem az.",
            the_plain(card)
        ),
        Refusal::NoNeutralisation { card } => {
            format!("{} lapján nincs Semlegesítés, ezért nem játszható ki reakcióként.", it(card))
        }
        Refusal::NothingToPrevent { card } => {
            format!("Most nincs olyan cselekvés, amelyet {} megakadályozhatna.", the_plain(card))
        }
        Refusal::NothingInScope { card } => {
            format!("A reakciósorban semmi sem esik {} hatáskörébe.", the_plain(card))
        }
        Refusal::OutOfScope { card, action } => {
            format!("Ez a cselekvés ({}) nem esik {} hatáskörébe.", super::name(action), the_plain(card))
        }
        Refusal::SpellIsNoAbility { card, action } => format!(
            "{} képességről szól, {} viszont varázslat, és a varázslat-hatás nem képesség.",
            it(card),
            the_plain(action)
        ),
        Refusal::ConditionUnmet { card, .. } => {
            format!("{} kijátszási feltétele most nem teljesül.", it(card))
        }
        Refusal::NoTarget { card } => format!("{} most nem találna magának szabályos célpontot.", it(card)),
        Refusal::WrongTarget { card, target } => wrong_target(card, target, names),
        Refusal::CantBeTargeted { piece } => {
            format!("{} nem lehet az ellenfele varázslatainak és képességeinek célpontja.", piece_is(piece))
        }
        Refusal::ChangesNothing { card } => {
            format!("{} most semmin sem változtatna, ezért fizetni sem lehet érte.", it(card))
        }
        Refusal::TooExpensive { card, cost, vp } => {
            format!("{} most {cost}{NBSP}VP-be kerülne, neked {vp}{NBSP}VP-d van.", it(card))
        }
        Refusal::CantPay { card, part } => format!("{} árát nem tudod kifizetni: {}.", it(card), missing(part)),
        Refusal::XOutOfBounds { least, most } if least >= most => format!("Az X most csak {least} lehet."),
        Refusal::XOutOfBounds { least, most } => format!("Az X most legalább {least} és legfeljebb {most} lehet."),
        Refusal::CantBeGiven { piece, part } => cant_be_given(piece, part),
        Refusal::NothingAnnounced => "Most semmit sem jelentettél be.".to_owned(),
        Refusal::AnnouncedFirst { card } => {
            format!("Előbb azt fejezd be vagy vond vissza, amit bejelentettél: {}.", super::name(card))
        }
        Refusal::NotReady { card } => {
            format!("{} bejelentéséhez még választanod kell valamit, mielőtt fizetsz.", it(card))
        }
        Refusal::NotActivated { card, .. } => {
            format!("{} szövegének ezt a részét nem döntés indítja: nem használható.", it(card))
        }
        Refusal::NotYourChoice { piece } => {
            format!("{} hátrányáról nem te döntesz, hanem az ellenfeled.", piece_is(piece))
        }
        Refusal::DrawbackLifted { piece } => {
            format!("{} a kör végéig elvesztette a hátrányait.", piece_is(piece))
        }
        Refusal::DoesntWorkThere { card } => format!("{} képessége innen nem működik.", it(card)),
        Refusal::AlreadyUsed { piece } => {
            format!("{} szövegének ezt a részét ebben a körben már használták.", piece_is(piece))
        }
        Refusal::Silenced { piece } => format!("{} el van némítva: most nincs képessége.", piece_is(piece)),
        Refusal::PassiveDoesNothing { piece } => {
            format!("{} passzív, ezért most nem használhatod a képességét.", piece_is(piece))
        }
        Refusal::AlreadyPassive { piece } => {
            format!("{} már passzív, és ami passzív, azt nem lehet passzívvá tenni.", piece_is(piece))
        }
        Refusal::NotACreature { piece } => format!("{} nem lény: csak lény mozog és harcol.", piece_is(piece)),
        Refusal::PassiveCantGuard { piece } => {
            format!("{} passzív, ezért nem állhat őrt, és most nem is mozog.", piece_is(piece))
        }
        Refusal::CantGuard { piece, drawback, unlabelled } => {
            format!("{} {} nem állhat őrt.", piece_is(piece), because(drawback, unlabelled))
        }
        Refusal::AlreadyMoved { piece } => format!("{} ebben a fázisban már mozgott.", piece_is(piece)),
        Refusal::NotAtGuardPost { piece } => {
            format!("{} nem áll aktívan az őrposzton, pedig csak onnan lehet támadni.", piece_is(piece))
        }
        Refusal::CantAttack { piece, drawback, unlabelled } => {
            format!("{} {} nem támadhat.", piece_is(piece), because(drawback, unlabelled))
        }
        Refusal::AlreadyAttacks { piece } => format!("{} már támad valakit.", piece_is(piece)),
        Refusal::GuardsFirst => {
            "Előbb az ellenfeled minden őrére jusson támadó; a játékost és az építményeket csak azután támadhatod."
                .to_owned()
        }
        Refusal::CantBeAttacked { target } => cant_be_attacked(target, names),
        Refusal::InReserve { piece } => {
            format!("{} a tartalékban van, és ott nem lehet megtámadni.", piece_is(piece))
        }
        Refusal::NotInThisUpkeep { piece } => {
            format!("{} most nem vár semmire ebben az előkészítőben.", piece_is(piece))
        }
        Refusal::NotStruck { piece } => {
            format!("{} nem ezt az őrt támadja, vagy már megvan a helye a sorban.", piece_is(piece))
        }
    }
}

/// Names the part of a creature's text that forbids something.
fn because(drawback: bool, unlabelled: bool) -> &'static str {
    match (drawback, unlabelled) {
        (_, true) => "a hátránya miatt, amely a régi kiadáson felirat nélkül áll,",
        (true, false) => "a hátránya miatt",
        (false, false) => "a képessége miatt",
    }
}

/// Describes the current decision to a player who tried another one.
fn decided_now(step: Step) -> String {
    match step {
        Step::Mulligan { .. } => "Most arról döntesz, hogy megtartod-e a kezdőkezedet.".to_owned(),
        Step::UpkeepOrder => "Most azt mondod meg, mi jöjjön következőnek az előkészítőben.".to_owned(),
        Step::Window { .. } => "Most cselekedhetsz, vagy mondhatod, hogy hagyod.".to_owned(),
        Step::Reactions { .. } => "Most reagálhatsz egy cselekvésre, vagy mondhatod, hogy hagyod.".to_owned(),
        Step::Movement => "Most mozgás van: lényeidet viheted a tartalékból az őrposztra vagy vissza.".to_owned(),
        Step::Attackers => "Most a támadóidat jelölöd ki.".to_owned(),
        Step::StrikeOrder { .. } => "Most azt mondod meg, kit üssön következőnek az őröd.".to_owned(),
        Step::Target { .. } => "Most célpontot választasz.".to_owned(),
        Step::Discard { left, .. } => format!("Most {left}{NBSP}lapot el kell dobnod a kezedből."),
        Step::Sacrifice { left, .. } => format!("Most {left}{NBSP}permanensedet fel kell áldoznod."),
        Step::May { .. } => "Most arról döntesz, hogy fizetsz-e a hatás közben.".to_owned(),
        Step::TemporaryCost { .. } => {
            "Most arról döntesz, hogy kifizeted-e az időleges költséget, vagy feláldozod a lapot.".to_owned()
        }
        Step::Paying { .. } => "Most azt választod ki, mivel fizetsz.".to_owned(),
        Step::Over => "A játéknak vége: itt már senki sem dönthet.".to_owned(),
    }
}

fn wrong_target(card: CardId, target: Target, names: &Names) -> String {
    let of = the_plain(card);
    match target {
        Target::Player { seat } => match names.other(seat) {
            None => format!("Te nem lehetsz {of} célpontja."),
            Some(name) => format!("{name} nem lehet {of} célpontja."),
        },
        Target::Permanent { .. } => format!("Ez a permanens nem lehet {of} célpontja."),
        Target::Discarded { card, .. } => {
            format!("A gyűjtőből {} most nem lehet {of} célpontja.", the_plain(card))
        }
    }
}

fn cant_be_attacked(target: Target, names: &Names) -> String {
    match target {
        Target::Player { seat } => match names.other(seat) {
            None => "Magadat nem támadhatod meg.".to_owned(),
            Some(name) => format!("{name} most nem támadható meg."),
        },
        Target::Permanent { .. } => {
            "Ez nem támadható meg: csak az ellenfeled, az őrei és az építményei támadhatók.".to_owned()
        }
        Target::Discarded { card, .. } => {
            format!("{} a gyűjtőben van: ott nem támadható meg.", capital(&the_plain(card)))
        }
    }
}

fn missing(part: CostPart) -> &'static str {
    match part {
        CostPart::Builders => "nincs elég aktív lényed a tartalékban, aki építő lehetne",
        CostPart::Sacrifice => "nincs elég olyan permanensed, amelyet feláldozhatnál érte",
        CostPart::Discard => "nincs elég lap a kezedben, amelyet eldobhatnál érte",
        CostPart::Life => "nincs elég Ép-d 0 fölött",
    }
}

fn cant_be_given(piece: PermanentRef, part: CostPart) -> String {
    let it = capital(&the_plain(piece.card));
    match part {
        CostPart::Builders => format!("{it} nem lehet építő: ahhoz aktívan kell a tartalékodban állnia."),
        CostPart::Sacrifice => format!("{it} nem áldozható fel erre."),
        CostPart::Discard | CostPart::Life => format!("{it} nem jó fizetségnek: most nem permanenssel fizetsz."),
    }
}
