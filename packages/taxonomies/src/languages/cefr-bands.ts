import type { CefrLevel } from '@laurel/domain';

/** From `min` points upwards the band is `level`; bands are in falling order and the first that fits counts. */
export interface CefrBand {
  min: number;
  level: CefrLevel;
}

/** A test's bands in CEFR. A number outside `min` to `max` is no score of this test. */
export interface CefrScale {
  /** Matches the name of the test, lower-case. */
  name: RegExp;
  language: string;
  min: number;
  max: number;
  bands: CefrBand[];
  source: string;
  asOf: string;
}

const bands = (...list: [min: number, level: CefrLevel][]): CefrBand[] =>
  list.map(([min, level]) => ({ min, level }));

/** A JLPT level passed with a total of points; 1 to 5 without points are read as the levels N1 to N5. */
const jlpt = (level: string, ...list: [min: number, level: CefrLevel][]): CefrScale[] => [
  {
    name: new RegExp(`jlpt.*${level}`),
    language: 'ja',
    min: 60,
    max: 180,
    bands: bands(...list),
    source: 'Japan Foundation and JEES, reference indication of the CEFR level for JLPT total scores',
    asOf: '2025-12-01',
  },
];

/**
 * Tests whose numeric score says a CEFR level, the first entry whose name and range fit counts. Where publishers give a
 * range of levels, the lower one is taken. Below the lowest band the level is not known.
 */
export const CEFR_SCALES: CefrScale[] = [
  {
    name: /ielts/,
    language: 'en',
    min: 0,
    max: 9,
    bands: bands([8.5, 'C2'], [7, 'C1'], [5.5, 'B2'], [4, 'B1']),
    source: 'IELTS partners, IELTS and the CEFR',
    asOf: '2025-01-01',
  },
  {
    name: /toefl(?! ?itp| ?pbt)/,
    language: 'en',
    min: 1,
    max: 6,
    bands: bands([6, 'C2'], [5, 'C1'], [4, 'B2'], [3, 'B1'], [2, 'A2'], [1, 'A1']),
    source: 'ETS, TOEFL iBT score scale of 1 to 6 introduced in January 2026',
    asOf: '2026-01-21',
  },
  {
    name: /toefl(?! ?itp| ?pbt)/,
    language: 'en',
    min: 7,
    max: 120,
    bands: bands([114, 'C2'], [95, 'C1'], [72, 'B2'], [42, 'B1']),
    source: 'ETS, TOEFL iBT performance descriptors and CEFR levels (0 to 120 scale)',
    asOf: '2025-01-01',
  },
  {
    name: /toefl/,
    language: 'en',
    min: 310,
    max: 677,
    bands: bands([627, 'C1'], [543, 'B2'], [460, 'B1'], [337, 'A2']),
    source: 'ETS, TOEFL ITP and the CEFR; the retired paper-based test used the same scale',
    asOf: '2025-01-01',
  },
  {
    name: /\bpte\b|pearson/,
    language: 'en',
    min: 10,
    max: 90,
    bands: bands([85, 'C2'], [76, 'C1'], [59, 'B2'], [43, 'B1'], [30, 'A2'], [10, 'A1']),
    source: 'Pearson, PTE Academic score guide, alignment to the CEFR',
    asOf: '2025-01-01',
  },
  {
    name: /cambridge|\bcae\b|\bcpe\b|\bfce\b|linguaskill/,
    language: 'en',
    min: 80,
    max: 230,
    bands: bands([200, 'C2'], [180, 'C1'], [160, 'B2'], [140, 'B1'], [120, 'A2'], [100, 'A1']),
    source: 'Cambridge English, The Cambridge English Scale explained',
    asOf: '2025-01-01',
  },
  {
    name: /duolingo|\bdet\b/,
    language: 'en',
    min: 10,
    max: 160,
    bands: bands([155, 'C2'], [130, 'C1'], [100, 'B2'], [85, 'B1'], [60, 'A2']),
    source:
      'Duolingo English Test, score and CEFR table of 2024; the higher lower bound where editions differ',
    asOf: '2025-01-01',
  },
  {
    name: /test ?daf/,
    language: 'de',
    min: 3,
    max: 5,
    bands: bands([5, 'C1'], [3, 'B2']),
    source: 'TestDaF-Institut, TDN 3 to 5 and the CEFR',
    asOf: '2025-01-01',
  },
  {
    name: /\bdsh\b/,
    language: 'de',
    min: 1,
    max: 3,
    bands: bands([2, 'C1'], [1, 'B2']),
    source: 'HRK and KMK, framework rules on German for study (RO-DT): DSH-1 to DSH-3',
    asOf: '2025-01-01',
  },
  {
    name: /\bdsh\b/,
    language: 'de',
    min: 57,
    max: 100,
    bands: bands([67, 'C1'], [57, 'B2']),
    source: 'HRK and KMK, framework rules on German for study (RO-DT): DSH results in per cent',
    asOf: '2025-01-01',
  },
  ...jlpt('n1', [142, 'C1'], [100, 'B2']),
  ...jlpt('n2', [112, 'B2'], [90, 'B1']),
  ...jlpt('n3', [104, 'B1'], [95, 'A2']),
  ...jlpt('n4', [90, 'A2']),
  ...jlpt('n5', [80, 'A1']),
  {
    name: /jlpt/,
    language: 'ja',
    min: 1,
    max: 5,
    bands: bands([5, 'A1'], [4, 'A2'], [3, 'A2'], [2, 'B1'], [1, 'B2']),
    source: 'Japan Foundation and JEES, indication of the CEFR level for JLPT (N1 to N5 as 1 to 5)',
    asOf: '2025-12-01',
  },
  {
    name: /topik/,
    language: 'ko',
    min: 1,
    max: 6,
    bands: bands([6, 'C2'], [5, 'C1'], [4, 'B2'], [3, 'B1'], [2, 'A2'], [1, 'A1']),
    source:
      'National Institute for International Education, TOPIK levels 1 to 6, set beside the six CEFR levels',
    asOf: '2025-01-01',
  },
  {
    name: /\bhsk\b/,
    language: 'zh',
    min: 1,
    max: 6,
    bands: bands([6, 'C1'], [5, 'B2'], [4, 'B1'], [3, 'A2'], [2, 'A1']),
    source:
      'Chinese Testing International, HSK levels, each set one level lower: European teachers of Chinese dispute the published pairing',
    asOf: '2025-01-01',
  },
];

/** Certificates that carry a CEFR level in their name and give a pass mark out of 100. */
export const LEVEL_CERTIFICATES: {
  name: RegExp;
  language: string;
  pass: number;
  source: string;
  asOf: string;
}[] = [
  {
    name: /delf|dalf/,
    language: 'fr',
    pass: 50,
    source: 'France Éducation international, DELF and DALF: 50 of 100 points',
    asOf: '2025-01-01',
  },
  {
    name: /goethe|telc|ösd/,
    language: 'de',
    pass: 60,
    source: 'Goethe-Institut, examination regulations: 60 of 100 points',
    asOf: '2025-01-01',
  },
  {
    name: /dele/,
    language: 'es',
    pass: 60,
    source: 'Instituto Cervantes, DELE: 60 of 100 points in all groups',
    asOf: '2025-01-01',
  },
  {
    name: /cils|celi|plida/,
    language: 'it',
    pass: 60,
    source: 'CLIQ consortium, Italian certificates by CEFR level',
    asOf: '2025-01-01',
  },
];
