//! The roots of Hungarian verbs: "húzhatok", "húzzak", "húztátok", "felhúzom" and "húzni" all have the root "húz".
//!
//! The stemmer handles the endings of nouns. This module removes every verb ending that a word may have, so a word may
//! have several roots, some of which are no words; two words belong to the same verb if they have a root in common.
//! Everything is compared without accents, because they vary with the endings ("jön", "jövök").

/// The preverbs, which are joined to a verb or separate. Of two with a common beginning, the longer comes first.
const PREVERBS: &[&str] = &[
    "hozza", "tovabb", "vissza", "ossze", "felre", "vegig", "korbe", "kozbe", "hatra", "elore", "ujra", "haza", "fel",
    "fol", "meg", "szet", "ala", "ide", "oda", "tul", "at", "ra", "le", "ki", "be", "el",
];

/// Verb endings by mood and tense. All that match are tried.
const ENDINGS: &[&str] = &[
    // Potential.
    "hattatok", "hettetek", "hatjatok", "hetitek", "hatnatok", "hetnetek", "hatnank", "hetnenk", "hattam", "hettem",
    "hattal", "hettel", "hattuk", "hettuk", "hattunk", "hettunk", "hatnek", "hetnek", "hatnak", "hatnal", "hetnel",
    "hatjuk", "hetjuk", "hatjak", "hetik", "hattok", "hettek", "hatunk", "hetunk", "hatok", "hetek", "hatom", "hetem",
    "hatod", "heted", "hatja", "heti", "hatsz", "hetsz", "hato", "heto", "hat", "het",
    // Past, conditional and imperative.
    "ottatok", "ettetek", "ottunk", "ettunk", "ottuk", "ettuk", "ottam", "ettem", "ottal", "ettel", "ottak", "ettek",
    "otta", "ette", "ott", "ett", "tatok", "tetek", "natok", "netek", "jatok", "jetek", "tunk", "nank", "nenk", "junk",
    "tuk", "nam", "nem", "tam", "tem", "tal", "tel", "tak", "tek", "nal", "nel", "nak", "nek", "nad", "ned", "jak",
    "jek", "jam", "jem", "jal", "jel", "jon", "jen", "jad", "jed", "juk", "ja", "je", "ta", "te", "na", "ne", "t", "j",
    // Present.
    "itek", "unk", "tok", "ik", "ok", "ek", "om", "em", "od", "ed", "sz", "ol", "el", "i", "atok", "etek", "ak", "am",
    "on", "en", "uk", "ad", // Infinitive and participles.
    "aniuk", "eniuk", "anom", "enem", "ani", "eni", "nom", "nia", "nie", "nunk", "ni", "andok", "endok", "va", "ve",
    "asok", "esek", "asom", "esem", "asa", "ese", "as", "es",
];

/// Irregular verbs, each with the short root that it has before [`AFTER_VOWEL`].
const IRREGULAR: &[(&str, &str)] = &[("vesz", "ve"), ("tesz", "te"), ("visz", "vi"), ("megy", "me"), ("jon", "jo")];
/// Endings after a root that ends in a vowel: "te-hetem", "ve-tt", "vi-gyek", "me-nni".
const AFTER_VOWEL: &[&str] = &[
    "het", "hetek", "hetem", "hetsz", "heted", "heti", "hetunk", "hettek", "hettem", "hetnek", "hetjuk", "hetik",
    "hetett", "tt", "ttem", "tted", "ttel", "tte", "ttuk", "ttunk", "ttek", "gyek", "gyem", "gyel", "gyed", "gyen",
    "gye", "gyunk", "gyuk", "gyetek", "gyenek", "nni", "nnem", "nned", "nnie", "nnunk", "nne", "nnek", "nnenk", "nt",
    "ntem", "ntek", "nj", "njek", "njen", "vok", "vunk", "jjek", "jjon", "ssz",
];
/// Short roots that are certainly verbs.
const SHORT: &[&str] = &["ut", "ad", "er", "el", "al", "ul"];
/// Longer words occur in no text.
const LONGEST: usize = 24;

/// A root that a word may have.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Root {
    pub text: String,
    /// Whether a preverb was removed.
    pub bare: bool,
}

/// Whether a word, without accents, is a preverb.
pub(super) fn is_preverb(folded: &str) -> bool {
    PREVERBS.contains(&folded)
}

/// Returns all roots that a word without accents may have, including the word itself.
pub(super) fn roots(folded: &str) -> Vec<Root> {
    let mut roots = Vec::new();
    if folded.len() > LONGEST || !folded.bytes().all(|letter| letter.is_ascii_lowercase()) {
        return roots;
    }
    let before = PREVERBS.iter().find(|before| folded.strip_prefix(**before).is_some_and(|rest| rest.len() >= 3));
    for (verb, bare) in std::iter::once((folded, false)).chain(before.map(|before| (&folded[before.len()..], true))) {
        for text in verb_roots(verb) {
            if bare {
                let whole = format!("{}{text}", &folded[..folded.len() - verb.len()]);
                roots.push(Root { text: whole, bare: false });
            }
            roots.push(Root { text, bare });
        }
    }
    roots.sort_unstable();
    roots.dedup();
    roots
}

/// Returns the roots of a word without a preverb.
fn verb_roots(verb: &str) -> Vec<String> {
    let is_irregular = |&&(_, beginning): &&(&str, &str)| {
        verb.strip_prefix(beginning).is_some_and(|ending| AFTER_VOWEL.contains(&ending))
    };
    if let Some((root, _)) = IRREGULAR.iter().find(is_irregular) {
        return vec![(*root).to_owned()];
    }
    let mut roots = vec![verb.to_owned()];
    for ending in ENDINGS {
        let Some(rest) = verb.strip_suffix(*ending) else { continue };
        if !is_root(rest) {
            continue;
        }
        if !fits(rest, ending) {
            continue;
        }
        roots.push(rest.to_owned());
        roots.extend(without_assimilation(rest, ending));
    }
    roots
}

/// Whether an ambiguous ending may follow a root.
fn fits(root: &str, ending: &str) -> bool {
    match ending {
        // "Várt", but "rakott".
        "t" => root.ends_with(['l', 'r', 'j', 'n', 'y']),
        // "Húzol", but "tartalékol" isn't a form of "tartalék".
        "ol" | "el" => root.ends_with(['s', 'z']),
        // "Vesztek" and "veszteni" are forms of "veszt".
        _ => root != "vesz" || !ending.starts_with('t'),
    }
}

/// Returns the root before assimilation of its last letter: "húzz(ak)", "üss(ek)", "fordíts(ak)", "játssz(ak)".
fn without_assimilation(rest: &str, ending: &str) -> Vec<String> {
    if !ending.starts_with(['a', 'e', 'o', 'u']) {
        return Vec::new();
    }
    let ends = [
        ("ssz", "sz"),
        ("tssz", "tsz"),
        ("zz", "z"),
        ("ss", "s"),
        ("ss", "t"),
        ("ts", "t"),
        ("ssz", "szt"),
        ("ll", "l"),
    ];
    ends.iter()
        .filter_map(|(end, root)| Some(format!("{}{root}", rest.strip_suffix(end)?)))
        .filter(|root| is_root(root))
        .collect()
}

/// Whether enough is left to be a root.
fn is_root(rest: &str) -> bool {
    let vowel = rest.bytes().any(|letter| b"aeiou".contains(&letter));
    let last = rest.bytes().last().is_some_and(|letter| !b"aeou".contains(&letter));
    vowel && last && !is_preverb(rest) && (rest.len() >= 3 || SHORT.contains(&rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn has(word: &str, root: &str, bare: bool) -> bool {
        roots(word).contains(&Root { text: root.to_owned(), bare })
    }

    #[test]
    fn every_person_and_tense_leads_to_the_root() {
        for (root, words) in [
            ("huz", "huz huzok huzunk huztok huzhatok huzhatsz huzzak huzzon huztam huztatok huzott huzni huzna huzas"),
            ("rak", "rakom rakja rakjuk rakjatok raktatok rakhattatok rakhatjuk rakjak rakott rakni"),
            ("tamad", "tamadtok tamadhatja tamadjak tamadni"),
            ("ut", "utok uthet uthetek ussek utni utott"),
            ("jatsz", "jatszom jatszhatok jatsszak jatszani jatszott jatszottam"),
            ("fordit", "forditsam forditottam forditani"),
            ("tesz", "teszem tehetem tegyek tett tenni"),
            ("vesz", "veszek vehetek vegyek vettem venni"),
        ] {
            for word in words.split(' ') {
                assert!(has(word, root, false), "{word}: {:?}", roots(word));
            }
        }
    }

    #[test]
    fn what_stands_before_a_verb_comes_off_and_is_kept() {
        for (word, whole, bare) in
            [("felhuzhatom", "felhuz", "huz"), ("letehetem", "letesz", "tesz"), ("visszavettem", "visszavesz", "vesz")]
        {
            assert!(has(word, whole, false) && has(word, bare, true), "{word}: {:?}", roots(word));
        }
        assert!(!has("huz", "huz", true));
    }

    #[test]
    fn what_only_looks_like_an_ending_stays() {
        assert!(has("vesztek", "veszt", false) && !has("vesztek", "vesz", false), "to lose isn't to take");
        assert!(!has("megettem", "meg", false), "nothing is left but what stands before a verb");
        assert_eq!(roots("3x3"), []);
        assert_eq!(roots(&"hat".repeat(20)), []);
    }
}
