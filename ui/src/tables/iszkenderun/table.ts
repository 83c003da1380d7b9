import { ownState } from '../../app/own';
import type { TableUi } from '../record';
import './accent.css';
import Emblem from './Emblem.svelte';
import { withWords } from '../../messages/index.svelte';

export const iszkenderun: TableUi = {
  emblem: Emblem,
  names: { hu: async () => (await import('./names.hu')).hu, en: async () => (await import('./names.en')).en },
  options: { hu: async () => (await import('./options.hu')).hu, en: async () => (await import('./options.en')).en },
  scores: { hu: async () => (await import('./measured.hu')).hu, en: async () => (await import('./measured.en')).en },
  table: () => withWords(import('./IszkenderunTable.svelte')),
  card: () => withWords(import('./IszkenderunCardFace.svelte')),
  pad: () => withWords(import('./IszkenderunPad.svelte')),
  heard: () => import('./sounds'),
  deeds: ['pass', 'marker'],
  stage: (snapshot) => ownState('iszkenderun', snapshot).view.round,
};
