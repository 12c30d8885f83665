import type { CountryGroup } from './country-group.ts';
import { ORGANISATION_GROUPS } from './groups-organisations.ts';
import { DEVELOPMENT_GROUPS, REGION_GROUPS } from './groups-regions.ts';

/** The place code of "anyone who is not from the host country"; it has no member list. */
export const INTERNATIONAL = 'group:international';

const commonwealth = ORGANISATION_GROUPS['group:commonwealth'];
const developing = DEVELOPMENT_GROUPS['group:developing'];

/** The Commonwealth countries that are also developing ones: the only group that needs two of the lists. */
const COMBINED_GROUPS: Record<string, CountryGroup> =
  commonwealth && developing
    ? {
        'group:developing-commonwealth': {
          name: 'Developing Commonwealth countries',
          one: 'a developing Commonwealth country',
          all: 'the developing Commonwealth countries',
          members: commonwealth.members.filter((code) => developing.members.includes(code)),
          source: `${commonwealth.source}, those on the ${developing.source}`,
          asOf: commonwealth.asOf,
          ofStates: true,
        },
      }
    : {};

/** Every country group by its code (`group:eu`), each with its source and date. */
export const GROUPS: Record<string, CountryGroup> = {
  ...ORGANISATION_GROUPS,
  ...DEVELOPMENT_GROUPS,
  ...REGION_GROUPS,
  ...COMBINED_GROUPS,
};

/** ISO 3166-1 alpha-2 codes of a group; empty for `group:international` and unknown codes. */
export const groupMembers = (code: string): string[] =>
  Object.hasOwn(GROUPS, code) ? (GROUPS[code]?.members ?? []) : [];

/**
 * Words for a reader. `all` (default): "the EU", "developing countries (OECD-DAC list)"; `one`: "an EU country".
 * Undefined for an unknown code.
 */
export const groupName = (code: string, form: 'one' | 'all' = 'all'): string | undefined => {
  if (code === INTERNATIONAL)
    return form === 'one' ? 'another country than the host' : 'countries other than the host';
  return Object.hasOwn(GROUPS, code) ? GROUPS[code]?.[form] : undefined;
};
