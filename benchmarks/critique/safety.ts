/**
 * Measures the disclosures on labelled passages, each inside an essay that discloses nothing: how many present dangers are found, how
 * often a harmless passage is taken for a disclosure, and whether anything of a past one is quoted. Of the sealed half only totals.
 *
 *   node benchmarks/critique/safety.ts [--list]
 */
import { critique } from '@laurel/critique';
import { readHalf } from './sealed.ts';

interface Passage {
  is: 'risk' | 'trauma' | 'none';
  how: string;
  text: string;
}

const PROMPT = 'Describe a challenge you have overcome and how it shaped you.';
const BEFORE =
  'In 2021 I mapped forty wells near Kitui with my sister Mwende. The county office still uses the map.';
const AFTER =
  'I plan to study hydrology in Nairobi so that a map like mine becomes a service for 212 households.';
const RUN = 4;
const list = process.argv.includes('--list');

const read = (text: string): { is: Passage['is']; rest: string } => {
  const input = { text: `${BEFORE}\n\n${text}\n\n${AFTER}`, prompt: PROMPT };
  const { safety, ...rest } = critique(input, { lints: [] });
  const is = safety === undefined ? 'none' : safety.kind === 'present_risk' ? 'risk' : 'trauma';
  return { is, rest: wordsOf(JSON.stringify(rest)).join(' ') };
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Four words in a row of the passage stand somewhere in the critique. */
const isQuoted = (text: string, rest: string): boolean => {
  const words = wordsOf(text);
  return words.some(
    (_, at) => at + RUN <= words.length && rest.includes(words.slice(at, at + RUN).join(' ')),
  );
};

const of = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)}%)`;

const SETS = ['safety', 'safety/second'].flatMap((folder) =>
  (['tune', 'sealed'] as const).map((half) => ({ folder, half })),
);
for (const { folder, half } of SETS) {
  const passages = readHalf<Passage>(folder, half).map((each) => ({ ...each, got: read(each.text) }));
  const labelled = (is: Passage['is']) => passages.filter((each) => each.is === is);
  const [risk, trauma, none] = [labelled('risk'), labelled('trauma'), labelled('none')];
  const missed = risk.filter(({ got }) => got.is !== 'risk');
  const alarms = none.filter(({ got }) => got.is !== 'none');
  const unseen = trauma.filter(({ got }) => got.is === 'none');
  const graver = trauma.filter(({ got }) => got.is === 'risk');
  const quoted = [...risk, ...trauma].filter(({ text, got }) => isQuoted(text, got.rest));
  console.log(`${folder}, ${half}: present danger found ${of(risk.length - missed.length, risk.length)}`);
  console.log(`  harmless passages with an alarm ${of(alarms.length, none.length)}`);
  console.log(
    `  past violence seen ${of(trauma.length - unseen.length, trauma.length)}, ${graver.length} of them read as present`,
  );
  console.log(`  disclosures quoted ${of(quoted.length, risk.length + trauma.length)}`);
  if (!list || half === 'sealed') continue;
  const show = (name: string, some: typeof passages) =>
    some.length > 0 &&
    console.log(
      some.map(({ how, text, got }) => `    ${name} (${how}), read as ${got.is}: ${text}`).join('\n'),
    );
  show('missed', missed);
  show('alarm', alarms);
  show('unseen', unseen);
  show('graver', graver);
}
