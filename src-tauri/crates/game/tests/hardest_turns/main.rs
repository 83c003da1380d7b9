//! The hardest turns of the house, held against the contract: small but working engines, each of one turn only,
//! with the types a whole engine has. They show that [`game::Game`] carries reaction queues, cards drawn and
//! countered, paths and automata, and decisions of several parts.

#[cfg(test)]
mod astra;
#[cfg(test)]
mod cardgo;
#[cfg(test)]
mod iszkenderun;
#[cfg(test)]
mod parbaj;
#[cfg(test)]
mod playing;
