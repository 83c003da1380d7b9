import { ownState } from '../../app/own-game';
import type { TableUi } from '../record';
import './accent.css';
import Emblem from './Emblem.svelte';
import { withWords } from '../../messages/index.svelte';

export const astra: TableUi = {
  emblem: Emblem,
  names: { hu: () => import('./names.hu'), en: () => import('./names.en') },
  options: { hu: () => import('./options.hu'), en: () => import('./options.en') },
  scores: { hu: () => import('./measured.hu'), en: () => import('./measured.en') },
  table: () => withWords(import('./AstraTable.svelte')),
  card: () => withWords(import('./AstraCardFace.svelte')),
  pad: () => withWords(import('./AstraPad.svelte')),
  heard: () => import('./sounds'),
  // E answers, too; the shared list of keys would call it by Go's word.
  deeds: [],
  // A turn of each side is a round.
  stage: (snapshot) => Math.ceil(ownState('astra', snapshot).view.turn / 2),
};
