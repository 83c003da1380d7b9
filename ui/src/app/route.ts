/** A page of the app with its parameters. */
export type Route =
  | { page: 'home' }
  | { page: 'settings' }
  /** About the app: publishers of its games, and others' work it contains. */
  | { page: 'about' }
  | { page: 'others' }
  /** A new table, set up by a challenge code if given, or by the deal of the day. */
  | { page: 'new'; game: string; code?: string | undefined }
  | { page: 'table'; id: string }
  /** All kept tables, with import and export. */
  | { page: 'saved' }
  /** Replay of a kept table, from its beginning or after `ply` decisions. */
  | { page: 'replay'; id: string; ply?: number | undefined }
  /** The person's costliest decisions at a kept table, to find something better. */
  | { page: 'mistakes'; id: string }
  /** A position of a finished game, on which moves are tried for every seat. */
  | { page: 'explore'; id: string; ply: number }
  /** The positions of all games that come back today because the person failed them. */
  | { page: 'practice' }
  /** A game's puzzles, or one of them; with `chosen`, only these puzzles follow one another. */
  | { page: 'puzzles'; game: string }
  | { page: 'puzzle'; game: string; number: number; chosen?: readonly number[] | undefined }
  | { page: 'statistics' }
  /** The score pads for games at a real table, or one of them. */
  | { page: 'pads' }
  | { page: 'pad'; id: string }
  /** Import of a game from a file. */
  | { page: 'open' }
  /** The rulebook: its contents, or one rule. */
  | { page: 'book'; game: string | null }
  | { page: 'rule'; id: string }
  /** The reading pages of a game beside its rules: the first part, or the named one. */
  | { page: 'read'; game: string; part?: string | undefined }
  /** A scenario shown as a demonstration. */
  | { page: 'show'; id: string }
  /** A tutorial, or one of its lessons. */
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; id: string }
  /** A page specific to one game but to no table, and the item open on it. */
  | { page: 'own'; game: string; name: string; item?: string | undefined };

/** Matches a number of decisions, or the number of a puzzle. */
const NUMBER = /^\d{1,6}$/;
/** Matches several such numbers. */
const NUMBERS = /^\d{1,6}(-\d{1,6}){0,9}$/;

/** Returns the page at an address; home for an unknown address. */
export function parse(hash: string): Route {
  const [page, what, more, last] = hash.replace(/^#\/?/, '').split('/').map(readable);
  if (page === 'settings' || page === 'about' || page === 'others' || page === 'open' || page === 'saved' || page === 'statistics' || page === 'pads' || page === 'practice') return { page };
  if (page === 'new' && what) return { page, game: what, code: more };
  if (page === 'replay' && what) return { page, id: what, ...(more !== undefined && NUMBER.test(more) ? { ply: Number(more) } : {}) };
  if (page === 'explore' && what && more !== undefined && NUMBER.test(more)) return { page, id: what, ply: Number(more) };
  if (page === 'puzzles' && what) return { page, game: what };
  if (page === 'puzzle' && what && more !== undefined && NUMBER.test(more)) {
    return { page, game: what, number: Number(more), ...(last !== undefined && NUMBERS.test(last) ? { chosen: last.split('-').map(Number) } : {}) };
  }
  if ((page === 'table' || page === 'pad' || page === 'mistakes') && what) return { page, id: what };
  if (page === 'book') return { page, game: what ?? null };
  if (page === 'rule' && what) return { page, id: what };
  if (page === 'read' && what) return { page, game: what, part: more };
  if (page === 'show' && what) return { page, id: what };
  if (page === 'learn' && what && more) return { page: 'lesson', game: what, id: more };
  if (page === 'learn' && what) return { page, game: what };
  if (page === 'own' && what && more) return { page, game: what, name: more, item: last };
  return { page: 'home' };
}

/** Decodes a part of an address. A link from outside may be anything; what can't be decoded is taken as it is. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns a page's address. */
export function path(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'settings':
    case 'open':
    case 'saved':
    case 'about':
    case 'others':
    case 'statistics':
    case 'pads':
    case 'practice':
      return `#/${route.page}`;
    case 'explore':
      return `#/explore/${encodeURIComponent(route.id)}/${route.ply}`;
    case 'new':
      return `#/new/${encodeURIComponent(route.game)}${route.code === undefined ? '' : `/${encodeURIComponent(route.code)}`}`;
    case 'read':
      return `#/read/${encodeURIComponent(route.game)}${route.part === undefined ? '' : `/${encodeURIComponent(route.part)}`}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}${route.ply === undefined ? '' : `/${route.ply}`}`;
    case 'table':
    case 'pad':
    case 'mistakes':
      return `#/${route.page}/${encodeURIComponent(route.id)}`;
    case 'puzzles':
      return `#/puzzles/${encodeURIComponent(route.game)}`;
    case 'puzzle':
      return `#/puzzle/${encodeURIComponent(route.game)}/${route.number}${route.chosen === undefined ? '' : `/${route.chosen.join('-')}`}`;
    case 'book':
      return route.game === null ? '#/book' : `#/book/${encodeURIComponent(route.game)}`;
    case 'rule':
      return `#/rule/${encodeURIComponent(route.id)}`;
    case 'show':
      return `#/show/${encodeURIComponent(route.id)}`;
    case 'learn':
      return `#/learn/${encodeURIComponent(route.game)}`;
    case 'lesson':
      return `#/learn/${encodeURIComponent(route.game)}/${encodeURIComponent(route.id)}`;
    case 'own':
      return `#/${[route.page, route.game, route.name, ...(route.item === undefined ? [] : [route.item])].map(encodeURIComponent).join('/')}`;
  }
}
