import { ages } from '../criteria/age/settle.ts';
import { citizenships } from '../criteria/citizenship/settle.ts';
import { TITLE_PLACE } from '../criteria/citizenship/title-places.ts';
import { enrolments } from '../criteria/enrolment/settle.ts';
import { fields } from '../criteria/field/settle.ts';
import { genders } from '../criteria/gender/settle.ts';
import { levels } from '../criteria/level/settle.ts';
import { residences } from '../criteria/residence/settle.ts';
import type { Placed } from '../merge-drafts.ts';
import type { Welcome } from '../text/welcome.ts';
import { circumstances } from './circumstances.ts';
import { lowestBar } from './lowest-bar.ts';
import type { Kind } from './placed-of.ts';

/**
 * Settles what the statements of one record mean together. Several on one kind are seldom all meant at once: aggregators
 * repeat themselves, and texts list cases. Each file beside this one keeps what surely binds of its kind, so that no
 * student is turned away by a doubtful reading.
 */
export function reconcile(placed: readonly Placed[], hosts: readonly string[], welcome: Welcome): Placed[] {
  const handled = new Set<Kind>([
    'level',
    'field',
    'citizenship',
    'residence',
    'gpa',
    'work',
    'age',
    'gender',
    'disability',
    'minority',
    'firstGeneration',
    'enrolment',
  ]);
  const citizens = citizenships(placed, hosts, welcome);
  // Where the text says whose citizens are meant, the title leaves no doubt.
  const isSettled = ({ draft }: Placed): boolean =>
    draft.alternative === TITLE_PLACE && !citizens.some((each) => each.draft.alternative === TITLE_PLACE);
  return [
    ...placed.filter((each) => each.draft.kind === 'host'),
    ...citizens,
    ...residences(placed),
    ...levels(placed),
    ...fields(placed),
    ...lowestBar(placed, 'gpa'),
    ...lowestBar(placed, 'work'),
    ...ages(placed),
    ...genders(placed),
    ...circumstances(placed),
    ...enrolments(placed),
    ...placed.filter(
      (each) => !handled.has(each.draft.kind) && each.draft.kind !== 'host' && !isSettled(each),
    ),
  ];
}
