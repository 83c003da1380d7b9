//! Strengths from choices, by minorisation–maximisation: each play that was there to choose is a team of features, a
//! team's strength is the product of its members', and the stronger of two teams is chosen as much more often. Group by
//! group, every feature gets the strength that explains best how often it was chosen, the others being as they are.
//!
//! Sums, products and quotients only, in a fixed order: every processor finds the same.

/// Positions, the plays that could be chosen there, and their features.
#[derive(Debug, Default)]
pub(in super::super) struct Choices {
    /// Where each position's plays end among all plays.
    ends: Vec<u32>,
    /// Where each play's features end among all features.
    play_ends: Vec<u32>,
    /// The features of all plays, by number.
    features: Vec<u16>,
    /// How much of its position's choice each play was: a position's sum is 1.
    chosen: Vec<f32>,
}

impl Choices {
    /// Adds a play to the position that is being told of.
    pub fn add(&mut self, features: impl Iterator<Item = u16>, chosen: f32) {
        self.features.extend(features);
        self.play_ends.push(self.features.len() as u32);
        self.chosen.push(chosen);
    }

    /// Ends the position that is being told of.
    pub fn end(&mut self) {
        self.ends.push(self.play_ends.len() as u32);
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// The plays of every position, as places among all plays.
    fn positions(&self) -> impl Iterator<Item = std::ops::Range<usize>> {
        ranges(&self.ends)
    }

    /// The features of every play.
    fn plays(&self) -> impl Iterator<Item = &[u16]> {
        ranges(&self.play_ends).map(|range| &self.features[range])
    }

    /// How strong every play looks.
    fn teams(&self, strengths: &[f64]) -> Vec<f64> {
        self.plays().map(|play| play.iter().map(|&feature| strengths[usize::from(feature)]).product()).collect()
    }

    /// In what share of the positions the play chosen most looks strongest, in what share it is among the five
    /// strongest, and how likely the choices are on average.
    pub fn judge(&self, strengths: &[f64]) -> [f64; 3] {
        let teams = self.teams(strengths);
        let mut told = [0.0; 3];
        for plays in self.positions() {
            let (teams, chosen) = (&teams[plays.clone()], &self.chosen[plays]);
            let most = (0..chosen.len()).fold(0, |most, play| if chosen[play] > chosen[most] { play } else { most });
            let stronger = teams.iter().filter(|&&team| team > teams[most]).count();
            told[0] += f64::from(u8::from(stronger == 0));
            told[1] += f64::from(u8::from(stronger < 5));
            told[2] += teams[most] / teams.iter().sum::<f64>();
        }
        told.map(|sum| sum / self.len().max(1) as f64)
    }
}

fn ranges(ends: &[u32]) -> impl Iterator<Item = std::ops::Range<usize>> {
    let starts = std::iter::once(0).chain(ends.iter().copied());
    starts.zip(ends).map(|(start, &end)| start as usize..end as usize)
}

/// Finds the strengths of features, of which these are the groups, in so many rounds. A play has one feature of a group
/// at most. Each feature is taken to have won and lost once against a team of strength 1, so that what was seen rarely
/// stays near it.
pub(in super::super) fn fit(choices: &Choices, groups: &[u16], rounds: u32) -> Vec<f64> {
    let mut strengths = vec![1.0; groups.len()];
    let mut won = vec![1.0; groups.len()];
    for (play, &chosen) in choices.plays().zip(&choices.chosen) {
        play.iter().for_each(|&feature| won[usize::from(feature)] += f64::from(chosen));
    }
    let many = groups.iter().max().map_or(0, |most| most + 1);
    let mut teams = choices.teams(&strengths);
    // What each play has of the group that is being adjusted; none is the number behind the last.
    let none = groups.len();
    let mut against = vec![0.0; groups.len()];
    for _ in 0..rounds {
        for group in 0..many {
            let of_group = |play: &[u16]| {
                play.iter().map(|&feature| usize::from(feature)).find(|&feature| groups[feature] == group)
            };
            let members: Vec<u16> = choices.plays().map(|play| of_group(play).unwrap_or(none) as u16).collect();
            against.fill(0.0);
            for plays in choices.positions() {
                let rate = 1.0 / teams[plays.clone()].iter().sum::<f64>();
                for play in plays {
                    let member = usize::from(members[play]);
                    if member != none {
                        against[member] += teams[play] / strengths[member] * rate;
                    }
                }
            }
            let change: Vec<f64> = (0..groups.len())
                .map(|feature| {
                    if groups[feature] != group {
                        return 1.0;
                    }
                    let old = strengths[feature];
                    strengths[feature] = won[feature] / (against[feature] + 2.0 / (old + 1.0));
                    strengths[feature] / old
                })
                .collect();
            for (team, &member) in teams.iter_mut().zip(&members) {
                if usize::from(member) != none {
                    *team *= change[usize::from(member)];
                }
            }
        }
        // What products of quotients have gathered in errors goes.
        teams = choices.teams(&strengths);
    }
    strengths
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pair of a feature of the first group (three) and of the second (two, or none), and how strong they are.
    const STRONG: [f64; 5] = [0.5, 1.0, 4.0, 3.0, 0.25];

    #[test]
    fn known_strengths_are_found_again() {
        let teams: Vec<Vec<u16>> = (0..3).flat_map(|one| [vec![one], vec![one, 3], vec![one, 4]]).collect();
        let strong = |team: &[u16]| team.iter().map(|&feature| STRONG[usize::from(feature)]).product::<f64>();
        let mut choices = Choices::default();
        // Every three of the nine teams against each other, many times, each chosen as often as it should be.
        for _ in 0..200 {
            for one in 0..9 {
                for other in 0..one {
                    for third in 0..other {
                        let rivals = [one, other, third].map(|team| &teams[team]);
                        let all: f64 = rivals.iter().map(|team| strong(team)).sum();
                        for team in rivals {
                            choices.add(team.iter().copied(), (strong(team) / all) as f32);
                        }
                        choices.end();
                    }
                }
            }
        }
        let found = fit(&choices, &[0, 0, 0, 1, 1], 60);
        // Only relations count between features of which every play has one.
        for (feature, strong) in [(0, 0.5), (2, 4.0)] {
            let relation = found[feature] / found[1];
            assert!((relation / strong - 1.0).abs() < 0.02, "{feature}: {relation}");
        }
        for feature in [3, 4] {
            assert!((found[feature] / STRONG[feature] - 1.0).abs() < 0.02, "{feature}: {}", found[feature]);
        }
        // Two teams are equally strong.
        assert!(choices.judge(&found)[0] > 0.9);
    }
}
