import type { Person, Player, Seat, SeatInfo } from '../bindings';
import { isHuman, isShared } from './players';
import { session } from './session.svelte';

/** The number of colours a person can have: `--person-0` and so on in styles/tokens.css. */
export const PERSON_COLOURS = 6;

/** Returns the first colour from `from` on, going round, that none of these people has; `undefined` if all are taken. */
export function freeColour(people: readonly Person[], from: number): number | undefined {
  const colours = Array.from({ length: PERSON_COLOURS }, (_, step) => (from + step) % PERSON_COLOURS);
  return colours.find((colour) => people.every((person) => person.colour !== colour));
}

/** Returns what is kept about a person who plays; `null` about a bot or somebody new. */
export function knownPerson(player: Player | undefined): Person | null {
  if (!isHuman(player)) return null;
  const [owner, ...guests] = session.settings.people;
  return (player.kind === 'person' ? owner : guests.find(({ name }) => name === player.name)) ?? null;
}

/** Returns the seats of the people, in their order around the table from the owner on. */
function peopleFromOwner(seats: readonly SeatInfo[]): Seat[] {
  const owner = seats.findIndex(({ player }) => player.kind === 'person');
  return seats.map((_, at) => (at + Math.max(owner, 0)) % seats.length).filter((seat) => isHuman(seats[seat]?.player));
}

/**
 * Whether the person at `seat` sits on the other side of a device that lies flat: the second half of the people,
 * counted from the owner.
 */
export function sitsOpposite(seats: readonly SeatInfo[], seat: Seat): boolean {
  const people = peopleFromOwner(seats);
  return people.indexOf(seat) * 2 >= Math.max(people.length, 2);
}

/** The colours of the people at the table on screen, by name; bots and tables of one person have none. */
class SeatedPeople {
  #colours = $state.raw<ReadonlyMap<string, number>>(new Map());

  sit(seats: readonly SeatInfo[]): void {
    const people = isShared(seats) ? peopleFromOwner(seats) : [];
    this.#colours = new Map(people.map((seat, at) => [seats[seat]?.name ?? '', knownPerson(seats[seat]?.player)?.colour ?? at % PERSON_COLOURS]));
  }

  rise(): void {
    this.#colours = new Map();
  }

  colourOf(name: string): number | null {
    return this.#colours.get(name) ?? null;
  }
}

export const seatedPeople = new SeatedPeople();
