//! The names and effects of the cards, in Hungarian.

use cardgo::{Card, Timing};
use rulebook::hungarian::article;
use rulebook::markup;

/// Returns a card's name: `Csipesz`.
pub(in crate::sentences) fn name(card: Card) -> &'static str {
    match card {
        Card::TwinStones => "Ikerkövek",
        Card::Leap => "Ugrás",
        Card::Push => "Lökés",
        Card::Pluck => "Csipesz",
        Card::Recolour => "Átfestés",
        Card::Exchange => "Helycsere",
        Card::TakeBack => "Visszavétel",
        Card::Bridge => "Híd",
        Card::Ban => "Tilalom",
        Card::Tether => "Póráz",
        Card::ElbowRoom => "Mozgástér",
        Card::HighGround => "Magaslat",
        Card::Shoreline => "Partvidék",
        Card::Wall => "Fal",
        Card::Truce => "Fegyverszünet",
        Card::Doze => "Szundi",
        Card::Dilemma => "Dilemma",
        Card::Pickpocket => "Zsebtolvaj",
        Card::Lantern => "Lámpás",
        Card::Storm => "Vihar",
        Card::Gift => "Ajándék",
        Card::Trap => "Csapda",
        Card::Headwind => "Ellenszél",
        Card::Mirror => "Tükör",
        Card::Shield => "Pajzs",
    }
}

/// Returns the name in the accusative; listed, because too many names change their stems.
fn object(card: Card) -> &'static str {
    match card {
        Card::TwinStones => "Ikerköveket",
        Card::Leap => "Ugrást",
        Card::Push => "Lökést",
        Card::Pluck => "Csipeszt",
        Card::Recolour => "Átfestést",
        Card::Exchange => "Helycserét",
        Card::TakeBack => "Visszavételt",
        Card::Bridge => "Hidat",
        Card::Ban => "Tilalmat",
        Card::Tether => "Pórázt",
        Card::ElbowRoom => "Mozgásteret",
        Card::HighGround => "Magaslatot",
        Card::Shoreline => "Partvidéket",
        Card::Wall => "Falat",
        Card::Truce => "Fegyverszünetet",
        Card::Doze => "Szundit",
        Card::Dilemma => "Dilemmát",
        Card::Pickpocket => "Zsebtolvajt",
        Card::Lantern => "Lámpást",
        Card::Storm => "Vihart",
        Card::Gift => "Ajándékot",
        Card::Trap => "Csapdát",
        Card::Headwind => "Ellenszelet",
        Card::Mirror => "Tükröt",
        Card::Shield => "Pajzsot",
    }
}

/// Returns the name in the instrumental: `Pajzzsal`.
fn instrument(card: Card) -> &'static str {
    match card {
        Card::TwinStones => "Ikerkövekkel",
        Card::Leap => "Ugrással",
        Card::Push => "Lökéssel",
        Card::Pluck => "Csipesszel",
        Card::Recolour => "Átfestéssel",
        Card::Exchange => "Helycserével",
        Card::TakeBack => "Visszavétellel",
        Card::Bridge => "Híddal",
        Card::Ban => "Tilalommal",
        Card::Tether => "Pórázzal",
        Card::ElbowRoom => "Mozgástérrel",
        Card::HighGround => "Magaslattal",
        Card::Shoreline => "Partvidékkel",
        Card::Wall => "Fallal",
        Card::Truce => "Fegyverszünettel",
        Card::Doze => "Szundival",
        Card::Dilemma => "Dilemmával",
        Card::Pickpocket => "Zsebtolvajjal",
        Card::Lantern => "Lámpással",
        Card::Storm => "Viharral",
        Card::Gift => "Ajándékkal",
        Card::Trap => "Csapdával",
        Card::Headwind => "Ellenszéllel",
        Card::Mirror => "Tükörrel",
        Card::Shield => "Pajzzsal",
    }
}

/// Returns `a Csipesz`, without markup.
pub(super) fn the(card: Card) -> String {
    format!("{} {}", article(name(card)), name(card))
}

/// Returns `a Csipeszt`, without markup.
pub(super) fn the_object(card: Card) -> String {
    format!("{} {}", article(name(card)), object(card))
}

/// Returns a card's name with markup: `[[pluck|Csipesz]]`.
pub(super) fn marked(card: Card) -> String {
    markup::card(card, name(card))
}

/// Returns `a [[pluck|Csipesz]]`.
pub(super) fn the_marked(card: Card) -> String {
    format!("{} {}", article(name(card)), marked(card))
}

/// Returns `a [[pluck|Csipeszt]]`.
pub(super) fn the_marked_object(card: Card) -> String {
    format!("{} {}", article(name(card)), markup::card(card, object(card)))
}

/// Returns `a [[shield|Pajzzsal]]`.
pub(super) fn with_the_marked(card: Card) -> String {
    format!("{} {}", article(name(card)), markup::card(card, instrument(card)))
}

/// Says when a card is played.
pub(super) fn timing(timing: Timing) -> &'static str {
    match timing {
        Timing::Before => "Lépés előtti lap: megteszi a magáét, azután még lépsz.",
        Timing::Instead => "Lépés helyetti lap: ez a lépésed, mást már nem lépsz.",
        Timing::Counter => "Kontralap: az ellenfeled bejelentett lapja ellen való, az ő körében.",
    }
}

/// Says what a card does.
pub(super) fn effect(card: Card) -> &'static str {
    match card {
        Card::TwinStones => {
            "Tegyél le egymás után két követ, nem szomszédos pontokra. Mindkettőnek szabályosnak kell lennie, és egyik \
             sem üthet le semmit."
        }
        Card::Leap => {
            "Vedd fel egy kövedet, és tedd le egy másik pontra, mintha oda lépnél: le is üthetsz vele valamit, \
             öngyilkosság és ismétlés viszont nem lehet."
        }
        Card::Push => "Told az ellenfeled egyik kövét egy szomszédos üres pontra. Ott kell, hogy legyen szabadsága.",
        Card::Pluck => "Vedd le az ellenfeled egyik magányos kövét, amelynek legalább két szabadsága van.",
        Card::Recolour => "Az ellenfeled egyik magányos, atariban álló köve a tiéd lesz.",
        Card::Exchange => {
            "Cseréld fel egy kövedet az ellenfeled egyik, vele szomszédos kövével. A csere után mindkét kő csoportjának \
             maradjon szabadsága."
        }
        Card::TakeBack => {
            "Vedd le azt a követ, amellyel az ellenfeled az előző körében lépett, ha nem ütött le semmit, és még ott \
             áll. Lappal letett kőre nem jó."
        }
        Card::Bridge => {
            "Két átlósan álló köved között tegyél le egy követ az egyik üres vágópontra. Ez a kő nem üthet le \
             semmit."
        }
        Card::Ban => {
            "Válassz egy pontot: az ellenfeled a következő körében sem oda, sem a körülötte lévő nyolcra nem léphet."
        }
        Card::Tether => "Az ellenfeled következő lépésének érintenie kell egyik kövedet.",
        Card::ElbowRoom => {
            "Az ellenfeled következő lépése egyetlen követ sem érinthet. Csak akkor játszhatod ki, ha legalább tíz \
             üres pont nem érint követ."
        }
        Card::HighGround => "3 körig mindketten csak a negyedik vonalra vagy annál beljebb léphettek.",
        Card::Shoreline => "2 körig mindketten csak a három külső vonalra léphettek.",
        Card::Wall => "Válassz egy sort vagy egy oszlopot: 2 körig egyikőtök sem léphet rá.",
        Card::Truce => "2 körig tilos minden lépés, amely után az ellenfél egy csoportjának nem maradna szabadsága.",
        Card::Doze => "Ebben a körben passzolnod kell. Ez kényszerpassz, tehát nem visz közelebb a játszma végéhez.",
        Card::Dilemma => "Nevezz meg két különböző szabályos pontot: az ellenfeled mondja meg, melyikre kell lépned.",
        Card::Pickpocket => "Húzz ki találomra egy lapot az ellenfeled kezéből: a tiéd lesz.",
        Card::Lantern => {
            "Nézd meg a pakli felső három lapját (vagy ahány van), és tedd vissza őket abban a sorrendben, amelyikben \
             akarod."
        }
        Card::Storm => "Mindkettőtök kezéből minden lap a dobópakliba kerül.",
        Card::Gift => {
            "Az ellenfeled a kezébe veszi a pakli legfelső lapját, te nem látod. Ha azonnali lap, hatás nélkül a \
             dobópakliba kerül."
        }
        Card::Trap => {
            "Jegyezz fel titokban egy üres pontot. Ha az ellenfeled 2 körön belül odalép, a köve lekerül, mielőtt \
             bármit leütne, és a hatásnak vége. Te sem léphetsz oda."
        }
        Card::Headwind => "Bármilyen lapot kivéd.",
        Card::Mirror => "Kivéd egy lépés helyetti lapot.",
        Card::Shield => {
            "Kivédi a Lökést, a Csipeszt, az Átfestést, a Helycserét vagy a Visszavételt, ha a te kövedet célozza."
        }
    }
}
