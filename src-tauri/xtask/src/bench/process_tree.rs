//! The resources of a process and all its descendants, from `/proc` on Linux.

use std::collections::BTreeMap;
use std::fs;

/// Returns the process and everything it has started, directly or not.
pub fn with_descendants(top: u32) -> Vec<u32> {
    let parents: Vec<(u32, u32)> = fs::read_dir("/proc")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .filter_map(|process| Some((process, parent(process)?)))
        .collect();
    let mut family = vec![top];
    let mut next = 0;
    while let Some(&member) = family.get(next) {
        let children = parents.iter().filter(|(_, parent)| *parent == member);
        family.extend(children.map(|(child, _)| child));
        next += 1;
    }
    family
}

/// Returns the proportional set size (PSS) of these processes in MB: shared memory is counted once.
pub fn memory_mb(processes: &[u32]) -> f64 {
    let kilobytes = |process: &u32| -> Option<f64> {
        let rollup = fs::read_to_string(format!("/proc/{process}/smaps_rollup")).ok()?;
        let line = rollup.lines().find_map(|line| line.strip_prefix("Pss:"))?;
        line.trim().strip_suffix("kB")?.trim().parse().ok()
    };
    processes.iter().filter_map(kilobytes).sum::<f64>() * 1024.0 / 1e6
}

/// Processor milliseconds so far, by process and thread.
pub type Spent = BTreeMap<(u32, u32), f64>;

/// Returns the processor time of each thread of these processes.
pub fn spent(processes: &[u32]) -> Spent {
    let mut spent = Spent::new();
    for &process in processes {
        let threads = fs::read_dir(format!("/proc/{process}/task"));
        for thread in threads.into_iter().flatten().flatten() {
            let id = thread.file_name().to_str().and_then(|it| it.parse().ok());
            let statistics = fs::read_to_string(thread.path().join("schedstat")).ok();
            let nanoseconds = statistics.as_deref().and_then(|line| line.split(' ').next()?.parse::<f64>().ok());
            if let (Some(id), Some(nanoseconds)) = (id, nanoseconds) {
                spent.insert((process, id), nanoseconds / 1e6);
            }
        }
    }
    spent
}

/// Returns the processor milliseconds between two readings (a thread that ended in between is lost).
pub fn spent_between(before: &Spent, after: &Spent) -> f64 {
    let since = |(thread, spent): (&(u32, u32), &f64)| spent - before.get(thread).unwrap_or(&0.0);
    after.iter().map(since).sum()
}

fn parent(process: u32) -> Option<u32> {
    let status = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name before it is in brackets and may contain anything, so parsing starts after the last bracket.
    let (_, rest) = status.rsplit_once(')')?;
    rest.split_whitespace().nth(1)?.parse().ok()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::process::{Command, id};

    #[test]
    fn a_child_belongs_to_the_family_until_it_ends() {
        let mut child = Command::new("sleep").arg("30").spawn().unwrap();
        assert!(with_descendants(id()).contains(&child.id()));
        assert!(memory_mb(&[child.id()]) > 0.0);
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(!with_descendants(id()).contains(&child.id()));
    }

    #[test]
    fn only_what_was_spent_between_two_readings_counts() {
        let before = Spent::from([((1, 1), 5.0), ((1, 2), 7.0)]);
        let after = Spent::from([((1, 1), 8.0), ((1, 3), 2.0)]);
        assert_eq!(spent_between(&before, &after), 5.0);
    }
}
