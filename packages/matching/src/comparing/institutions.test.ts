import { describe, expect, it } from 'vitest';
import { sameInstitution, unlikeInstitutions } from './institutions.ts';

describe('two names', () => {
  it.each([
    ['Makerere University', 'Makerere'],
    ['University of Nairobi', 'The University of Nairobi, Kenya'],
    ['École Polytechnique', 'Ecole polytechnique'],
    ['MIT', 'Massachusetts Institute of Technology'],
    ['University of the West Indies', 'UWI Mona'],
    ['UCL', 'University College London'],
  ])('%s and %s are the same institution', (a, b) => {
    expect(sameInstitution(a, b)).toBe(true);
    expect(unlikeInstitutions(a, b)).toBe(false);
  });
  it.each([
    ['Makerere University', 'University of Nairobi'],
    ['University of Oxford', 'University of Cambridge'],
    ['UCLA', 'Harvard University'],
  ])('%s and %s have nothing telling in common', (a, b) => {
    expect(sameInstitution(a, b)).toBe(false);
    expect(unlikeInstitutions(a, b)).toBe(true);
  });
  it('of which one may be short for the other are neither the same nor unlike', () => {
    expect(sameInstitution('UTech', 'University of Technology, Jamaica')).toBe(false);
    expect(unlikeInstitutions('UTech', 'University of Technology, Jamaica')).toBe(false);
  });
  it('that share a place are neither the same nor unlike', () => {
    const names = ['Technical University of Munich', 'Munich Business School'] as const;
    expect(sameInstitution(...names)).toBe(false);
    expect(unlikeInstitutions(...names)).toBe(false);
  });
});
