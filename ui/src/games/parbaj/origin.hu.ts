import type { Origin } from '../game-ui';

/** The published game this game implements, in Hungarian. */
export const hu: Origin = {
  title: 'Hatalom Kártyái Kártyajáték (HKK)',
  published: 'Beholder Kft., 1995',
  known: 'A játék szabálykönyvéből, a HKK Kódexből egyetlen fejezetet ismerünk, a 91.-et: azt, hogyan kell a lapok szövegét olvasni. Amiről az nem szól, azt mi döntöttük el.',
  ours: 'Minden lap a miénk: a neve, a szövege, a képe és a paklik is. A HKK egyetlen lapja sincs itt, és ez nem a HKK, csak egy párbaj, amelynek lapjait ugyanúgy kell olvasni.',
  get: 'A kiadónál, a Beholder boltjában, és ahol gyűjtögetős kártyajátékot árulnak.',
};
