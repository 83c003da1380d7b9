import type { HandoverWords } from './messages.hu';

/** English texts of several people at one device. */
export const en: HandoverWords = {
  turn: (name) => `${name} is next`,
  about: 'Pass the device on. Until it is taken, nobody’s cards are shown.',
  itsMe: (name) => `It’s me, ${name}`,
  decline: (name) => `${name}: I don’t step in`,
  bots: 'The bots are moving',
  botsAbout: 'In a moment you’ll know who is next. Until then nobody’s cards are shown.',
  /** Looks at a finished game from this person's seat. */
  lookAs: (name) => `As ${name}`,
  happened: 'What has happened',
  takeBack: (name) => `${name}: I’ve changed my mind`,
  consent: {
    title: 'Does everybody agree?',
    about: 'Others have decided since: taking yours back undoes theirs as well.',
    yes: 'Yes, take it back',
    no: 'No',
  },
  taught: {
    title: 'What can you play?',
    notNow: 'It isn’t your turn.',
    moves: (named, all) => (all > named.length ? `${named.join(', ')} and ${String(all - named.length)} more` : named.join(', ')),
  },
  setup: {
    several: 'Play together',
    people: 'How many of you play on this device?',
    bots: 'How many bots play with you?',
    own: 'Your name',
    taught: 'Still learning',
    taughtAbout: 'Whoever is still learning can look up at the table what they may play, and by which rule.',
    guest: (n) => `Name of player ${n}`,
    nameless: (n) => `Player ${n}`,
    recolour: (colour) => `Colour: ${colour}. Tap for another`,
    colours: ['blue', 'orange', 'green', 'purple', 'teal', 'pink'],
    flat: 'Turn the screen to whoever is next',
    flatAbout: 'For when you sit opposite each other with the device lying flat between you.',
    flatFaces: (opposite) => `It turns to whoever is next. Sitting opposite: ${opposite}.`,
    taughtShort: 'still learning',
    forget: (name) => `Forget ${name}`,
    order: 'Seating',
    orderAbout: 'In the order in which you sit around the table.',
    earlier: (name) => `${name} one seat earlier`,
    bot: (n) => `Bot ${n}`,
    about: 'You pass the device around, and each of you sees only your own cards.',
  },
};
