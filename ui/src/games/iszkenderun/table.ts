import { ownState } from '../../app/own-game';
import type { GameUi } from '../game-ui';
import './accent.css';
import Emblem from './Emblem.svelte';
import { withWords } from '../../messages/index.svelte';

/** The UI of Iskenderun. */
export const iszkenderun: GameUi = {
  emblem: Emblem,
  typed: { hu: new Map(), en: new Map([['sans', 'no'], ['sans-trump', 'no-trump']]) },
  names: { hu: () => import('./names.hu'), en: () => import('./names.en') },
  options: { hu: () => import('./options.hu'), en: () => import('./options.en') },
  scores: { hu: () => import('./measured.hu'), en: () => import('./measured.en') },
  origin: { hu: () => import('./origin.hu'), en: () => import('./origin.en') },
  table: () => withWords(import('./IszkenderunTable.svelte')),
  card: () => withWords(import('./IszkenderunCardFace.svelte')),
  icon: () => withWords(import('./IszkenderunIcon.svelte')),
  pad: () => withWords(import('./IszkenderunPad.svelte')),
  heard: () => import('./sounds'),
  weights: () => import('./weights'),
  deeds: ['pass', 'marker'],
  stage: (snapshot) => ownState('iszkenderun', snapshot).view.round,
};
