import { ownState } from '../../app/own-game';
import type { GameUi } from '../game-ui';
import './accent.css';
import Emblem from './Emblem.svelte';
import { shortcuts } from './modifications';
import { withWords } from '../../messages/index.svelte';

/** The UI of Astra. */
export const astra: GameUi = {
  emblem: Emblem,
  names: { hu: () => import('./names.hu'), en: () => import('./names.en') },
  options: { hu: () => import('./options.hu'), en: () => import('./options.en') },
  shortcuts,
  scores: { hu: () => import('./measured.hu'), en: () => import('./measured.en') },
  origin: { hu: () => import('./origin.hu'), en: () => import('./origin.en') },
  table: () => withWords(import('./AstraTable.svelte')),
  card: () => withWords(import('./SheetFace.svelte')),
  icon: () => withWords(import('./AstraIcon.svelte')),
  pad: () => withWords(import('./AstraPad.svelte')),
  heard: () => import('./sounds'),
  weights: () => import('./weights'),
  deeds: ['standing'],
  keys: { hu: () => import('./keys.hu'), en: () => import('./keys.en') },
  // One turn of each side makes a round.
  stage: (snapshot) => Math.ceil(ownState('astra', snapshot).view.turn / 2),
};
