import { ownState } from '../../app/own-game';
import { commands } from '../../bindings';
import type { GameUi } from '../game-ui';
import './accent.css';
import Emblem from './Emblem.svelte';
import { withWords } from '../../messages/index.svelte';
import { MOST_BYTES } from './records/size';

/** The komi that is usual with handicap stones (GO-1.4). */
const WITH_HANDICAP = '0.5';

/** The UI of Card Go. */
export const cardgo: GameUi = {
  emblem: Emblem,
  names: { hu: () => import('./names.hu'), en: () => import('./names.en') },
  options: { hu: () => import('./options.hu'), en: () => import('./options.en') },
  usual: (key, options) => (key === 'komi' && Number(options('handicap') ?? 0) > 0 ? WITH_HANDICAP : undefined),
  starts: { plain: { icon: 'estimate', picks: { cards: '0' } } },
  deals: (options) => options('cards') !== '0',
  scores: { hu: () => import('./measured.hu'), en: () => import('./measured.en') },
  origin: { hu: () => import('./origin.hu'), en: () => import('./origin.en') },
  table: () => withWords(import('./CardgoTable.svelte')),
  card: () => withWords(import('./CardgoCardFace.svelte')),
  icon: () => withWords(import('./CardgoIcon.svelte')),
  pad: () => withWords(import('./CardgoPad.svelte')),
  heard: () => import('./sounds'),
  weights: () => import('./weights'),
  board: true,
  sided: true,
  notation: () => withWords(import('./Notation.svelte')),
  held: 4,
  record: {
    format: 'sgf',
    open: () => withWords(import('./record/OpenGame.svelte')),
    save: () => withWords(import('./record/SaveSheet.svelte')),
    look: () => withWords(import('./record/look')),
    secrets: (snapshot) => snapshot.outcome === null && ownState('cardgo', snapshot).view.cards !== null,
    mostBytes: MOST_BYTES,
    pad: (file) => commands.padFromRecord(file),
  },
  pages: {
    records: { icon: 'log', from: ['new', 'book', 'home'], page: () => withWords(import('./records/RecordsPage.svelte')) },
  },
  deeds: ['pass', 'estimate', 'analysis'],
  cardDeeds: ['draw', 'let', 'counter'],
  withCards: (snapshot) => ownState('cardgo', snapshot).view.cards !== null,
  stage: (snapshot) => ownState('cardgo', snapshot).view.number,
};
