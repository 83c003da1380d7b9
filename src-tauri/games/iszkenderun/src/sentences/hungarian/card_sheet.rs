//! The card sheet in Hungarian.

use super::{deed, marked, row, row_with, suit, suit_as_object, the_marked};
use crate::sentences::card_locations::{CardLocation, CardZone, OutOfSight};
use crate::sentences::card_sheet::Printed;
use game::Cites;
use iszkenderun::{Ability, Card, CardView, Closes, MarkerAction, PointSource, Suit, TwoSuited, View, Zeros};
use rulebook::hungarian::{ablative, accusative, article, capital, the};
use rulebook::markup;
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(super) fn printed(printed: &Printed, card: Card) -> String {
    match printed {
        Printed::Value(value) => format!("Nyomtatott értéke {value}."),
        Printed::OneSuit(of) => format!("Színe {0}: ha a {0} az adu, a végső értéke az aktuális duplája.", suit(*of)),
        Printed::TwoSuits(one, other, counts) => {
            let (one, other) = (suit(*one), suit(*other));
            let both = match counts {
                TwoSuited::Always => format!("Kétszínű: {one} és {other} is."),
                TwoSuited::FinalOnly => {
                    format!("Kétszínű: {one} és {other} is, de képességnél és nullás lapnál egyik sem számít.")
                }
            };
            format!("{both} Ha bármelyik az adu, a végső értéke az aktuális duplája.")
        }
        Printed::Suitless => "Színtelen: sosem adu, és egyik nullás lapnál sem számít.".to_owned(),
        Printed::Gives { left, right } => gives(*left, *right),
        Printed::Guards { left } => {
            let side = if *left { "bal" } else { "jobb" };
            format!(
                "Passzív hatás: őrzi a {side} oldali szomszédját. Képességgel senki sem dobhatja el, és a képességéért \
                 sem fizethet."
            )
        }
        Printed::Counts(of, zeros) => {
            let (of, place) = (suit(*of), where_counted(*zeros));
            format!("Passzív hatás: annyival többet ér, ahány {of} van {place}, magát is beleszámítva.")
        }
        Printed::AnyRow => "Bármelyik sorba kijátszhatod, amely nem lezárt és nem passzolt.".to_owned(),
        Printed::Closes(Closes::Anywhere) => {
            "Zárólap: amelyik sorban áll, abba senki sem játszhat ki több lapot.".to_owned()
        }
        Printed::Closes(Closes::Rightmost) => {
            "Zárólap: amíg egy sor jobb végén áll, abba senki sem játszhat ki több lapot.".to_owned()
        }
        Printed::Ability(ability) => format!("Képesség: eldobod a sorodból, és {}.", ability_does(*ability)),
        Printed::Blank => "Sem képessége, sem passzív hatása nincs.".to_owned(),
        Printed::Spared => "Védett lapot és passzolt sor lapját nem éri el.".to_owned(),
        Printed::StoppedByGuards => "Őrzött lapot nem dobhatsz el vele.".to_owned(),
        Printed::PastGuards => "Az őrzés nem gátolja.".to_owned(),
        Printed::OncePaid => "Az aktuális érték számít, duplázás nélkül, ahogy a fizetés után alakul.".to_owned(),
        Printed::NotItself => "Saját magát nem választhatod.".to_owned(),
        Printed::AtLeastOne => "Legalább egy áldozat kell, és mind egyszerre kerülnek a dobópakliba.".to_owned(),
        Printed::Extra => "Ha a saját sorod zárólapját dobod el vele, egy ráadáslap is kell a kezedből.".to_owned(),
        Printed::SomethingToDraw => "Csak akkor használható, ha van mit húzni.".to_owned(),
        Printed::RevealedUnderSansTrump => "Szanzadunál a felfedett lap mindig a dobópakliba megy.".to_owned(),
        Printed::NotTrumpAlready => "Ha már úgyis az van érvényben, nem használható.".to_owned(),
        Printed::Deeds(deeds) => paid_for(deeds, card),
    }
}

fn gives(left: u8, right: u8) -> String {
    let plus = |amount: u8| format!("+{}", accusative(&amount.to_string()));
    match (left, right) {
        (left, 0) => format!("Passzív hatás: a bal oldali szomszédja {} kap az aktuális értékére.", plus(left)),
        (0, right) => format!("Passzív hatás: a jobb oldali szomszédja {} kap az aktuális értékére.", plus(right)),
        (left, _) => format!("Passzív hatás: mindkét szomszédja {} kap az aktuális értékére.", plus(left)),
    }
}

fn ability_does(ability: Ability) -> String {
    match ability {
        Ability::AddTokens { amount } => {
            format!("egy játékban lévő lap a forduló végéig +{} kap", accusative(&amount.to_string()))
        }
        Ability::DiscardSmall { most } => {
            format!("eldobsz egy játékban lévő lapot, amely legfeljebb {} ér", accusative(&most.to_string()))
        }
        Ability::DiscardSuit { suit } => format!("eldobsz egy játékban lévő {}", suit_as_object(suit)),
        Ability::DiscardAny => "eldobsz egy játékban lévő lapot, akármennyit ér".to_owned(),
        Ability::DiscardEvery { most } => {
            format!("eldobsz minden játékban lévő lapot, amely legfeljebb {} ér", accusative(&most.to_string()))
        }
        Ability::Swap { most } => format!(
            "helyet cserél két játékban lévő lap, amelyek külön-külön legfeljebb {} érnek",
            accusative(&most.to_string())
        ),
        Ability::Take { most } => {
            format!("a kezedbe veszel egy játékban lévő lapot, amely legfeljebb {} ér", accusative(&most.to_string()))
        }
        Ability::TakeBackAny => "visszaveszel a kezedbe egy lapot a dobópakliból".to_owned(),
        Ability::TakeBackSuit { suit } => {
            format!("visszaveszel a kezedbe egy {} a dobópakliból", suit_as_object(suit))
        }
        Ability::Draw => "húzol egy lapot".to_owned(),
        Ability::DrawAndShow => {
            "húzol egy lapot, majd felfedsz még egyet: ha adu, az is a tiéd, ha nem, a dobópakliba megy".to_owned()
        }
        Ability::ChangeTrump { trump } => match trump.suit() {
            Some(of) => format!("mostantól a {} az adu", suit(of)),
            None => "mostantól szanzadu van, vagyis nincs adu".to_owned(),
        },
        Ability::Open => "vele egy ráadáslapot is a kezedből, hogy a sorod megnyíljon".to_owned(),
    }
}

fn paid_for(deeds: &[MarkerAction], card: Card) -> String {
    let named: Vec<String> = deeds.iter().map(|&each| format!("[[{}|{}]]", each.rule(), deed(each))).collect();
    let limit = if deeds.contains(&MarkerAction::Steal) {
        format!(" Lopni legfeljebb {} nyomtatott értékű lapot lehet vele.", card.printed())
    } else {
        String::new()
    };
    format!("Az akciójelzőért eldobva ezt adja: {}.{limit}", listed(&named, "vagy"))
}

pub(super) fn place(place: &CardLocation, view: &View, names: &Names) -> String {
    match place {
        CardLocation::InRow { row, place } => {
            let place = the(&format!("{place}.{NBSP}helyen"));
            format!("{} áll, balról {place}.", capital(&row_with(*row, names, "ban")))
        }
        CardLocation::Worth(laid) => worth(laid, view),
        CardLocation::Tokens(tokens) => {
            format!("{tokens}{NBSP}pontnyi jelző van rajta, a forduló végéig.")
        }
        CardLocation::GuardedBy(by) => format!("{} őrzi: képességgel nem dobható el.", capital(&the_marked(*by))),
        CardLocation::ProtectedBy(seat) => match names.other(*seat) {
            None => "Az akciójelződ védi: képesség és lopás nem éri el.".to_owned(),
            Some(name) => format!("{name} akciójelzője védi: képesség és lopás nem éri el."),
        },
        CardLocation::Closes(closed) => format!("Lezárja: {} nem kerülhet több lap.", row_with(*closed, names, "ba")),
        CardLocation::OutOfReach(passed) => {
            format!("{} passzolt sor: képesség és akció nem éri el.", capital(&row(*passed, names)))
        }
        CardLocation::OwnHand { known: false } => "A kezedben van; ezt csak te látod.".to_owned(),
        CardLocation::OwnHand { known: true } => "A kezedben van, és ezt mindenki tudja.".to_owned(),
        CardLocation::HandOf(seat) => format!("{} kezében van: mindenki látta, amikor odakerült.", names.of(*seat)),
        CardLocation::Discards { top: true } => "A dobópakli tetején van.".to_owned(),
        CardLocation::Discards { top: false } => "A dobópakliban van.".to_owned(),
        CardLocation::ScorePile(seat) => match names.other(*seat) {
            None => "A pontpaklidban van: kikerült a játékból.".to_owned(),
            Some(name) => format!("{name} pontpaklijában van: kikerült a játékból."),
        },
        CardLocation::Unseen(unseen) => out_of_sight(*unseen),
    }
}

/// `Aktuális értéke 9: nyomtatott 6, +3 a félhold 1-estől. A végső 18, mert adu.`
fn worth(laid: &CardView, view: &View) -> String {
    let reasons: Vec<String> = laid.reasons.iter().filter_map(|reason| why(reason.why, reason.amount, view)).collect();
    let ending = if laid.doubled {
        format!("A végső {}, mert adu.", laid.value.final_value)
    } else {
        "Ennyi a végső értéke is.".to_owned()
    };
    format!("Aktuális értéke {}: {}. {ending}", laid.value.current, reasons.join(", "))
}

/// Returns a reason for the current value; `None` for trump, which only affects the final value.
fn why(why: PointSource, amount: u16, view: &View) -> Option<String> {
    Some(match why {
        PointSource::Printed => format!("nyomtatott{NBSP}{amount}"),
        PointSource::Neighbour { card } => {
            let name = super::card(card);
            // The case ending comes after the link.
            let ending = ablative(&name)[name.len()..].to_owned();
            format!("+{amount} {} {}{ending}", article(&name), markup::card(card, &name))
        }
        PointSource::Tokens => format!("+{amount} a jelzőiért"),
        PointSource::Count { suit } => {
            let place = where_counted(view.setup.zeros);
            format!("+{amount} {place} lévő {}", for_suits(suit))
        }
        PointSource::Trump { .. } => return None,
    })
}

/// Returns the text for where a zero card counts the cards of its suit.
fn where_counted(zeros: Zeros) -> &'static str {
    match zeros {
        Zeros::InPlay => "játékban",
        Zeros::OwnRow => "a sorában",
    }
}

fn for_suits(suit: Suit) -> &'static str {
    match suit {
        Suit::Scimitar => "handzsárokért",
        Suit::Turban => "turbánokért",
        Suit::Cross => "keresztekért",
        Suit::Crescent => "félholdakért",
    }
}

/// `Nem látod, hol van. 43 ilyen lap van: 20 a húzópakliban és 23 a többiek kezében.`
fn out_of_sight(unseen: OutOfSight) -> String {
    match (unseen.draw_pile, unseen.hands) {
        (0, _) => "Nem látod, de csak egy helyen lehet: a többiek kezében.".to_owned(),
        (_, 0) => "Nem látod, de csak egy helyen lehet: a húzópakliban.".to_owned(),
        (pile, hands) => format!(
            "Nem látod, hol van. {}{NBSP}lapot nem látsz: {pile}{NBSP}a húzópakliban és {hands}{NBSP}a többiek kezében.",
            unseen.total()
        ),
    }
}

/// `A többi handzsár: játékban 2 (handzsár 6-os és handzsár 0-s); a kezedben handzsár 1-es; 5 nem látszik.`
pub(super) fn suit_mates(of: Suit, zones: &[(CardZone, Vec<Card>)], names: &Names) -> String {
    if let [(CardZone::Unseen, _)] = zones {
        return format!("A többi {} közül egyet sem látsz.", suit(of));
    }
    let zones: Vec<String> = zones.iter().map(|(zone, cards)| with_zone(*zone, cards, names)).collect();
    format!("A többi {}: {}.", suit(of), zones.join("; "))
}

fn with_zone(zone: CardZone, cards: &[Card], names: &Names) -> String {
    let named = || listed(&cards.iter().map(|&each| marked(each)).collect::<Vec<_>>(), "és");
    match zone {
        CardZone::InPlay => format!("játékban {} ({})", cards.len(), named()),
        CardZone::OwnHand => format!("a kezedben {}", named()),
        CardZone::HandOf(seat) => format!("{} kezében {}", names.of(seat), named()),
        CardZone::Discards => format!("a dobópakliban {}", named()),
        CardZone::ScorePiles => format!("pontpakliban {}", named()),
        CardZone::Unseen => format!("{}{NBSP}nem látszik", cards.len()),
    }
}
