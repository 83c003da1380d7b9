//! What is done to something: verbs with an object.

/// A verb in every form that the texts need.
pub(super) struct Deed {
    /// An order with an indefinite object: `pusztíts el`.
    order: &'static str,
    /// … and a definite one: `pusztítsd el`.
    order_definite: &'static str,
    /// Told to whoever does it: `elpusztítasz`.
    told: &'static str,
    /// `elpusztítod`
    told_definite: &'static str,
    /// What follows the object: `a tulajdonosa kezébe`, with a space before it.
    pub(super) whither: &'static str,
    /// Of what it happens to: `elpusztul`.
    pub(super) undergone: &'static str,
    /// … in a bounty, where it is the opponent's doing.
    pub(super) undergone_by_opponent: &'static str,
}

impl Deed {
    pub(super) fn verb(&self, ordered: bool, definite: bool) -> &'static str {
        match (ordered, definite) {
            (true, false) => self.order,
            (true, true) => self.order_definite,
            (false, false) => self.told,
            (false, true) => self.told_definite,
        }
    }
}

pub(super) const DESTROY: Deed = Deed {
    order: "pusztíts el",
    order_definite: "pusztítsd el",
    told: "elpusztítasz",
    told_definite: "elpusztítod",
    whither: "",
    undergone: "elpusztul",
    undergone_by_opponent: "elpusztul",
};
pub(super) const RETURN: Deed = Deed {
    order: "küldj vissza",
    order_definite: "küldd vissza",
    told: "visszaküldesz",
    told_definite: "visszaküldöd",
    whither: " a tulajdonosa kezébe",
    undergone: "visszakerül a tulajdonosa kezébe",
    undergone_by_opponent: "visszakerül a tulajdonosa kezébe",
};
pub(super) const BANISH: Deed = Deed {
    order: "küldj a Semmibe",
    order_definite: "küldd a Semmibe",
    told: "a Semmibe küldesz",
    told_definite: "a Semmibe küldöd",
    whither: "",
    undergone: "a Semmibe kerül",
    undergone_by_opponent: "a Semmibe kerül",
};
pub(super) const TAKE: Deed = Deed {
    order: "vegyél át",
    order_definite: "vedd át",
    told: "átveszel",
    told_definite: "átveszed",
    whither: "",
    undergone: "átáll hozzád",
    undergone_by_opponent: "átáll az ellenfeledhez",
};
pub(super) const TURN_PASSIVE: Deed = Deed {
    order: "tegyél passzívvá",
    order_definite: "tedd passzívvá",
    told: "passzívvá teszel",
    told_definite: "passzívvá teszed",
    whither: "",
    undergone: "passzív lesz",
    undergone_by_opponent: "passzív lesz",
};
pub(super) const TURN_ACTIVE: Deed = Deed {
    order: "tegyél aktívvá",
    order_definite: "tedd aktívvá",
    told: "aktívvá teszel",
    told_definite: "aktívvá teszed",
    whither: "",
    undergone: "aktív lesz",
    undergone_by_opponent: "aktív lesz",
};
pub(super) const RECOVER: Deed = Deed {
    order: "vegyél vissza a kezedbe",
    order_definite: "vedd vissza a kezedbe",
    told: "visszaveszel a kezedbe",
    told_definite: "visszaveszed a kezedbe",
    whither: "",
    undergone: "visszakerül a kezedbe",
    undergone_by_opponent: "visszakerül a kezedbe",
};
pub(super) const PUT_INTO_PLAY: Deed = Deed {
    order: "tegyél játékba",
    order_definite: "tedd játékba",
    told: "játékba teszel",
    told_definite: "játékba teszed",
    whither: "",
    undergone: "játékba kerül a te oldaladon",
    undergone_by_opponent: "játékba kerül az ellenfeled oldalán",
};
