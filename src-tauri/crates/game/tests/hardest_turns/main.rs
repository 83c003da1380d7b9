//! The hardest turns of tables to come, held against the contract: small but working engines, each of one turn only,
//! with the types a whole engine has. They show that [`game::Game`] carries what no table of the house needs yet:
//! reaction queues, and decisions of several parts. Once a table stands, its own tests say more
//! than its skeleton here, which then goes.

#[cfg(test)]
mod parbaj;
#[cfg(test)]
mod playing;
