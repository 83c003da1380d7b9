import { ownState } from '../../app/own-game';
import type { GameUi } from '../game-ui';
import './accent.css';
import Emblem from './Emblem.svelte';
import { withWords } from '../../messages/index.svelte';

/** The UI of Happy Mochi. */
export const mochi: GameUi = {
  emblem: Emblem,
  names: { hu: () => import('./names.hu'), en: () => import('./names.en') },
  options: { hu: () => import('./options.hu'), en: () => import('./options.en') },
  scores: { hu: () => import('./measured.hu'), en: () => import('./measured.en') },
  origin: { hu: () => import('./origin.hu'), en: () => import('./origin.en') },
  table: () => withWords(import('./MochiTable.svelte')),
  card: () => withWords(import('./MochiCardFace.svelte')),
  icon: () => withWords(import('./MochiIcon.svelte')),
  pad: () => withWords(import('./MochiPad.svelte')),
  heard: () => import('./sounds'),
  weights: () => import('./weights'),
  deeds: ['draw'],
  stage: (snapshot) => ownState('mochi', snapshot).view.round,
};
