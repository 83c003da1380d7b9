import type { Pictures } from './part';

/** The pictures of Romváros’s cards, on a grid of 48. */
export const romvaros: Pictures = {
  'kopott-orszem': [
    ['ink', 'M24 4l17 5c0 18-5 29-17 36C12 38 7 27 7 9z'],
    ['middle', 'M24 9v31c8-6 12-14 12.5-27z'],
    ['tint', 'M16 21l6 7 11-13', 4],
  ],
  romturo: [
    ['ink', 'M30 4l14 14-5 2-13-13z'],
    ['ink', 'M34 14L12 36', 4.5],
    ['middle', 'M4 46l4-12 6 6zM20 46c2-6 8-8 12-4 4-3 10-1 12 4z'],
  ],
  kotoro: [
    ['ink', 'M8 8h22l8 6v8H8z'],
    ['ink', 'M21 22v23', 5.5],
    ['middle', 'M32 46l3-10 8-2 3 12zM4 46l2-7h8l2 7z'],
  ],
  adoszedo: [
    ['ink', 'M18 4h12l-3 8c9 4 14 12 14 20 0 8-7 13-17 13S7 40 7 32c0-8 5-16 14-20z'],
    ['line', 'M17 12h14', 3],
    ['tint', 'M24 21v16M20 25h8M20 33h8', 2.8],
  ],
  'falak-lanya': [
    ['ink', 'M5 38L3 14l11 9 8-16 4 9-3 8 5-2 6-12 1 11 10-7-2 24z'],
    ['middle', 'M5 41h38v4H5z'],
    ['line', 'M11.6 33a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z'],
    ['line', 'M21.6 33a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z'],
    ['line', 'M31.6 33a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z'],
  ],
  'sotet-epitomester': [
    ['ink', 'M24 5L11 44M24 5l13 39', 4],
    ['middle', 'M8 30h32v5H8z'],
    ['ink', 'M19 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z'],
    ['tint', 'M22.2 8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z'],
  ],
  'kincsorzo': [
    ['ink', 'M5 22C5 14 9 10 16 10h16c7 0 11 4 11 12zM5 25h38v19H5z'],
    ['line', 'M20 21h8v10h-8z'],
    ['ink', 'M22.2 25a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z'],
    ['middle', 'M10 10l4-7 5 5 5-5 5 5 5-5 4 7z'],
  ],
  'omladekbastya': [
    ['ink', 'M8 46V14l5 3V10h6v6h5l3-6 5 4v6l6 4-3 8 4 14z'],
    ['tint', 'M14 26h6M26 30h7M16 38h7', 2.4],
    ['middle', 'M38 46l2-6 5 1 1 5zM3 46l1-4h4v4z'],
  ],
  kofejto: [
    ['ink', 'M4 44l8-22 10-6 6 8 8-4 8 24z'],
    ['line', 'M12 22l6 10-4 12M28 24l-2 12 6 8', 2.4],
    ['middle', 'M30 8l8-4 6 8-8 4z'],
  ],
  'roskadt-templom': [
    ['ink', 'M24 4L4 17v4h40v-4z'],
    ['middle', 'M9 22h6v18H9zM21 22h6v18h-6zM33 22h6v10l-3 4-3-2z'],
    ['ink', 'M4 41h40v5H4z'],
    ['line', 'M21.6 13.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z'],
  ],
  lidercudvar: [
    ['middle', 'M5 46V22a19 19 0 0 1 38 0v24h-7V22a12 12 0 0 0-24 0v24z'],
    ['ink', 'M16 44c-2-14 0-22 8-22s10 8 8 22l-4-4-4 4-4-4z'],
    ['tint', 'M19.1 31a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0zM25.1 31a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z'],
  ],
  'csapoajtos-kapualj': [
    ['ink', 'M6 44V12h7V7h7v5h9V7h5l-3 8 7 4v25h-9V30a6 6 0 0 0-12 0v14z'],
    ['middle', 'M38 36h6v8h-6zM34 23l4 3-3 5'],
    ['tint', 'M10 20h8M12 28h5', 2.4],
  ],
  'mergezett-kut': [
    ['ink', 'M6 26h36v6h-3v13H9V32H6z'],
    ['middle', 'M10 10L24 3l14 7v3H10zM13 13h4v13h-4zM31 13h4v13h-4z'],
    ['ink', 'M24 13v5', 2.6],
    ['tint', 'M24 33c3 4 4 5 4 7a4 4 0 0 1-8 0c0-2 1-3 4-7z'],
  ],
  'csontok-ebredese': [
    ['ink', 'M10 16a5 5 0 1 1 7-6l21 21a5 5 0 1 1-6 7L11 17zM38 17a5 5 0 1 0-7-6L10 32a5 5 0 1 0 6 7l21-22z'],
    ['middle', 'M24 3l2 5 5 1-5 2-2 5-2-5-5-2 5-1z'],
  ],
  'vegso-leltar': [
    ['ink', 'M24 6v36M12 44h24M8 14h32', 3.4],
    ['middle', 'M2 28l7-14 7 14c0 4-3 6-7 6s-7-2-7-6zM32 28l7-14 7 14c0 4-3 6-7 6s-7-2-7-6z'],
    ['ink', 'M20.6 7a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z'],
  ],
  'arulo-szavak': [
    ['middle', 'M4 6h40v26H26l-10 11V32H4z'],
    ['ink', 'M12 15c6-4 9 3 15 0 3-2 6-2 9 0M27 15c-2 5-1 9 3 13M30 28l-3-1M30 28l2-3', 2.8],
    ['ink', 'M11 24h8', 2.8],
  ],
  kofal: [
    ['ink', 'M4 10h40v34H4z'],
    ['tint', 'M4 18.5h40M4 27h40M4 35.5h40M16 10v8.5M32 10v8.5M24 18.5v8.5M10 18.5v8.5M38 18.5v8.5M16 27v8.5M32 27v8.5M24 35.5v8.5M10 35.5v8.5M38 35.5v8.5', 2],
  ],
  'toronyor': [
    ['middle', 'M14 46V16h20v30z'],
    ['ink', 'M10 4h6v4h5V4h6v4h5V4h6v13H10z'],
    ['ink', 'M20 46V34c0-6 8-6 8 0v12z'],
    ['line', 'M22 21h4v6h-4z'],
  ],
};
