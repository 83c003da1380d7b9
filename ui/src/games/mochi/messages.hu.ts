import { Az, az } from '../../messages/hu/article';

/** Hungarian texts of this game. The type of this file is the type of all other languages. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const hu = {
  colours: ['rózsaszín', 'sárga', 'lila', 'kék', 'zöld', 'narancs', 'szürke'],
  effects: { flip: 'fordítás', draw: 'húzás', passLeft: 'továbbadás balra', reserve: 'tartalékolás' },
  effectTitles: { flip: 'Fordítás', draw: 'Húzás', passLeft: 'Továbbadás balra', reserve: 'Tartalékolás' },
  card: (colour: string, value: number, effect: string | null) => `${colour} ${value}${effect ? `, ${effect}` : ''}`,
  greater: (n: string) => `nagyobb, mint${_}${n}`,
  smaller: (n: string) => `kisebb, mint${_}${n}`,
  oneColour: 'és egyszínű',
  side: { plus: 'plusz', minus: 'mínusz' },
  deck: 'Pakli',
  deckCount: (n: number) => `Pakli, ${n}${_}lap`,
  centre: { left: 'Középső bal lap', right: 'Középső jobb lap' },
  reserve: 'Tartalék',
  reserveCount: (n: number) => `${n}${_}tartalék`,
  hand: 'A kezed',
  centreName: 'Középső pár',
  under: (n: number) => `${n} alatta`,
  pairLegal: (n: string) => `kijátszható pár: ${n}`,
  play: (n: string) => `${n} kijátszása`,
  draw: 'Húzás',
  choosePair: 'Válassz párt',
  drawLeft: 'Bal',
  drawRight: 'Jobb',
  pass: 'Passz',
  decline: 'Lemondok róla',
  passCard: (card: string) => `${card} továbbadása`,
  reserveCard: (card: string) => `${card} a tartalékba`,
  keepCard: (card: string) => `${card} megtartása`,
  pickCard: 'Válassz egy lapot',
  first: (effect: string) => `Előbb: ${effect}`,
  gap: (before: string, after: string) => `A ${before} és a ${after} közé`,
  gapEnds: {
    first: (after: string) => `A kéz elejére, a ${after} elé`,
    last: (before: string) => `A kéz végére, a ${before} után`,
    only: 'Az üres kézbe',
  },
  prompts: {
    action: 'Játssz ki egy párt, vagy húzz!',
    passOnly: 'Nincs kijátszható párod, és húzni sincs miből: passzolj!',
    selected: (from: string, to: string, effects: string) => `${from} → ${to}${effects ? ` · utána ${effects}` : ''}`,
    twice: (effect: string) => `két ${effect}`,
    drawing: 'Honnan húzol?',
    drawByEffect: 'Húzol: melyik lap legyen?',
    effectOrder: 'Melyik hatás jöjjön előbb?',
    chooseDrawer: 'Ki húzzon egy lapot?',
    insert: 'A kezedben hová teszed?',
    insertPassed: 'Ezt kaptad jobbról. Hová teszed?',
    passLeft: (name: string) => `Továbbadás balra: mit adsz ${name} kezébe?`,
    passLeftMay: 'Továbbadtok egy-egy lapot balra?',
    reserve: 'Tartalékolsz egy lapot?',
    keep: 'Vége a fordulónak. Melyik lap kerüljön a tartalékba?',
    sealed: 'A többiek még választanak.',
    over: 'Vége a játéknak.',
  },
  roundOver: (n: number) => `${Az(n)} ${n}.${_}forduló vége`,
  roundNote: 'A kézben maradt számok büntetőpontok: a kevesebb a jobb.',
  thisRound: 'Ez a forduló',
  total: 'Összesen',
  playTo: (n: number) => `Cél: ${n}`,
  chose: 'már választott',
  /** Texts on how points come about. */
  end: {
    you: 'te',
    reachedOwn: (target: number) => `Elérted ${az(target)} ${target}${_}pontot.`,
    reached: (names: string[], target: number) => `Elérte ${az(target)} ${target}${_}pontot: ${names.join(', ')}.`,
    ranOut: 'Kevés lap maradt, többet nem lehetett osztani.',
    fewestOwn: (score: number) => `A legkevesebb pont a tiéd: ${score}.`,
    fewest: (names: string[], score: number) => `A legkevesebb pont: ${names.join(', ')}, ${score}.`,
  },
  accounts: {
    handLeft: (digits: number[], points: number) =>
      `A kezedben maradt: ${digits.length > 1 ? `${digits.join(' + ')} =${_}` : ''}${points}${_}pont.`,
    handEmpty: `Elfogyott a lap: 0${_}pont.`,
    handSum: (points: number) => `A kézben maradt lapok összege ${points}${_}pont.`,
    handSecret: 'Mások kezéből csak az összeg látszik, a lapok nem.',
    roundEmpty: (round: number) => `${round}.${_}forduló: elfogyott a lap, 0${_}pont.`,
    roundSum: (round: number, points: number) => `${round}.${_}forduló: a kézben maradt lapok összege ${points}${_}pont.`,
    totalSoFar: (total: number, target: number) =>
      `Eddig összesen ${total}${_}pont. Ha valaki eléri ${az(target)} ${target}${_}pontot, vége a játéknak.`,
    totalRank: (total: number, rank: number) => `Összesen ${total}${_}pont, ez ${az(rank)} ${rank}.${_}hely: a kevesebb a jobb.`,
  },
};

export type MochiWords = typeof hu;
