//! The text properties of a node, and the encoding that a printed tree names.

use crate::text_escapes;
use crate::tree::{Node, Property, Tree};

impl Node {
    /// The text of all properties with that name: every value that isn't empty, each on a new line.
    #[must_use]
    pub fn said(&self, name: &str) -> String {
        let texts = self.values(name).map(text_escapes::text).filter(|text| !text.is_empty());
        texts.collect::<Vec<_>>().join("\n")
    }

    /// Sets a text property, or removes it if the text is empty. Returns whether that is a change.
    pub fn say(&mut self, name: &str, text: &str) -> bool {
        let raw = text_escapes::escaped(text);
        if text_escapes::text(&raw) == self.said(name) {
            return false;
        }
        let first = self.properties.iter().position(|property| property.name == name);
        let mut at = 0..;
        self.properties.retain(|property| at.next() == first || property.name != name);
        match first {
            Some(_) if text.is_empty() => self.properties.retain(|property| property.name != name),
            Some(first) => self.properties[first].values = vec![raw],
            None => self.properties.push(Property::plain(name, [raw])),
        }
        true
    }
}

impl Tree {
    /// The tree as the text of a file. If it contains letters outside ASCII, or named an encoding that isn't a
    /// superset of ASCII, the encoding is set to UTF-8, in which it will be saved.
    #[must_use]
    pub fn written(&mut self) -> String {
        let text = self.to_string();
        let Some(root) = self.nodes.first_mut() else { return text };
        let named = root.values("CA").next().map(|name| {
            let plain = text_escapes::line(name);
            plain.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
        });
        // These encodings aren't supersets of ASCII.
        let is_other = |name: &str| ["utf16", "ucs2", "utf32", "iso2022"].iter().any(|other| name.starts_with(other));
        if text.is_ascii() && !named.as_deref().is_some_and(is_other) || named.as_deref() == Some("utf8") {
            return text;
        }
        root.properties.retain(|property| property.name != "CA");
        // After the properties that a reader must know first.
        let at = root.properties.iter().take_while(|property| matches!(property.name.as_str(), "FF" | "GM")).count();
        root.properties.insert(at, Property::plain("CA", ["UTF-8".to_owned()]));
        self.to_string()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    fn tree(text: &str) -> Tree {
        crate::parse_text(text).unwrap().swap_remove(0)
    }

    #[test]
    fn a_comment_is_said_changed_and_taken_back_in_its_place() {
        let mut tree = tree("(;B[aa]C[one][two]XX[y]C[three])");
        let node = &mut tree.nodes[0];
        assert_eq!(node.said("C"), "one\ntwo\nthree");
        assert!(!node.say("C", "one\ntwo\nthree"));
        assert!(node.say("C", "a]b\\"));
        assert_eq!(tree.to_string().trim_end(), r"(;B[aa]C[a\]b\\]XX[y])");
        assert!(tree.nodes[0].say("C", "") && !tree.nodes[0].say("C", ""));
        assert_eq!(tree.to_string().trim_end(), "(;B[aa]XX[y])");
        assert!(tree.nodes[0].say("C", "new"));
        assert_eq!(tree.to_string().trim_end(), "(;B[aa]XX[y]C[new])");
    }

    #[test]
    fn what_is_not_ascii_is_called_utf_8() {
        let written = |text: &str| tree(text).written().trim_end().to_owned();
        assert_eq!(written("(;FF[4]CA[gb2312]C[plain])"), "(;FF[4]CA[gb2312]C[plain])");
        assert_eq!(written("(;FF[4]CA[UTF-16]C[plain])"), "(;FF[4]CA[UTF-8]C[plain])");
        assert_eq!(written("(;FF[4]C[ő]CA[gb2312])"), "(;FF[4]CA[UTF-8]C[ő])");
        assert_eq!(written("(;GM[1]FF[4]C[ő])"), "(;GM[1]FF[4]CA[UTF-8]C[ő])");
        assert_eq!(written("(;C[ő]CA[utf8])"), "(;C[ő]CA[utf8])");
    }
}
