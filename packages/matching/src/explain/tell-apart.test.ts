import { describe, expect, it } from 'vitest';
import { tellApart } from './tell-apart.ts';

const list = (...reasons: string[][]) => reasons.map((matchReasons) => ({ matchReasons }));
const reasonsOf = (matches: { matchReasons: string[] }[]) => matches.map(({ matchReasons }) => matchReasons);

describe('the reasons of a list', () => {
  it('that all of it share are told once, and the rarest of the others stand first', () => {
    const { matches, shared } = tellApart(
      list(
        ['Funds a degree', 'In Germany', 'For nurses'],
        ['Funds a degree', 'In Germany'],
        ['Funds a degree', 'In Germany', 'For women'],
        ['Funds a degree', 'In France', 'For women'],
        ['Funds a degree', 'In Germany', 'Deadline in 9 days'],
      ),
    );
    expect(shared).toEqual(['Funds a degree']);
    expect(reasonsOf(matches)).toEqual([
      ['For nurses', 'In Germany'],
      ['In Germany'],
      ['For women', 'In Germany'],
      ['In France', 'For women'],
      ['In Germany', 'Deadline in 9 days'],
    ]);
  });

  it('stay with a match that has no other', () => {
    const { matches, shared } = tellApart(list(...Array.from({ length: 5 }, () => ['Funds a degree'])));
    expect(shared).toEqual(['Funds a degree']);
    expect(matches[0]?.matchReasons).toEqual(['Funds a degree']);
  });

  it('are shared by nobody in a list of four', () => {
    expect(
      tellApart(list(...Array.from({ length: 4 }, () => ['Funds a degree', 'In Germany']))).shared,
    ).toEqual([]);
  });
});
