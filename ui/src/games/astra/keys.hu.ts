import type { KeyWords } from '../game-ui';

/** Descriptions of the keys, in Hungarian. */
export const hu: KeyWords = {
  ways: [
    ['allArrows', 'mozgás a kirakott lapok között; megnyitott lapon a vonalak mentén, csillagról csillagra'],
    ['tab', 'tovább a többi lapra és gombra; megnyitott lapon a következő elérhető csillagra'],
    ['enter', 'lap megnyitása vagy választása; csillag megjelölése'],
    ['backspace', 'az utolsó csillag visszavétele'],
  ],
  deeds: { standing: 'hogyan álltok: a két oldal pontjai most' },
};
