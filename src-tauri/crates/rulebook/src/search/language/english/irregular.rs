//! Forms of irregular verbs, and the verb that each belongs to.

/// Verbs with the irregular forms that the stemmer can't derive.
pub(super) const IRREGULAR: &[(&str, &[&str])] = &[
    ("begin", &["began", "begun"]),
    ("break", &["broke", "broken"]),
    ("build", &["built"]),
    ("choose", &["chose", "chosen"]),
    ("deal", &["dealt"]),
    ("draw", &["drew", "drawn"]),
    ("fall", &["fell", "fallen"]),
    ("give", &["gave", "given"]),
    ("go", &["went", "gone", "goes"]),
    ("hide", &["hid", "hidden"]),
    ("hold", &["held"]),
    ("keep", &["kept"]),
    ("know", &["knew", "known"]),
    ("lay", &["laid"]),
    ("lose", &["lost"]),
    ("pay", &["paid"]),
    ("run", &["ran"]),
    ("see", &["saw", "seen"]),
    ("show", &["shown"]),
    ("spend", &["spent"]),
    ("steal", &["stole", "stolen"]),
    ("take", &["took", "taken"]),
    ("throw", &["threw", "thrown"]),
    ("win", &["won"]),
];
