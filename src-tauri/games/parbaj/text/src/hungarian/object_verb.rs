//! Hungarian verbs with an object, for what effects do to permanents and cards.

/// The forms of a verb, and what follows its object.
pub(super) struct ObjectVerb {
    /// The imperative with an indefinite object: `pusztíts el`.
    order: &'static str,
    /// The imperative with a definite object: `pusztítsd el`.
    order_definite: &'static str,
    /// The second person with an indefinite object: `elpusztítasz`.
    told: &'static str,
    /// The second person with a definite object: `elpusztítod`.
    told_definite: &'static str,
    /// What follows the object, after a space: ` a tulajdonosa kezébe`.
    pub(super) whither: &'static str,
    /// The form with the object as subject: `elpusztul`.
    pub(super) undergone: &'static str,
    /// The form with the object as subject in a bounty, where the opponent does it.
    pub(super) undergone_by_opponent: &'static str,
}

impl ObjectVerb {
    pub(super) fn verb(&self, ordered: bool, definite: bool) -> &'static str {
        match (ordered, definite) {
            (true, false) => self.order,
            (true, true) => self.order_definite,
            (false, false) => self.told,
            (false, true) => self.told_definite,
        }
    }
}

pub(super) const DESTROY: ObjectVerb = ObjectVerb {
    order: "pusztíts el",
    order_definite: "pusztítsd el",
    told: "elpusztítasz",
    told_definite: "elpusztítod",
    whither: "",
    undergone: "elpusztul",
    undergone_by_opponent: "elpusztul",
};
pub(super) const RETURN: ObjectVerb = ObjectVerb {
    order: "küldj vissza",
    order_definite: "küldd vissza",
    told: "visszaküldesz",
    told_definite: "visszaküldöd",
    whither: " a tulajdonosa kezébe",
    undergone: "visszakerül a tulajdonosa kezébe",
    undergone_by_opponent: "visszakerül a tulajdonosa kezébe",
};
pub(super) const BANISH: ObjectVerb = ObjectVerb {
    order: "küldj a Semmibe",
    order_definite: "küldd a Semmibe",
    told: "a Semmibe küldesz",
    told_definite: "a Semmibe küldöd",
    whither: "",
    undergone: "a Semmibe kerül",
    undergone_by_opponent: "a Semmibe kerül",
};
pub(super) const TAKE: ObjectVerb = ObjectVerb {
    order: "vegyél át",
    order_definite: "vedd át",
    told: "átveszel",
    told_definite: "átveszed",
    whither: "",
    undergone: "átáll hozzád",
    undergone_by_opponent: "átáll az ellenfeledhez",
};
pub(super) const TURN_PASSIVE: ObjectVerb = ObjectVerb {
    order: "tegyél passzívvá",
    order_definite: "tedd passzívvá",
    told: "passzívvá teszel",
    told_definite: "passzívvá teszed",
    whither: "",
    undergone: "passzív lesz",
    undergone_by_opponent: "passzív lesz",
};
pub(super) const TURN_ACTIVE: ObjectVerb = ObjectVerb {
    order: "tegyél aktívvá",
    order_definite: "tedd aktívvá",
    told: "aktívvá teszel",
    told_definite: "aktívvá teszed",
    whither: "",
    undergone: "aktív lesz",
    undergone_by_opponent: "aktív lesz",
};
pub(super) const RECOVER: ObjectVerb = ObjectVerb {
    order: "vegyél vissza a kezedbe",
    order_definite: "vedd vissza a kezedbe",
    told: "visszaveszel a kezedbe",
    told_definite: "visszaveszed a kezedbe",
    whither: "",
    undergone: "visszakerül a kezedbe",
    undergone_by_opponent: "visszakerül a kezedbe",
};
pub(super) const PUT_INTO_PLAY: ObjectVerb = ObjectVerb {
    order: "tegyél játékba",
    order_definite: "tedd játékba",
    told: "játékba teszel",
    told_definite: "játékba teszed",
    whither: "",
    undergone: "játékba kerül a te oldaladon",
    undergone_by_opponent: "játékba kerül az ellenfeled oldalán",
};
