//! The reader's sentences in Hungarian.

use super::either;
use super::language::Sentences;
use crate::doubt::Doubt;
use crate::fault::Fault;
use crate::reason::Reason;
use parbaj_text::Category;
use rulebook::hungarian::article;

pub(super) struct Hungarian;

impl Sentences for Hungarian {
    fn reason(&self, reason: Reason) -> String {
        self::reason(reason)
    }

    fn doubt(&self, doubt: Doubt, candidates: &[Category]) -> String {
        self::doubt(doubt, candidates)
    }

    fn fault(&self, fault: Fault, longest: usize) -> String {
        match fault {
            Fault::Empty => "Nincs itt szöveg. Írd vagy illeszd be egy lap szövegét!".to_owned(),
            Fault::TooLong { kilobytes } => format!(
                "Ez {kilobytes} kB, egy lap szövege nem lehet hosszabb {longest} kB-nál. Egyszerre egy lapot illessz be!"
            ),
            Fault::NoWords => "Ebben nincs egyetlen szó sem, csak számok és jelek.".to_owned(),
            Fault::NotHungarian => {
                "Ez nem látszik magyarnak, márpedig csak magyar lapszöveget tudok olvasni.".to_owned()
            }
            Fault::OnlyLabels => "Csak címkék vannak itt, és egyik után sem áll semmi.".to_owned(),
        }
    }
}

fn reason(reason: Reason) -> String {
    let said = match reason {
        Reason::LabelledCondition => "Kijátszási feltétel, mert a „Kijátszási feltétel:” felirat áll előtte.",
        Reason::WordedCondition => {
            "Kijátszási feltétel: felirat nélkül is világos belőle, hogy a lap csak bizonyos körülmények között játszható ki."
        }
        Reason::CopyLimit => "Magyarázat, mert azt mondja meg, hány példány lehet a lapból a pakliban.",
        Reason::DeckMakeUp => "Magyarázat, mert azt mondja meg, milyen összetételű pakliban szabad a lapot használni.",
        Reason::Ban => "Magyarázat, mert azt mondja meg, melyik versenyformátumban tiltott a lap.",
        Reason::ComputedCost => "Magyarázat, mert azt mondja meg, hogyan kell kiszámítani a lap költségét.",
        Reason::ComputedFigure => {
            "Magyarázat, mert azt mondja meg, hogyan kell kiszámítani a lap egyik értékét (sebzést, Ép-t, struktúrapontot, X-et)."
        }
        Reason::Advantage { from, to } => return advantage(from, to),
        Reason::Neutralisation => "Magyarázat: a Semlegesítés nem képesség, hanem a lap kijátszásának egyik módja.",
        Reason::Guidance => {
            "Magyarázat, mert nem tesz semmit, csak eligazít: hogyan kell a lapot kijátszani, használni vagy érteni."
        }
        Reason::Aside => "Magyarázat: zárójeles megjegyzés, amely a lap pontos értelmezéséhez ad útmutatást.",
        Reason::Drawback => "Hátrány, mert a „Hátrány:” felirat után áll.",
        Reason::ChosenDrawback => {
            "Hátrány, mert a „Hátrány:” felirat után áll; és mivel valaki dönt arról, életbe lép-e, az aktiválása önálló cselekvés."
        }
        Reason::SpellDrawback => "Hátrány, mert a „Hátrány:” felirat után áll; varázslatnak is lehet hátránya.",
        Reason::OldDisadvantage => {
            "Hátrány: felirat ugyan nincs előtte, de a lap 2001 előtti, és ez a rész egyértelműen rossz annak, aki a lapot kijátssza."
        }
        Reason::Bounty => {
            "Hátrány, mert a Jutalom hátrány: az ellenfél kapja, ha az ő forrása miatt kerül el tőled a lap."
        }
        Reason::TemporaryCost => {
            "Hátrány, mert az időleges költség hátrány: az előkészítő fázisaidban kell fizetni érte."
        }
        Reason::Activated => {
            "Képesség, mert se nem feltétel, se nem magyarázat, se nem hátrány. Aktiválható: a kettőspont előtt áll, mibe kerül."
        }
        Reason::Automatic => {
            "Képesség, mert se nem feltétel, se nem magyarázat, se nem hátrány. Automatikus: magától hat, ha eljön az ideje."
        }
        Reason::Static => "Képesség, mert se nem feltétel, se nem magyarázat, se nem hátrány. Folyamatosan érvényes.",
        Reason::NewDisadvantage => {
            "Képesség, bár előnytelen: nincs előtte „Hátrány:” felirat, és a lap nem 2001 előtti. Régi lapon hátrány volna."
        }
        Reason::Elsewhere => {
            "Képesség, és játékon kívül is az, mert kifejezetten kézben, pakliban, gyűjtőben vagy a Semmiben működik, vagy onnan."
        }
        Reason::SpellEffect => "Varázslat-hatás: amit a varázslat a kijátszásakor tesz, az nem képesség.",
        Reason::SpellChoice => {
            "Varázslat-hatás. A közben hozott döntés vagy a további fizetés is a varázslat része, nem önálló cselekvés (91.5.3)."
        }
        Reason::NewSpellDisadvantage => {
            "Varázslat-hatás, bár előnytelen: nincs előtte „Hátrány:” felirat, és a lap nem 2001 előtti. Régi lapon hátrány volna."
        }
    };
    said.to_owned()
}

fn advantage(from: Option<u32>, to: Option<u32>) -> String {
    let when = match (from, to) {
        (Some(from), Some(to)) if from <= to => {
            format!("ha az ellenfélnek legalább {from} és legfeljebb {to} Ép-je van")
        }
        (Some(from), Some(to)) => {
            return format!(
                "Magyarázat, mert az Előny magyarázat; csakhogy {from} több, mint {to}, így ez sohasem teljesül."
            );
        }
        (Some(from), None) => format!("ha az ellenfélnek legalább {from} Ép-je van, felső korlát nélkül (91.2.7)"),
        (None, Some(to)) => format!("ha az ellenfélnek legfeljebb {to} Ép-je van, alsó korlát nélkül (91.2.7)"),
        (None, None) => "az ellenfél Ép-jétől függően".to_owned(),
    };
    format!("Magyarázat, mert az Előny magyarázat. Akkor teljesül, {when}.")
}

fn doubt(doubt: Doubt, candidates: &[Category]) -> String {
    let open = match doubt {
        Doubt::GoodAndBad => {
            "a lap 2001 előtti, és ez a rész jó is, rossz is annak, aki kijátssza, tehát nem egyértelműen hátrányos"
                .to_owned()
        }
        Doubt::BadForBoth => "a lap 2001 előtti, és ez mindkét játékosnak rossz, nem csak a lap gazdájának".to_owned(),
        Doubt::BadAtWill => {
            "a lap 2001 előtti, és ez rossz a gazdájának, de csak akkor történik meg, ha fizet érte".to_owned()
        }
        Doubt::PerhapsBad => {
            "a lap 2001 előtti, és ez talán rossz a gazdájának, de ilyen fordulatot nem ismerek".to_owned()
        }
        Doubt::NoBounds => "az „Előny:” után nem áll ott, az ellenfél hány Ép-jénél teljesül".to_owned(),
        Doubt::Misspelt { label } => format!("ez majdnem „{}:”, de nem egészen", label.printed()),
        Doubt::Empty { label } => {
            format!("{} „{}:” felirat után nem áll semmi", article(label.printed()), label.printed())
        }
        Doubt::Quotation => "az egész egy idézet, és nem derül ki belőle, hogy a játékhoz tartozik-e".to_owned(),
        Doubt::MayBePlayed => "azt mondja, mikor játszható ki a lap, de azt nem, hogy csak akkor".to_owned(),
        Doubt::Use => "a „használ” jelentheti a lap kijátszását is, és azt is, ami utána történik vele".to_owned(),
        Doubt::PlayedFromElsewhere => {
            "a nem kézből való kijátszás lehet a kijátszás egyik módja, vagy onnan működő képesség".to_owned()
        }
        Doubt::ExtraCost => "amit a kijátszáshoz kér, lehet feltétel is, a költség része is".to_owned(),
        Doubt::Unclear => "a szavai magyarázatra vallanak, de ilyen fordulatot nem ismerek".to_owned(),
        Doubt::NoGameWords => "nincs benne a játékból való szó, talán csak hangulati szöveg".to_owned(),
        Doubt::BehindLabel { label } => {
            format!(
                "{} „{}:” szövegét folytatja, de az a mondata végével véget ért",
                article(label.printed()),
                label.printed()
            )
        }
    };
    format!("Nem dönthető el: {open}. Ami szóba jön: {}.", either(candidates, category, " vagy "))
}

fn category(category: Category) -> &'static str {
    match category {
        Category::Condition => "kijátszási feltétel",
        Category::Explanation => "magyarázat",
        Category::Drawback => "hátrány",
        Category::Ability => "képesség",
        Category::SpellEffect => "varázslat-hatás",
    }
}
