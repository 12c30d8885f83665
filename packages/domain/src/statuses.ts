/**
 * Statuses by name, as a phrase after "are you": `veteran:US` is "a veteran of the armed forces of the United States". `before` stands
 * before the country that gives the status.
 */
const STATUSES: Readonly<Record<string, { label: string; before?: string }>> = {
  'permanent-resident': { label: 'a permanent resident', before: 'of' },
  refugee: { label: 'a refugee' },
  asylee: { label: 'granted asylum in the United States' },
  'asylum-seeker': { label: 'an asylum seeker' },
  'protected-person': { label: 'a protected person' },
  'humanitarian-protection': { label: 'under humanitarian protection' },
  'temporary-protection': { label: 'under temporary protection' },
  'temporary-protected-status': { label: 'under temporary protected status in the United States' },
  daca: { label: 'a DACA recipient' },
  undocumented: { label: 'undocumented' },
  stateless: { label: 'stateless' },
  veteran: { label: 'a veteran of the armed forces', before: 'of' },
  'active-duty': { label: 'on active duty in the armed forces', before: 'of' },
  'military-spouse': { label: 'the spouse of a service member of the armed forces', before: 'of' },
  'military-family': {
    label: 'the child or spouse of a service member or veteran of the armed forces',
    before: 'of',
  },
  'foster-care': { label: 'somebody who is or was in foster care' },
  orphan: { label: 'an orphan' },
  carer: { label: 'an unpaid carer' },
  parent: { label: 'a parent' },
  'single-parent': { label: 'a single parent' },
  indigenous: { label: 'of an Indigenous people' },
  'full-time': { label: 'a full-time student' },
  'part-time': { label: 'a part-time student' },
};

/** As a phrase after "are you". @param country its name inside a sentence, where the status is one of that country */
export const statusLabel = (name: string, country?: string): string => {
  const { label = `a holder of the status ${name.replaceAll('-', ' ')}`, before = 'in' } =
    STATUSES[name] ?? {};
  return country === undefined ? label : `${label} ${before} ${country}`;
};

/** In the order of the table. */
export const STATUS_NAMES: readonly string[] = Object.keys(STATUSES);
