/** Hungarian texts for kept tables, export and import; this file is the type of the others. */
import { az } from '../../messages/hu/article';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const hu = {
  saved: {
    title: 'Mentett asztalok',
    empty: 'Itt még nincs semmi. Amit elkezdesz, magától ide kerül: minden lépést azonnal mentünk.',
    emptyHere: 'Ebből a játékból itt nincs mentett asztal.',
    bringIn: 'Asztal betöltése',
    filter: 'Melyik játék?',
    all: 'Mind',
    search: 'Keresés az asztalok között',
    order: 'Milyen sorrendben?',
    orders: { moved: 'Utolsó lépés', laid: 'Legrégebbi', name: 'Név' },
    found: (n: number) => (n === 0 ? 'Ilyen asztal nincs.' : `${n}${_}asztal`),
    running: 'Folyamatban',
    over: 'Befejezett',
    bots: (n: number, levels: string) => (n === 1 ? `Bot: ${levels}` : `${n}${_}bot: ${levels}`),
    /** The guests of a table; their names aren’t known in a code. */
    guests: (names: string[]) => (names.every((name) => name !== '') ? `${names.join(', ')} társaságában` : `${names.length + 1}${_}ember egy készüléken`),
    automaton: (name: string | undefined) => `${name ?? 'az automata'} ellen`,
    assisted: 'segítséggel',
    imported: 'fájlból',
    more: (name: string) => `${name}: mit tegyünk vele?`,
  },

  acts: {
    goOn: 'Folytatás',
    look: 'Megnyitás',
    replay: 'Visszanézés',
    replayAbout: 'Az elejétől, lépésről lépésre',
    rename: 'Átnevezés',
    copy: 'Másolat',
    copyAbout: 'Új asztal ugyanebből az állásból; az eredeti marad, ahogy van',
    carry: 'Mentés kódként vagy fájlként',
    carryAbout: 'Másik eszközre vinni, vagy biztonsági másolatnak',
    deal: 'Kihíváskód',
    dealAbout: 'Ugyanez a kihívás egy barátnak',
    report: 'Hibajelentés erről az asztalról',
    remove: 'Törlés',
    removed: (name: string) => `„${name}” törölve.`,
    copied: (name: string) => `Elkészült: „${name}”.`,
    copyName: (name: string) => `${name} – másolat`,
    back: 'Vissza a lehetőségekhez',
  },

  rename: {
    label: 'Mi legyen a neve?',
    about: 'Üresen hagyva a játék nevét viseli.',
    keep: 'Mentés',
  },

  carry: {
    about: 'Az egész asztal egyetlen kódban: az állás, minden lépés, a botok és a beállítások. Másik eszközön az „Asztal betöltése” alatt illeszd be, vagy válaszd ki fájlként, és ott folytatod, ahol itt abbahagytad.',
    secrets: 'A rejtett lapok is benne vannak, de szemmel nem olvashatók ki belőle.',
    text: 'Mentés kódja',
  },

  deal: {
    about: 'Ezzel a kóddal bárki ugyanezt játszhatja: a játék, a beállítások, a botok és (ahol osztunk) a lapok is ugyanazok. Felolvasni is lehet: félrehallható betű nincs benne, és ha valaki elírja, az Asztaltárs szól.',
  },

  out: {
    copy: 'Másolás',
    copied: 'A vágólapon van.',
    notCopied: 'Most nem lehet a vágólapra másolni. Jelöld ki a szöveget, és másold kézzel.',
    put: 'Mentés a Letöltésekbe',
    done: (path: string) => `Elmentve ide: ${path}`,
    size: (letters: number) => (letters < 10_000 ? `${letters}${_}karakter` : `${Math.round(letters / 1000)}${_}ezer karakter`),
  },

  bring: {
    title: 'Asztal betöltése',
    about: 'Válassz fájlt, vagy illeszd be, amit kaptál: egy asztal mentését, egy kihíváskódot, egy paklit, egy teljes mentést vagy egy SGF-játszmát. Az Asztaltárs felismeri, melyik az.',
    anywhere: 'A fájlt az ablakra is húzhatod, bárhol jársz, és Ctrl+V-vel is beilleszthetsz.',
    choose: 'Fájl választása',
    paste: 'Vagy illeszd be ide',
    look: 'Megnézem',
    tooLarge: 'Ez a fájl túl nagy: ekkora mentést az Asztaltárs nem ír. Biztosan ezt kerested?',
    looking: 'Megnézem, mi van benne…',
    taking: 'Betöltöm…',
    unreadable: 'Ezt a fájlt nem sikerült elolvasni. Válaszd ki újra!',
    other: 'Másik fájl vagy kód',
    found: 'Ez van benne',
    table: 'Egy asztal',
    everything: 'Teljes mentés',
    challenge: 'Kihíváskód',
    listAbout: 'Ezt a saját oldalán nézheted meg, mielőtt elteszed.',
    lookList: 'Megnézem ott',
    laid: (when: string) => `utoljára ${when}`,
    plies: (n: number) => `${n}${_}döntés`,
    known: {
      new: '',
      same: 'Ez az asztal már megvan, és ugyanott tart.',
      other: 'Ez az asztal már megvan, de máshol tart. A betöltött mellé kerül: egyik sem vész el.',
    },
    locked: 'Az eleje a szabályok másik változatával készült: elolvasható, de nem vonható vissza.',
    take: 'Betöltöm',
    takeAgain: 'Betöltöm másolatként',
    toSaved: 'A mentett asztalokhoz',
    written: (when: string) => `Készült: ${when}`,
    fresh: (n: number) => (n === 0 ? 'Új asztal nincs benne.' : `${n}${_}új asztal van benne.`),
    same: (n: number) => `${n}${_}asztal már megvan, és ugyanott tart: ${n === 1 ? 'ez marad' : 'ezek maradnak'}.`,
    beside: (n: number) => `${n}${_}asztal itt máshol tart: a mentésbeli${n === 1 ? ' melléje kerül' : 'ek melléjük kerülnek'}.`,
    entries: (n: number) => `${n}${_}bejegyzés van benne a statisztikához és a pontozólapokhoz.`,
    noPads: (n: number) => `${n}${_}pontozólap nem olvasható: ${n === 1 ? 'ez kimarad' : 'ezek kimaradnak'}.`,
    unplayed: (n: number) => `${n}${_}asztal lépéseit csak betöltéskor ellenőrizzük: ami a szabályok szerint nem lehetséges, kimarad.`,
    settings: 'A beállításokat is',
    settingsAbout: 'Nyelv, megjelenés, tempó és a többi: olyan lesz, mint amikor a mentés készült.',
    takeAll: 'Mindet betöltöm',
    taken: (n: number, same: number, left: number) => {
      if (n === 0 && left === 0) return 'Minden megvan: új asztal nem volt benne.';
      const parts = [n === 0 ? 'Egy asztal sem töltődött be' : `${n}${_}asztal betöltve`];
      if (same > 0) parts.push(`${same}${_}már megvolt`);
      if (left > 0) parts.push(`${left}${_}nem volt betölthető`);
      return `${parts.join(', ')}.`;
    },
    lay: 'Új asztal ezzel a kóddal',
  },

  newDeal: {
    legend: 'Melyik osztás?',
    any: 'Véletlen',
    today: 'A mai',
    code: 'Kóddal',
    about: {
      any: 'Minden asztal más.',
      nothing: 'Lapok nélkül nincs mit osztani.',
      today: (day: string) => `${day}: ezen a napon mindenki ugyanezt az osztást kapja.`,
      code: 'Amit egy baráttól kaptál, vagy egy másik asztal naplójában olvastál. Kis- és nagybetű mindegy, a szóközök is.',
    },
    label: 'Kihíváskód',
    brings: 'A kód beállított mindent: nézd meg lejjebb, és ülj le!',
    seed: (n: string) => `${az(n) === 'az' ? 'Az' : 'A'} ${n}. osztás. Ez csak a lapokat adja meg; a többit te választod.`,
    differs: 'Átállítottál valamit: a kihívás ezzel már nem ugyanaz.',
    restore: 'Vissza a kód szerintire',
    played: 'Ezt az osztást már végigjátszottad.',
    playedToday: 'A mai osztást már végigjátszottad.',
    running: 'Ezt az osztást most is játszod. Ha újra elkezded, az a játszma segítséggel játszottnak fog számítani.',
    goOnRunning: 'Folytatom azt',
    lookAtPlayed: 'Megnézem azt a játszmát',
    elsewhere: (name: string) => `Ez a kód máshová szól: ${name}.`,
    goThere: 'Odamegyek',
  },

  data: {
    about: 'Minden ezen az eszközön marad; innen csak az kerül ki, amit te magad viszel el.',
    out: 'Minden kimentése',
    outAbout: 'Asztalok, pontozólapok, statisztika és beállítások egyetlen fájlban',
    outLabel: 'Teljes mentés',
    outText: 'Ez a fájl mindent tartalmaz, ami most itt van. Másik eszközön, vagy itt később, a „Betöltés” alatt veheted elő.',
    writing: 'Összeírom és visszaolvasom…',
    checked: (tables: number) => `Visszaolvasva: ${tables}${_}asztal van benne, és mind betölthető.`,
    lost: 'Visszaolvasva. Ezeket később nem lehetne betölteni:',
    unreadable: (n: number) => `${n}${_}bejegyzés sérült, ezért később nem tölthető be.`,
    parts: (n: number) => `Ez egy fájlba már nem fér, ezért ${n}${_}részből áll. Bármilyen sorrendben betöltheted őket, egyenként.`,
    whichPart: 'Melyik rész?',
    part: (n: number) => `${n}.${_}rész`,
    in: 'Betöltés',
    inAbout: 'Asztal, teljes mentés, kihíváskód vagy SGF-játszma',
    report: 'Hibajelentés',
    reportAbout: 'Ha valami nem úgy működik, ahogy kellene',
    reportText: 'Ez minden, ami a jelentésben van; olvasd végig, mielőtt elküldöd. Magától semmi sem megy el innen.',
    reportLabel: 'A jelentés',
    erase: 'Minden törlése',
    eraseAbout: 'Minden asztal, pontozólap, statisztika és könyvjelző',
    eraseSure: (tables: number) =>
      `${tables === 0 ? 'Eltűnik' : tables === 1 ? 'Eltűnik az egyetlen asztal,' : `Eltűnik ${az(tables)} ${tables}${_}asztal,`} minden pontozólap, statisztika és könyvjelző, a beállítások pedig olyanok lesznek, mint az első napon. Amíg be nem zárod az Asztaltársat, mindent visszahozhatsz.`,
    eraseNow: 'Törlök mindent',
    keepFirst: 'Előbb kimentem',
    toErase: 'Tovább a törléshez',
    erased: 'Minden törölve.',
    undo: 'Visszahozom, amit töröltem',
    undoAbout: 'Amíg be nem zárod az Asztaltársat',
    undone: 'Minden visszakerült.',
  },
};

export type SavedWords = typeof hu;
