import type { AboutWords } from './messages.hu';

/** English texts of the page about the app. */
export const en: AboutWords = {
  title: 'About Asztaltárs',
  what: 'Tabletop games against bots, and a rulebook, without a network.',
  version: (number) => `Version ${number}`,
  real: {
    title: 'The real games',
    notTheirs:
      'Asztaltárs is not an official app. The designers and publishers of the games listed here didn’t make it, haven’t endorsed it and haven’t checked it; if something in it is wrong, the mistake is ours.',
    noSubstitute:
      'Nor does it replace the box. It is good for practice, and for looking a rule up during a game; if you come to like one of them, buy the real thing and sit down with others.',
    original: 'The original',
    here: 'What is included here',
    by: 'Designed by',
    published: 'Published by',
    get: 'Where to get it',
  },
  changes: {
    title: 'What is new',
    version: (number) => `In version ${number}`,
  },
  more: {
    title: 'Licences and problems',
    own: 'What is our own in Asztaltárs is free software: you may use it, change it and pass it on under the MIT or the Apache\u00a02.0 licence, whichever suits you.',
  },
  others: 'The work of others',
  othersWay: 'Typefaces, star data, parts of the program, and their terms',
  othersAbout:
    'The typefaces of Asztaltárs and many of its parts were made by others, who let everybody use them. Here is who they are, with the terms they ask for.',
  report: 'Problem report',
  reportAbout: 'If something doesn’t work as it should',
};
