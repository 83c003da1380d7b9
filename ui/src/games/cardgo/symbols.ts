import type { CardgoCard } from '../../bindings';

/** A circle in a symbol: x, y and radius. */
type Round = readonly [x: number, y: number, r: number];

/**
 * A card's symbol on a grid of 48: own stones are filled, other stones are rings, removed or future ones are dashed.
 */
export type CardSymbol = {
  lines?: string;
  /** Filled, not only outlined. */
  solid?: string;
  dashed?: string;
  full?: readonly Round[];
  rings?: readonly Round[];
  gone?: readonly Round[];
};

/** All symbols in one style: one line width, round ends, no text. */
export const SYMBOLS: Record<CardgoCard, CardSymbol> = {
  twinStones: { full: [[14, 31, 8.5], [34, 17, 8.5]], lines: 'M34 32v10M29 37h10M14 8v10M9 13h10' },
  leap: { gone: [[11, 35, 7]], full: [[37, 35, 7.5]], lines: 'M11 24C14 6 31 5 36 21M29.5 17.5L36.3 22l4.2-7' },
  push: { lines: 'M3 24h13M10.5 17.5L17 24l-6.5 6.5', rings: [[26, 24, 6.5]], gone: [[40.5, 24, 5.5]] },
  pluck: { lines: 'M18 30L14.5 20 20.5 6c1-3.5 6-3.5 7 0l6 14L30 30', rings: [[24, 36.5, 7.5]] },
  recolour: { rings: [[24, 24, 15]], solid: 'M24 9a15 15 0 0 1 0 30z' },
  exchange: {
    full: [[11.5, 24, 6.5]],
    rings: [[36.5, 24, 6]],
    lines: 'M12 11h22M28.5 5.5L34 11l-5.5 5.5M36 37H14M19.5 31.5L14 37l5.5 5.5',
  },
  takeBack: { lines: 'M15 8l-8 7.5 8 7.5M7 15.5h20a12 12 0 0 1 0 24h-9', gone: [[26, 27.5, 5.5]] },
  bridge: { lines: 'M3 36h42M13 9v34M35 9v34M3 27c6-2 9-8 10-18 3 25 19 25 22 0 1 10 4 16 10 18M24 27.5V36' },
  ban: { rings: [[24, 24, 16]], lines: 'M12.7 12.7l22.6 22.6' },
  tether: { full: [[11.5, 36, 7]], rings: [[36.5, 12, 6.5]], lines: 'M18 35c12-1 3-8 6-13 1.5-3 4-3 7-5' },
  elbowRoom: {
    full: [[24, 24, 6]],
    lines: 'M24 14V4M19.5 8.5L24 4l4.5 4.5M24 34v10M19.5 39.5L24 44l4.5-4.5M14 24H4M8.5 19.5L4 24l4.5 4.5M34 24h10M39.5 19.5L44 24l-4.5 4.5',
  },
  highGround: { lines: 'M3 39L18 12l9 16 5.5-7.5L45 39zM12.6 21.7l4 3 3-3 3.8 1.6' },
  shoreline: { lines: 'M5 10h38M5 10v9M43 10v9M5 21c5-5 8-5 12.7 0s8.6 5 12.6 0 7.7-5 12.7 0M5 30c5-5 8-5 12.7 0s8.6 5 12.6 0 7.7-5 12.7 0M5 39c5-5 8-5 12.7 0s8.6 5 12.6 0 7.7-5 12.7 0' },
  wall: { lines: 'M5 11h38v26H5zM5 19.7h38M5 28.3h38M17 11v8.7M31 11v8.7M11 19.7v8.6M24 19.7v8.6M37 19.7v8.6M17 28.3V37M31 28.3V37' },
  truce: { lines: 'M12 4v40M12 8c8-5 13 5 24 0v18c-11 5-16-5-24 0' },
  doze: { lines: 'M6 22h15L6 41h16M27 6h13L27 24h14' },
  dilemma: { lines: 'M24 44V29L9 14M24 29l15-15M9 24V14h10M39 24V14H29' },
  pickpocket: { lines: 'M8 24h32v10a9 9 0 0 1-9 9H17a9 9 0 0 1-9-9zM16.5 24V5h15v19M24 18v-7M20.5 14l3.5-3.5 3.5 3.5', dashed: 'M14 31h20' },
  lantern: { lines: 'M19 9V7a5 5 0 0 1 10 0v2M17.5 9h13l4.5 7v19H13V16zM12 42h24M15 35v7M33 35v7', solid: 'M24 18c4 5 5 7 5 9.500a5 5 0 0 1-10 0c0-2.5 1-4.5 5-9.500z' },
  storm: { lines: 'M13 28a8.5 8.5 0 0 1 .6-17 11.5 11.5 0 0 1 21.6-1A9 9 0 0 1 35 28M26.5 20L18.5 31.500h11L23 44' },
  gift: { lines: 'M6 17h36v9H6zM9.5 26h29v17h-29zM24 17v26M24 17c-11 0-15-12-7.5-12C21 5 24 11 24 17zM24 17c11 0 15-12 7.5-12C27 5 24 11 24 17z' },
  trap: { lines: 'M5 21C7 3 41 3 43 21l-6.3-4-6.3 6.500L24 17l-6.3 6.5-6.4-6.500zM5 30c2 17 36 17 38 0l-6.3 4-6.3-6.500L24 34l-6.3-6.5-6.4 6.500z' },
  headwind: { lines: 'M44 16H16a5.5 5.5 0 1 1 5.5-5.500M44 24H4M44 32H22a5.5 5.5 0 1 0 5.5 5.5' },
  mirror: { lines: 'M24 4c7 0 12 6.3 12 14s-5 14-12 14-12-6.3-12-14S17 4 24 4zM24 32v12M17 44h14M18.5 20l6-8.500M23.5 24.500l6-8.5' },
  shield: { lines: 'M24 4l16 5.500V22c0 10.5-6.5 18-16 22C14.5 40 8 32.5 8 22V9.500zM16.5 23.500l5.5 5.5 10-11' },
};
