import type { GameUi } from '../game-ui';
import './accent.css';
import Emblem from './Emblem.svelte';
import { stateOf } from './typed-commands';
import { withWords } from '../../messages/index.svelte';

/** The UI of Párbaj. */
export const parbaj: GameUi = {
  emblem: Emblem,
  typed: { hu: new Map(), en: new Map([['vp', 'mp'], ['mana', 'mp']]) },
  names: { hu: () => import('./names.hu'), en: () => import('./names.en') },
  options: { hu: () => import('./options.hu'), en: () => import('./options.en') },
  scores: { hu: () => import('./measured.hu'), en: () => import('./measured.en') },
  origin: { hu: () => import('./origin.hu'), en: () => import('./origin.en') },
  table: () => withWords(import('./ParbajTable.svelte')),
  card: () => withWords(import('./ParbajCardFace.svelte')),
  icon: () => import('./ParbajIcon.svelte'),
  printed: () => withWords(import('./LensSheet.svelte')),
  pad: () => withWords(import('./ParbajPad.svelte')),
  pages: {
    decks: { icon: 'deal', from: ['new'], page: () => withWords(import('./decks/DecksPage.svelte')) },
    reader: { icon: 'search', from: ['book'], page: () => withWords(import('./reader/ReaderPage.svelte')) },
  },
  lists: 'decks',
  sided: true,
  wordy: true,
  heard: () => import('./sounds'),
  weights: () => import('./weights'),
  held: 9,
  deeds: ['decline'],
  keys: { hu: () => import('./keys.hu'), en: () => import('./keys.en') },
  settings: () => withWords(import('./StopList.svelte')),
  stage: (snapshot) => stateOf(snapshot).view.turn,
};
