import { ownState } from '../../app/own-game';
import { commands } from '../../bindings';
import type { TableUi } from '../record';
import './accent.css';
import Emblem from './Emblem.svelte';
import { withWords } from '../../messages/index.svelte';

export const cardgo: TableUi = {
  emblem: Emblem,
  names: { hu: () => import('./names.hu'), en: () => import('./names.en') },
  options: { hu: () => import('./options.hu'), en: () => import('./options.en') },
  scores: { hu: () => import('./measured.hu'), en: () => import('./measured.en') },
  origin: { hu: () => import('./origin.hu'), en: () => import('./origin.en') },
  table: () => withWords(import('./CardgoTable.svelte')),
  card: () => withWords(import('./CardgoCardFace.svelte')),
  icon: () => withWords(import('./CardgoIcon.svelte')),
  pad: () => withWords(import('./CardgoPad.svelte')),
  heard: () => import('./sounds'),
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
    pad: (file) => commands.padFromRecord(file),
  },
  pages: {
    records: { icon: 'log', from: ['new', 'book'], page: () => withWords(import('./records/RecordsPage.svelte')) },
  },
  deeds: ['pass', 'estimate', 'analysis'],
  cardDeeds: ['draw', 'let', 'counter'],
  withCards: (snapshot) => ownState('cardgo', snapshot).view.cards !== null,
  stage: (snapshot) => ownState('cardgo', snapshot).view.number,
};
