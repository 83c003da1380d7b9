/** Hungarian texts of the statistics; this file is the type of the others. */
import { the } from '../../messages/hu/article';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const hu = {
  title: 'Statisztika',
  loading: 'Összeadom…',
  empty: {
    title: 'Itt még minden előtted áll',
    about: 'Ha egy játszma véget ér, itt megtalálod, hogyan szerepeltél: győzelmek, sorozatok, pontok. Mindez csak ezen az eszközön marad.',
    begin: (game: string) => `${game}: új asztal`,
  },
  leftOut: (n: number) => `${n}${_}eredmény nem olvasható, ezért kimaradt az összesítésből.`,
  bots: (level: string) => `${level} botok ellen`,
  mixed: 'Vegyes erősségű botok ellen',
  people: 'Emberekkel egy készüléken',
  guests: {
    title: 'Akikkel egy készüléken játszottál',
    line: (played: number, won: number, ahead: number) => `${played}${_}játszma, ${won}${_}győzelem; előtte végeztél: ${ahead}`,
    helped: (n: number) => `segítséggel: ${n}`,
  },
  automaton: (name: string | undefined) => `${name ?? 'Az automata'} ellen`,
  played: 'Játszma',
  won: 'Győzelem',
  wonShared: (n: number) => `közös:${_}${n}`,
  streak: 'Győzelmi sorozat',
  bestStreak: (n: number) => `leghosszabb:${_}${n}`,
  share: 'A győzelmek aránya',
  shareFew: (won: number, played: number) => `${played}${_}játszmából ${won}${_}győzelem: ennyiből még korai arányt mondani.`,
  shareTold: (percent: string, low: string, high: string) => `${percent}; hosszú távon valószínűleg ${low} és ${high} között.`,
  equal: (percent: string) => `Ha mindenki egyformán erős volna, ${percent} jutna rád.`,
  assisted: (played: number, won: number) =>
    `Segítséggel ${played}${_}játszma, ebből ${won}${_}győzelem: ${played === 1 ? 'ez' : 'ezek'} a fentiekbe nem ${played === 1 ? 'számít' : 'számítanak'} bele.`,
  onlyAssisted: 'Itt még nem volt segítség nélküli játszmád.',
  otherScores: { best: 'Legjobb', chart: 'Pontok játszmánként', head: 'Pont' },
  decimal: ',',
  chartLabel: (chart: string, games: number, first: string, last: string, best: string) =>
    `${chart}. ${games}${_}játszma, az első ${first}, az utolsó ${last}, a legjobb ${best}.`,
  wonDot: 'győzelem',
  lostDot: 'nem győzelem',
  lastGames: (n: number) => `Az utolsó ${n}${_}játszma`,
  table: 'Játszmák egyenként',
  when: 'Mikor',
  place: 'Helyezés',
  result: 'Eredmény',
  results: { won: 'győzelem', lost: 'vereség' },
  /** In place of a score: how the loser ended the game. */
  givenUp: { resigned: 'feladva', outOfTime: 'lejárt az idő' },
  placeOf: (rank: number, seats: number) => `${rank}.${_}/${_}${seats}`,
  counted: {
    title: 'Mi számít?',
    about: 'Minden játszma egyszer számít: amikor először véget ér. Amit utána visszavonsz vagy újrajátszol, az már nem változtat rajta. A törölt asztalok eredménye megmarad. A feladott játszma vereség, és nincs pontja.',
    assisted: 'Segítséggel játszottnak számít az a játszma, amelyben tippet kértél, vagy visszavontál valamit, miután már láttad a folytatását; amelyet egy korábbi asztal közepéről folytattál; és amely fájlból jött. Ezeket külön számoljuk.',
    not: 'Nem számít, ami a szabálykönyv egyik példájából indult, vagy már befejezve került ide.',
  },
  rating: {
    title: 'Hol állsz a botok között?',
    within: (points: string) => `±${_}${points}`,
    below: (level: string) => `${level.toLowerCase()} szint alatt`,
    at: (level: string) => `${level.toLowerCase()} szinten`,
    between: (weaker: string, stronger: string) => `${weaker.toLowerCase()} és ${stronger.toLowerCase()} szint között`,
    above: (level: string) => `${level.toLowerCase()} szint fölött`,
    nearest: (level: string) => `Szoros játszma: ${level} botok ellen.`,
    few: (missing: number) => `Még ${missing}${_}játszma segítség nélkül, és kiderül, milyen erősen játszol.`,
    scaleLabel: (you: string, marks: string) => `Skála. Te: ${you}. ${marks}.`,
    you: 'te',
    ahead: 'Ilyen gyakran végeznél előttük',
    alone: 'A jelek azt mutatják, hol állnának a botok a helyedben.',
    counts: (games: number) => `${games}${_}játszma alapján.`,
    unusual: (games: number) => `${games}${_}játszma kimaradt, mert könnyebb vagy nehezebb volt a szokásosnál.`,
    about: 'A botok helyét az egymás elleni játszmáik adják, a tiédet a legutóbbi száz játszma, amelyet segítség nélkül, a szokásos beállításokkal játszottál; az előnyt, ahol adható, beszámítjuk. Aki 400 ponttal följebb áll, tízszer olyan gyakran végez a másik előtt, mint mögötte. A ± azt mutatja, mennyire pontos ez: húsz esetből tizenkilencben ezen belül vagy. A különböző játékok számai nem vethetők össze.',
  },
  decided: {
    mean: (n: number) => (n === 1 ? 'Az utolsó játszmádban, százalékpontban, a bot becslése szerint.' : `Az utolsó ${n}${_}játszmád átlaga, százalékpontban, a bot becslése szerint.`),
    strip: (n: number) => `${n}${_}játszma, a legrégebbi elöl.`,
    game: (when: string, decisions: string, luck: string, others: string) => `${when}: döntéseid ${decisions}, szerencse ${luck}, a többi ${others}.`,
    order: 'a legrégebbi elöl',
  },
  puzzles: {
    title: 'Feladványok',
    days: (days: number, most: number) => `A nap feladványa: ${days}${_}nap egymás után${most > days ? `; a leghosszabb sorozat ${most}${_}nap volt` : ''}.`,
    tried: (tried: number, all: number) => `kipróbálva: ${tried}${_}/${_}${all}`,
    solved: (n: number) => `megoldva: ${n}`,
    atOnce: (n: number) => `elsőre: ${n}`,
  },
  reset: 'Nullázás',
  resetOf: (game: string) => `Nullázás: ${game}`,
  resetAll: 'Minden statisztika nullázása',
  resetDone: (game: string) => `${game}: a statisztika lenullázva.`,
  resetAllDone: 'Minden statisztika lenullázva.',
  word: {
    easyAll: (level: string) => `Az utolsó öt játszmát mind megnyerted ${the(level)} botok ellen.`,
    easy: (level: string) => `Az utolsó öt játszmában ${the(level)} botok ellen szinte mindig az élen végeztél.`,
    hard: (level: string) => `Az utolsó öt játszmában ${the(level)} botok rendre megelőztek.`,
    even: (games: number, won: number, next: string) =>
      `A legutóbbi ${games}${_}játszmádból ${won === 0 ? 'egyet sem nyertél meg' : `${won} lett a tiéd`}. Szorosabb volna a játék ${next} botokkal.`,
    offer: (level: string) => `Új asztal: ${level} botok`,
    learn: 'Megtanulom',
  },
};

export type StatisticsWords = typeof hu;
