//! The ranking of the search, tested on a small made-up rulebook.

use rulebook::{Chapter, Lang, RuleKind, SearchIndex, Span, Translated, TranslatedEntry};

/// Returns a rule entry with the same words in both languages.
fn rule(id: &'static str, title: &str, terms: &[&str], text: &str, house: Option<&str>) -> TranslatedEntry {
    let spans = |text: &str| vec![Span::Text { text: text.to_owned() }];
    fn both<T: Clone>(one: T) -> Translated<T> {
        Translated::each(|_| one.clone())
    }
    TranslatedEntry {
        id: game::RuleId(id),
        game: if id.starts_with("XX") { "first" } else { "second" },
        chapter: 0,
        kind: RuleKind::Acts,
        of: None,
        title: both(title.to_owned()),
        text: both(vec![spans(text)]),
        house: house.map(|note| both(spans(note))),
        terms: both(terms.iter().map(|term| (*term).to_owned()).collect()),
        asked: Translated::default(),
        index: both(Vec::new()),
        see: Vec::new(),
        scenarios: Vec::new(),
    }
}

fn book(rules: &[TranslatedEntry], lang: Lang) -> SearchIndex {
    let chapter = Chapter {
        game: "first",
        id: "only".to_owned(),
        title: Translated::each(|lang| lang.pick("Különös fejezet", "Peculiar chapter").to_owned()),
        rules: rules.iter().map(|rule| rule.id).collect(),
    };
    SearchIndex::new(&[chapter], rules, lang)
}

fn found(index: &SearchIndex, query: &str) -> Vec<&'static str> {
    index.search(query, None, 10).iter().map(|hit| hit.id.0).collect()
}

#[test]
fn titles_come_before_terms_before_texts_before_house_notes() {
    let index = book(
        &[
            rule("XX-1.1", "Hajó", &["evező"], "A tenger nagy és kék.", Some("A torony itt magas.")),
            rule("XX-1.2", "Híd", &["pillér"], "A torony mellett áll.", None),
            rule("XX-1.3", "Vár", &["torony"], "A falak között lakik.", None),
            rule("XX-1.4", "Torony", &["magas"], "Messzire lát.", None),
        ],
        Lang::Hu,
    );
    assert_eq!(found(&index, "torony"), ["XX-1.4", "XX-1.3", "XX-1.2", "XX-1.1"]);
}

#[test]
fn terms_lead_from_irregular_forms_to_the_rule() {
    let index = book(
        &[
            rule("XX-1.1", "Ló", &["lovak", "lovas"], "Két mezőt lép.", None),
            rule("XX-1.2", "Kéz", &[], "Öt lapod lehet.", None),
            rule("XX-1.3", "Hó", &["havas"], "Megállít.", None),
        ],
        Lang::Hu,
    );
    for query in ["ló", "lo", "lóval", "lovak", "lovakkal", "lovat", "lovaim"] {
        assert_eq!(found(&index, query)[0], "XX-1.1", "{query}");
    }
    for query in ["kéz", "kezek", "kezemben", "kezedből", "kezedbol", "kézbe", "kezbe"] {
        assert_eq!(found(&index, query)[0], "XX-1.2", "{query}");
    }
    for query in ["öt", "ot", "5"] {
        assert_eq!(found(&index, query), ["XX-1.2"], "{query}");
    }
}

#[test]
fn typed_accents_are_believed_and_missing_ones_forgiven() {
    let index = book(
        &[
            rule("XX-1.1", "Kor", &[], "Ahány éves vagy.", None),
            rule("XX-1.2", "Kör", &[], "Amikor te jössz.", None),
            rule("XX-1.3", "Kór", &[], "Ami fáj.", None),
        ],
        Lang::Hu,
    );
    assert_eq!(found(&index, "kör")[0], "XX-1.2");
    assert_eq!(found(&index, "kórok")[0], "XX-1.3");
    assert_eq!(found(&index, "kor").len(), 3);
    assert_eq!(found(&index, "ko\u{308}r").len(), 3, "accents behind their letters are accents no less");
}

#[test]
fn endings_with_and_without_accents_come_off() {
    let index = book(&[rule("XX-1.1", "Tartalék", &["húzás", "kártya"], "Csendben.", None)], Lang::Hu);
    for query in [
        "tartalékból",
        "tartalekbol",
        "tartalékomról",
        "tartalekrol ",
        "tartalékért",
        "tartaleknal ",
        "húzhatok",
        "huzhatunk",
        "húzni",
        "huzni",
        "húzott",
        "kártyával",
        "kartyaval",
        "kártyákat",
        "kartyaink",
        "TARTALÉK",
        "Tartalék!",
    ] {
        assert_eq!(found(&index, query), ["XX-1.1"], "{query}");
    }
}

#[test]
fn english_endings_come_off() {
    let index = book(&[rule("XX-1.1", "Drawing", &["reserve", "two cards"], "Silently.", None)], Lang::En);
    for query in ["draw", "draws ", "reserves", "reserved", "card's", "2", "two", "drawing!"] {
        assert_eq!(found(&index, query), ["XX-1.1"], "{query}");
    }
}

#[test]
fn the_last_word_may_be_half_typed_and_no_other() {
    let index = book(
        &[rule("XX-1.1", "Pakli", &[], "Lefordítva.", None), rule("XX-1.2", "Palota", &[], "Felfordítva.", None)],
        Lang::Hu,
    );
    assert_eq!(found(&index, "p"), ["XX-1.1", "XX-1.2"]);
    assert_eq!(found(&index, "pak"), ["XX-1.1"]);
    assert_eq!(found(&index, "pa pakli"), ["XX-1.1"]);
    assert_eq!(found(&index, "pa "), Vec::<&str>::new());
}

#[test]
fn one_wrong_letter_is_forgiven_in_longer_words() {
    let index = book(&[rule("XX-1.1", "Fordítás", &["szín"], "Az értékkártyával.", None)], Lang::Hu);
    for query in ["forditsa", "frodítás ", "fordtás", "forddítás", "pordítás", "szím", "frodí", "értékkátryát"]
    {
        assert_eq!(found(&index, query), ["XX-1.1"], "{query}");
    }
    for query in ["frodítsá", "sím ", "xxrdítás"] {
        assert_eq!(found(&index, query), Vec::<&str>::new(), "{query}");
    }
}

#[test]
fn a_right_word_isnt_taken_for_a_slip_of_another() {
    let index = book(
        &[rule("XX-1.1", "Kanál", &[], "Lapos.", None), rule("XX-1.2", "Kanál, kanát", &["fanal"], "Lapos.", None)],
        Lang::Hu,
    );
    assert_eq!(found(&index, "fanal "), ["XX-1.2"]);
}

#[test]
fn rare_words_count_more_than_common_ones() {
    let index = book(
        &[
            rule("XX-1.1", "Egyik", &[], "A lap szép lap.", None),
            rule("XX-1.2", "Másik", &[], "A lap áll.", None),
            rule("XX-1.3", "Harmadik", &[], "A bagoly ül.", None),
        ],
        Lang::Hu,
    );
    // Twice the common word counts less than once the rare one.
    assert_eq!(found(&index, "lap bagoly "), ["XX-1.3", "XX-1.1", "XX-1.2"]);
}

#[test]
fn what_another_table_says_doesnt_make_a_word_common() {
    let mut rules = vec![
        rule("XX-1.1", "Egyik", &[], "A bagoly ül.", None),
        rule("XX-1.2", "Másik", &[], "A lap áll, a lap áll.", None),
        rule("XX-1.3", "Harmadik", &[], "A lap fekszik.", None),
    ];
    let found = |rules: &[TranslatedEntry]| {
        let hits = book(rules, Lang::Hu).search("bagoly lap ", Some("first"), 10);
        let own = hits.iter().filter(|hit| hit.game == "first");
        own.map(|hit| (hit.id.0, hit.score)).collect::<Vec<_>>()
    };
    let alone = found(&rules);
    assert_eq!(alone[0].0, "XX-1.1");
    rules.extend(["YY-1.1", "YY-1.2", "YY-1.3"].map(|id| rule(id, "Odú", &[], "A bagoly ül.", None)));
    assert_eq!(found(&rules), alone);
}

#[test]
fn chapter_titles_count_a_little() {
    let index =
        book(&[rule("XX-1.1", "Fa", &[], "Áll.", None), rule("XX-1.2", "Bokor", &["fejezet"], "Ül.", None)], Lang::Hu);
    assert_eq!(found(&index, "fejezet"), ["XX-1.2", "XX-1.1"]);
}

#[test]
fn a_table_is_asked_before_the_others() {
    let rules = [rule("XX-1.1", "Pakli", &[], "Egy.", None), rule("YY-1.1", "Pakli", &[], "Más.", None)];
    let index = book(&rules, Lang::Hu);
    assert_eq!(found(&index, "pakli"), ["XX-1.1", "YY-1.1"]);
    let there: Vec<_> = index.search("pakli", Some("second"), 10).into_iter().map(|hit| hit.id.0).collect();
    assert_eq!(there, ["YY-1.1", "XX-1.1"]);
    assert_eq!(found(&index, "1.1"), ["XX-1.1", "YY-1.1"]);
    assert_eq!(found(&index, "yy 1.1")[0], "YY-1.1");
}

#[test]
fn a_long_text_is_cut_around_what_was_looked_for() {
    let before = "Az út hosszú és kanyargós volt arrafelé, senki nem járt rajta évek óta, ".repeat(4);
    let text = format!("{before}A bagoly a romos torony tetején fészkel, és éjjel huhog, {before}úgy ám.");
    let index = book(&[rule("XX-1.1", "Erdő", &[], &text, None)], Lang::Hu);
    let hits = index.search("torony bagoly", None, 1);
    let shown: String = hits[0].snippet.iter().map(|span| span.text.as_str()).collect();
    assert!(shown.starts_with('…') && shown.ends_with('…'), "{shown}");
    assert!(shown.contains("A bagoly a romos torony tetején fészkel"), "{shown}");
    let marked: Vec<_> = hits[0].snippet.iter().filter(|span| span.marked).map(|span| span.text.as_str()).collect();
    assert_eq!(marked, ["bagoly", "torony"]);
}

#[test]
fn a_word_that_only_asks_is_neither_marked_nor_chooses_the_sentence() {
    let text = "Mikor a nap lement, hogyan is aludt volna? A bagoly éjjel huhog.";
    let index = book(&[rule("XX-1.1", "Erdő", &[], text, None)], Lang::Hu);
    let spans = |query: &str| index.search(query, None, 1).remove(0).snippet;
    let shown = spans("hogyan, mikor bagoly");
    assert_eq!(shown.iter().map(|span| span.text.as_str()).collect::<String>(), "A bagoly éjjel huhog.");
    let marked = |spans: Vec<rulebook::RuleHitSpan>| -> Vec<String> {
        spans.into_iter().filter(|span| span.marked).map(|span| span.text).collect()
    };
    assert_eq!(marked(shown), ["bagoly"]);
    assert_eq!(marked(spans("mikor")), ["Mikor"], "unless there is nothing else");
}

#[test]
fn all_forms_of_a_verb_are_one() {
    let index = book(
        &[
            rule("XX-1.1", "Elhelyezés", &["lerak", "húz"], "Csendben.", None),
            rule("XX-1.2", "Támadás", &["leszed"], "Hangosan.", None),
            rule("XX-1.3", "Vesztes", &["elvesz"], "Sehogyan.", None),
        ],
        Lang::Hu,
    );
    for query in
        ["húztátok", "huzzak", "húzhatnék", "leraktam", "lerakjatok ", "le tudom rakni", "rakjam le", "lerakva"]
    {
        assert_eq!(found(&index, query).first(), Some(&"XX-1.1"), "{query}");
    }
    for query in ["támadtok", "leszedhetem", "szedhetem le", "le szabad szedni", "leszedjétek"] {
        assert_eq!(found(&index, query).first(), Some(&"XX-1.2"), "{query}");
    }
    for query in ["elvehetem", "vegyem el", "el lehet venni"] {
        assert_eq!(found(&index, query).first(), Some(&"XX-1.3"), "{query}");
    }
}

#[test]
fn words_written_apart_are_found_together() {
    let index = book(
        &[rule("XX-1.1", "Ugyanolyan", &["zárólap"], "Szép.", None), rule("XX-1.2", "Olyan", &["lap"], "Szép.", None)],
        Lang::Hu,
    );
    for query in ["ugyan olyan", "záró lap"] {
        assert_eq!(found(&index, query)[0], "XX-1.1", "{query}");
    }
}

#[test]
fn denials_count_in_what_people_ask() {
    let mut rules = [
        rule("XX-1.1", "Egyik", &[], "Szép.", None),
        rule("XX-1.2", "Másik", &[], "Szép.", None),
        rule("XX-1.3", "Harmadik", &[], "Szép.", None),
    ];
    let asked = [("mit rakhatok", "what can I play"), ("nem tudok rakni", "I can't play"), ("húzok", "I draw")];
    for (rule, (hu, en)) in rules.iter_mut().zip(asked) {
        rule.asked = Translated::each(|lang| vec![lang.pick(hu, en).to_owned()]);
    }
    for query in ["mi van ha nem tudok rakni", "nem rakhatok, mit csináljak"] {
        assert_eq!(found(&book(&rules, Lang::Hu), query)[0], "XX-1.2", "{query}");
    }
    for query in ["what happens if I can't play", "cannot play"] {
        assert_eq!(found(&book(&rules, Lang::En), query)[0], "XX-1.2", "{query}");
    }
    assert_eq!(found(&book(&rules, Lang::Hu), "mit tudok rakni")[0], "XX-1.1");
}

#[test]
fn english_verbs_that_change_are_one() {
    let index = book(&[rule("XX-1.1", "Drawing", &["steal"], "Silently.", None)], Lang::En);
    for query in ["drew ", "drawn ", "stolen ", "stole "] {
        assert_eq!(found(&index, query), ["XX-1.1"], "{query}");
    }
}

#[test]
fn words_that_only_hold_a_sentence_together_find_nothing_beside_others() {
    let index = book(&[rule("XX-1.1", "Ha a bagoly", &[], "Huhog.", None)], Lang::Hu);
    assert_eq!(found(&index, "ha xqzwvy "), Vec::<&str>::new());
    assert_eq!(found(&index, "ha "), ["XX-1.1"], "unless there is nothing else");
}

#[test]
fn an_empty_book_answers_nothing() {
    let index = SearchIndex::new(&[], &[], Lang::Hu);
    assert_eq!(index.search("lap 3.2", None, 10), []);
    assert_eq!(index.stems(), 0);
}
