import type { OptionSet } from '../game-ui';

const DECKS = { erdoszel: 'Erdőszél', hamuvar: 'Hamuvár', tengerszem: 'Tengerszem', romvaros: 'Romváros' };
const ABOUT: Record<string, string> = {
  erdoszel: 'Sok lény, és még erősebb lények: a tartalékod hozza a VP-t.',
  hamuvar: 'Varázslatok és tűz: ami fáj az ellenfelednek, néha neked is.',
  tengerszem: 'Semlegesítés és visszavétel: kivárod, mibe kezd a másik, és elveszed tőle.',
  romvaros: 'Építmények, áldozatok, Jutalmak: ami leomlik, abból is lesz valami.',
};
const LISTS = 'Saját paklilista';

/** The options in Hungarian, in the order in which they are asked. */
export const hu: OptionSet = {
  options: {
    deck: {
      legend: 'Melyik pakli a tiéd?',
      values: DECKS,
      about: (deck) => ABOUT[deck] ?? '',
      first: true,
    },
    'opposing-deck': {
      legend: 'Melyikkel játszik az ellenfeled?',
      values: DECKS,
      about: (deck) => ABOUT[deck] ?? '',
      first: true,
    },
    format: {
      legend: 'Formátum',
      values: { open: 'Nyílt', tournament: 'Verseny' },
      about: (format) =>
        format === 'tournament' ? 'Néhány lap tiltott: amelyikre ez rá van írva.' : 'Minden lap játszható.',
    },
    reading: {
      legend: 'Hogyan értjük a 91. fejezetet?',
      values: { reprinted: 'Betű szerint, a mai lapokkal', chapter: 'Betű szerint, a régi lapokkal', former: 'Ahogy az első változat' },
      about: (value) =>
        value === 'former'
          ? 'Így játszott az app első változatában: a játékba tett lap nem számított kijátszottnak, semmit sem érő képességért is fizethettél, és a kész paklikban még régi lapok voltak.'
          : `Ami bármi miatt játékba kerül, az kijátszottnak számít; olyan képességért, amely semmin sem változtatna, nem lehet fizetni.${value === 'chapter' ? ' A kész paklik és a lapok a régiek.' : ''}`,
    },
    list: {
      legend: 'A te listád',
      values: {},
      about: () => 'Soronként egy lap, például: 3 Lombőr. Ha üres, a választott kész paklival játszol.',
      group: LISTS,
    },
    'opposing-list': {
      legend: 'Az ellenfeled listája',
      values: {},
      about: () => 'Ugyanígy. Ha üres, a neki választott kész paklival játszik.',
      group: LISTS,
    },
  },
};
