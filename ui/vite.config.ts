import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { bridged } from './bridged';

/**
 * Letters beyond Latin-1 (ő, ű, „) are written as escapes: a web view keeps a script that has none in half the memory.
 */
function latin(): Plugin {
  return {
    name: 'latin',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
      }
    },
  };
}

/** Words: what they are about, and in which language. */
const WORDS = /src\/(messages|screens\/\w+|tables\/\w+\/?\w*)\/(\w*)[^/]*?\.?(hu|en)(?:\.ts$|\/)/;

/** The piece in which a module's words lie, a language in each; none for a module that has none. */
function wordsPiece(id: string): string | null {
  const [, place, kind, language] = WORDS.exec(id) ?? [];
  if (place === undefined || language === undefined) return null;
  if (place === 'messages' || kind === 'names') return `words-${language}`;
  if (kind === 'options') return `option-words-${language}`;
  if (kind === 'origin' || place === 'screens/about') return `about-words-${language}`;
  const own = /^(?:screens\/(replay|read)|tables\/(\w+))$/.exec(place);
  return own && kind === 'messages' ? `${own[1] ?? own[2] ?? ''}-words-${language}` : `page-words-${language}`;
}

/** What a table's first move needs, in a piece with the table's name; none for what is opened from there, or loaded once it is drawn. */
function tablePiece(id: string): string | null {
  return /src\/tables\/(\w+)\/(?!table\.ts|drag\.|Emblem|analysis|record|[Nn]otation|questions|decks\/|reader\/|Arrange|Discovery|GameOver|Standing|Count|ScoreTable|Turn|StopList|stop-words|CostLines|XStepper|CardText|CardRow|.*(?:[Pp]ad|Sheet|Panel|Icon\.))/.exec(id)?.[1] ?? null;
}

/** Words of one language are all that is in their piece: code beside them would be loaded twice, or with the wrong words. */
function wordsApart(): Plugin {
  return {
    name: 'words-apart',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.some((id) => WORDS.test(id))) continue;
        const others = chunk.moduleIds.filter((id) => !WORDS.test(id) && !id.startsWith('\0'));
        const needed = chunk.imports.filter((name) => !/(^|\/)([\w]+-)?words-|runtime/.test(name));
        if (others.length + needed.length > 0) this.error(`${chunk.fileName}: words beside ${[...others, ...needed].join(', ')}`);
      }
    },
  };
}

/** Where a bridge listens, when the window is tried in a browser while it is written. */
const BRIDGE = process.env.ASZTALTARS_BRIDGE_ADDRESS;

export default defineConfig({
  plugins: [svelte(), latin(), wordsApart(), BRIDGE === undefined ? null : bridged(BRIDGE)],
  clearScreen: false,
  server: { port: 1420, strictPort: true },
  build: {
    target: ['es2022', 'chrome111', 'safari16.4'],
    // A data: URL would need a wider content-security policy for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A few large pieces pack much better than seventy small ones: what the first screen needs, what tables share,
    // a hand that lies in rows, what looking back needs, what scores are shown with, what is read and kept beside tables,
    // what is read about them, and each table. Words lie apart, a language in a piece of its own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What several pieces of words use lies with those that are there first.
            { name: wordsPiece, test: /src\/(messages\/|tables\/.*names\.)/, priority: 5 },
            { name: wordsPiece, priority: 4 },
            { name: 'first', test: /src\/main\.ts$/, priority: 3 },
            {
              name: 'shared',
              test: /src\/(app\/(?!replay|review|lesson|showing)|parts\/(?!carry\.|Hand\.|spread\.|Rule(Panel|Article)|BookmarkButton|TextOut|Waiting|Stepper|PictureChoice|HintAnswer|Hits|Choice|Way|OwnPages|DeedList|Page\.|GameOver|Joy|ScoreTable|Accounts|AtHand|DealCode|Unfold|Lines)|screens\/table\/(?!NotedLog|ResignSheet|words))/,
              priority: 2,
            },
            { name: 'hand', test: /src\/parts\/(Hand|spread)\./, priority: 2 },
            { name: 'replay', test: /src\/(screens\/replay|app\/(replay|review))/, priority: 1 },
            { name: 'over', test: /src\/(parts\/(GameOver|Joy|ScoreTable|Accounts|Lines)|screens\/(ending\/|statistics\/(WordAfter|QuietWord|scores)))/, priority: 2 },
            { name: 'pages', test: /src\/(screens\/(?!table|replay|about|clock|keys|read\/)|parts\/(Choice|Way|OwnPages|DeedList|Page\.))/, priority: 1 },
            { name: 'read', test: /src\/screens\/read\/(?!Ways|words|parts)/, priority: 1 },
            { name: tablePiece, priority: 1 },
          ],
        },
      },
    },
  },
});
