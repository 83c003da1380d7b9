//! Prints trees as text.

use crate::tree::Tree;
use std::fmt;

/// Number of nodes on one line of the file.
const NODES_PER_LINE: usize = 10;

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let children = self.child_counts();
        // The depths at which the open parentheses begin.
        let mut open: Vec<u32> = Vec::new();
        let mut forks = true;
        let mut on_line = 0;
        for (node, &children) in self.nodes.iter().zip(&children) {
            while open.last().is_some_and(|&begun| begun >= node.depth) && forks {
                open.pop();
                f.write_str(")")?;
            }
            if forks {
                if !open.is_empty() {
                    f.write_str("\n")?;
                }
                open.push(node.depth);
                f.write_str("(")?;
                on_line = 0;
            } else if on_line == NODES_PER_LINE {
                f.write_str("\n")?;
                on_line = 0;
            }
            f.write_str(";")?;
            node.properties.iter().try_for_each(|property| write!(f, "{property}"))?;
            on_line += 1;
            // An only child needs no parentheses.
            forks = children != 1;
        }
        open.iter().try_for_each(|_| f.write_str(")"))?;
        f.write_str("\n")
    }
}

impl Tree {
    /// Number of children of each node.
    fn child_counts(&self) -> Vec<usize> {
        let mut children = vec![0; self.nodes.len()];
        let mut path: Vec<usize> = Vec::new();
        for (index, node) in self.nodes.iter().enumerate() {
            path.truncate(node.depth as usize);
            if let Some(&parent) = path.last() {
                children[parent] += 1;
            }
            path.push(index);
        }
        children
    }
}
