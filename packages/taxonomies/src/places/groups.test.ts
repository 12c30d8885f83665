import { describe, expect, it } from 'vitest';
import { isCountryCode } from '../countries/country-names.ts';
import { GROUPS, groupMembers, groupName } from './groups.ts';

const EXPECTED_SIZES: Record<string, number> = {
  'group:eu': 27,
  'group:eea': 30,
  'group:efta': 4,
  'group:schengen': 29,
  'group:commonwealth': 56,
  'group:oecd': 38,
  'group:oic': 57,
  'group:asean': 11,
  'group:arab-league': 22,
  'group:gcc': 6,
  'group:african-union': 55,
  'group:ldc': 44,
  'group:ibero-america': 22,
  'group:nordic': 5,
  'group:western-balkans': 6,
  'group:eastern-partnership': 6,
  'group:sadc': 16,
  'group:g7': 7,
};
const REQUIRED =
  `eu eea efta schengen commonwealth developing dac ldc low-income lower-middle-income upper-middle-income high-income oecd oas oic
  acp asean arab-league gcc g20 francophonie ibero-america nordic western-balkans eastern-partnership africa sub-saharan-africa
  north-africa asia south-asia south-east-asia east-asia central-asia middle-east europe latin-america caribbean oceania pacific-islands
  north-america`.split(/\s+/);

describe('country groups', () => {
  it('holds every group that records may name', () => {
    for (const key of REQUIRED) expect(groupMembers(`group:${key}`).length).toBeGreaterThan(1);
  });

  it.each(Object.entries(EXPECTED_SIZES))('%s has %i members', (code, size) => {
    expect(groupMembers(code)).toHaveLength(size);
  });

  it('has valid members without repeats, a source and a date in each group', () => {
    for (const [code, group] of Object.entries(GROUPS)) {
      expect(code).toMatch(/^group:[a-z0-9-]+$/);
      for (const member of [...group.members, ...(group.unsettled ?? [])])
        expect(isCountryCode(member)).toBe(true);
      expect(new Set(group.members).size).toBe(group.members.length);
      expect(group.members.filter((member) => group.unsettled?.includes(member))).toEqual([]);
      expect(group.source.length).toBeGreaterThan(5);
      expect(group.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it('puts no country into two income groups', () => {
    const levels = ['low', 'lower-middle', 'upper-middle', 'high'].flatMap((level) =>
      groupMembers(`group:${level}-income`),
    );
    expect(new Set(levels).size).toBe(levels.length);
  });

  it('keeps nested groups inside each other', () => {
    const inside = (inner: string, outer: string) => {
      const members = groupMembers(outer);
      expect(groupMembers(inner).filter((code) => !members.includes(code))).toEqual([]);
    };
    inside('group:eu', 'group:eea');
    inside('group:ldc', 'group:developing');
    inside('group:gcc', 'group:arab-league');
    inside('group:sub-saharan-africa', 'group:africa');
    inside('group:north-africa', 'group:africa');
    inside('group:eu', 'group:europe');
    inside('group:south-east-asia', 'group:asia');
  });

  it('counts no donor among the developing countries', () => {
    for (const code of ['US', 'DE', 'JP', 'GB', 'KR', 'SA', 'SG', 'RU'])
      expect(groupMembers('group:developing')).not.toContain(code);
    for (const code of ['KE', 'IN', 'CN', 'BR', 'UA', 'VN', 'PS'])
      expect(groupMembers('group:developing')).toContain(code);
  });

  it('names groups for a sentence', () => {
    expect(groupName('group:eu', 'one')).toBe('an EU country');
    expect(groupName('group:eu')).toBe('the EU');
    expect(groupName('group:asia', 'one')).toBe('an Asian country');
    expect(groupName('group:international')).toBe('countries other than the host');
    expect(groupName('group:nowhere')).toBeUndefined();
  });
});
