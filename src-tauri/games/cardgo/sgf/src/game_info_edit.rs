//! Changes the properties of the whole game: players, komi, result.

use crate::tree::Tree;

impl Tree {
    /// Sets a property of the whole game to a text on one line, or removes it if the text is empty. Returns whether
    /// that is a change.
    ///
    /// The property is changed in the node that contains it already, otherwise at the root.
    ///
    /// ```
    /// let mut tree = sgf::parse_text("(;GM[1]PB[Anna];RE[?];B[ee])")?.swap_remove(0);
    /// assert!(tree.tell("RE", "W+R") && tree.tell("PB", "") && tree.tell("PW", " [Kis]  Éva "));
    /// assert_eq!(tree.to_string().trim_end(), r"(;GM[1]PW[[Kis\] Éva];RE[W+R];B[ee])");
    /// # Ok::<(), sgf::SgfError>(())
    /// ```
    pub fn tell(&mut self, name: &str, text: &str) -> bool {
        let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let told = self.beginning().iter().position(|node| node.property(name).is_some());
        self.nodes.get_mut(told.unwrap_or(0)).is_some_and(|node| node.say(name, &line))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    fn told(text: &str, name: &str, new: &str) -> (bool, String) {
        let mut tree = crate::parse_text(text).unwrap().swap_remove(0);
        (tree.tell(name, new), tree.to_string().trim_end().to_owned())
    }

    #[test]
    fn what_is_told_replaces_what_was_told_where_that_stands() {
        assert_eq!(told("(;SZ[9];KM[0];B[aa])", "KM", "6.5"), (true, "(;SZ[9];KM[6.5];B[aa])".to_owned()));
        assert_eq!(told("(;SZ[9];B[aa];KM[0])", "KM", "6.5"), (true, "(;SZ[9]KM[6.5];B[aa];KM[0])".to_owned()));
        assert_eq!(told("(;SZ[9]DT[a][b];B[aa])", "DT", ""), (true, "(;SZ[9];B[aa])".to_owned()));
    }

    #[test]
    fn the_same_again_changes_nothing() {
        for new in ["Anna Nagy", " Anna\n  Nagy "] {
            assert_eq!(told("(;PB[Anna Nagy])", "PB", new), (false, "(;PB[Anna Nagy])".to_owned()));
        }
        assert_eq!(told("(;SZ[9])", "PB", " "), (false, "(;SZ[9])".to_owned()));
    }
}
