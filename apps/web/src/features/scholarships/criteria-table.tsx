import type { VerdictData } from '@laurel/contract';
import { CRITERIA, OUTCOME_WORDS, type Outcome, type Strength } from '@laurel/domain';
import { upperFirst } from '@laurel/text';
import { Check, CircleDashed, Minus, X } from 'lucide-react';

interface Condition {
  id: string;
  strength: Strength;
  /** Hard conditions that share it are a choice: one is enough. */
  alternative?: unknown;
}

const STRENGTH_LABELS: Record<Strength, string> = {
  hard: 'Must be met',
  preferred: 'Preferred',
  info: 'For information',
};

const MARKS = {
  met: { Icon: Check, ink: 'text-laurel' },
  not_met: { Icon: X, ink: 'text-danger' },
  unknown: { Icon: CircleDashed, ink: 'text-brass' },
  not_applicable: { Icon: Minus, ink: 'text-muted' },
} as const satisfies Record<Outcome, unknown>;

/** On a phone `display: block` removes the table's meaning, so the roles are stated. */
const TABLE = { role: 'table' } as const;
const GROUP = { role: 'rowgroup' } as const;
const ROW = { role: 'row' } as const;
const HEADER = { role: 'columnheader' } as const;
const CELL = { role: 'cell' } as const;

const CELL_STYLE = 'block py-0.5 align-top md:table-cell md:py-4 md:pr-5';
const CellLabel = ({ children }: { children: string }) => (
  <span className="font-semibold text-muted md:hidden">{children}: </span>
);

/** Whether two texts say the same in the same words. */
const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string => text.trim().replace(/[.;]$/, '').toLowerCase();

const quotesOf = ({ evidence, required }: VerdictData): string[] =>
  [...new Set(evidence.map(({ quote }) => quote.trim()))].filter(
    (quote) => quote !== '' && !isSame(quote, required),
  );

const Verdict = ({ verdict }: { verdict: VerdictData }) => {
  const { Icon, ink } = MARKS[verdict.outcome];
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold ${ink}`}>
      <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={2.5} />
      {upperFirst(OUTCOME_WORDS[verdict.outcome])}
    </span>
  );
};

const Row = ({ verdict, quoted, isChoice }: { verdict: VerdictData; quoted: boolean; isChoice: boolean }) => (
  <tr {...ROW} className="block border-b border-line py-4 last:border-b-0 md:table-row md:py-0">
    <td {...CELL} className={CELL_STYLE}>
      <span className="block font-semibold">{CRITERIA[verdict.kind].label}</span>
      <span className="block text-sm text-muted">
        {isChoice ? 'One of these must be met' : STRENGTH_LABELS[verdict.strength]}
      </span>
    </td>
    <td {...CELL} className={CELL_STYLE}>
      <CellLabel>Required</CellLabel>
      <span className="md:inline-block md:first-letter:uppercase">{verdict.required}</span>
      {quotesOf(verdict).map((line) =>
        quoted ? (
          <q key={line} className="mt-1 block text-sm text-muted italic">
            {line}
          </q>
        ) : (
          <span key={line} className="mt-1 block text-sm text-muted">
            {line}
          </span>
        ),
      )}
    </td>
    <td {...CELL} className={CELL_STYLE}>
      <CellLabel>Yours</CellLabel>
      <span className="md:inline-block md:first-letter:uppercase">{verdict.have}</span>
      {verdict.residual ? <span className="mt-1 block text-sm text-muted">{verdict.residual}</span> : null}
    </td>
    <td {...CELL} className={`${CELL_STYLE} whitespace-nowrap md:pr-0`}>
      <Verdict verdict={verdict} />
    </td>
  </tr>
);

interface CriteriaTableProps {
  verdicts: readonly VerdictData[];
  /** The lines are quotations from the listing. Our own summary is never put in quotation marks. */
  quoted: boolean;
  /** What the verdicts are on. */
  criteria: readonly Condition[];
}

/** Ids of the criteria of which one is enough, such as first generation or financial need. */
const choiceOf = (criteria: readonly Condition[]): Set<string> => {
  const hard = criteria.filter(({ strength, alternative }) => strength === 'hard' && alternative);
  const groups = Map.groupBy(hard, ({ alternative }) => alternative);
  return new Set(
    [...groups.values()].flatMap((group) => (group.length > 1 ? group.map(({ id }) => id) : [])),
  );
};

/** Every condition of the record: the requirement, the student's value, the verdict, and the line it comes from. */
export const CriteriaTable = ({ verdicts, quoted, criteria }: CriteriaTableProps) => {
  const choice = choiceOf(criteria);
  return (
    <table {...TABLE} className="block w-full border-t border-line text-left md:table">
      <caption className="sr-only">Conditions of this scholarship and how you meet them</caption>
      <thead {...GROUP} className="sr-only md:not-sr-only md:table-header-group">
        <tr {...ROW} className="border-b border-line text-sm text-muted">
          {['Condition', 'Required', 'Yours', 'Verdict'].map((name) => (
            <th key={name} {...HEADER} scope="col" className="py-2.5 pr-5 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...GROUP} className="block md:table-row-group">
        {verdicts.map((verdict) => (
          <Row
            key={verdict.criterionId}
            verdict={verdict}
            quoted={quoted}
            isChoice={choice.has(verdict.criterionId)}
          />
        ))}
      </tbody>
    </table>
  );
};
