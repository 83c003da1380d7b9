import type { Origin } from '../game-ui';

/** The published game this game implements, in Hungarian. */
export const hu: Origin = {
  title: 'Astra',
  by: 'Porkoláb Patrik és Schöberl Frigyes, Sas Eszter Krisztinával; az egyszemélyes ellenfél, Auptolemy: John Albertson és Turczi Dávid',
  published: 'Mindclash Games, 2022',
  known: 'Az egyszemélyes játék szabályát ismerjük, a többit csak annyira, amennyi nyilvános belőle. A lapok adatait nem ismerjük: Ptolemaiosz 48 csillagképét a valódi égbolt szerint mi rajzoltuk meg, az adományokat és a képességeket mi osztottuk ki.',
  ours: 'A szabálykönyv mondatai, a csillagképek rajza, a jelek és a botok a mieink. A doboz képei nincsenek itt, és a többszemélyes játék sincs.',
  get: 'Játékboltban keresd, a Mindclash Games kínálatában.',
};
