// Where the focus goes when something that needs an answer comes up beside a table.

import { afterEach, expect, test } from 'vitest';
import { leadIn } from './lead-in';

afterEach(() => {
  document.body.replaceChildren();
});

/** Builds a table, a search field and an element to be answered, and focuses the element with that ID. */
function at(id: string): { place: HTMLElement; here: HTMLElement } {
  document.body.innerHTML = '<div class="table"><button id="card"></button></div><input id="search"><div id="place"><button id="take"></button></div>';
  const [place, here] = ['place', id].map((one) => document.getElementById(one));
  if (!place || !here) throw new Error('not there');
  here.focus();
  return { place, here };
}
const now = () => document.activeElement?.id;

test('whoever is at the table is led to what is asked, and back once it is gone', () => {
  const { place } = at('card');
  const end = leadIn()(place);
  expect(now()).toBe('take');
  place.remove();
  end?.();
  expect(now()).toBe('card');
});

test('who has gone somewhere else meanwhile stays there', () => {
  const { place } = at('card');
  const end = leadIn()(place);
  document.getElementById('search')?.focus();
  place.remove();
  end?.();
  expect(now()).toBe('search');
});

test('who looks something up is only told', () => {
  const { place } = at('search');
  let told = 0;
  expect(leadIn(() => { told += 1; })(place)).toBeUndefined();
  expect([now(), told]).toEqual(['search', 1]);
});
