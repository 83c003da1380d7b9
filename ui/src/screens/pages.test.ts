// Every page of the app, opened by its address.

import { getAllByRole, queryAllByRole } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { open } from '../../testing/page';
import { settled, until } from '../../testing/play';
import { GAME_UIS } from '../games';

const GAMES = Object.keys(GAME_UIS);
const PARTS = ['minute', 'icons', 'aid', 'house', 'cards'];

const pages = [
  '#/',
  '#/settings',
  '#/about',
  '#/others',
  '#/open',
  '#/saved',
  '#/statistics',
  '#/pads',
  '#/book',
  ...GAMES.flatMap((game) => [`#/new/${game}`, `#/book/${game}`, `#/learn/${game}`, ...PARTS.map((part) => `#/read/${game}/${part}`)]),
  '#/new/nobodys-game',
];

test.each(pages)('%s has one title, and every button and link on it a name', async (hash) => {
  await open(hash);
  await settled();
  await until(() => document.querySelector('main h1, main [data-page-title]'), 'a title');
  expect(getAllByRole(document.body, 'heading', { level: 1 })).toHaveLength(1);
  for (const role of ['button', 'link', 'radio', 'checkbox', 'textbox', 'combobox', 'slider']) {
    for (const it of queryAllByRole(document.body, role, { hidden: false })) {
      expect(queryAllByRole(it.parentElement ?? document.body, role, { name: /\S/ }), it.outerHTML.slice(0, 200)).toContain(it);
    }
  }
});
