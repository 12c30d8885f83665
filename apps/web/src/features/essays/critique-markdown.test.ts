import { describe, expect, it } from 'vitest';
import { critiqueMarkdown } from './critique-markdown.ts';
import { readCritique } from './critique-view.ts';

const critique = readCritique({
  feedback: [{ category: 'Evidence', suggestion: 'Show “leader”.', kind: 'point', question: 'When?' }],
  rewrittenSections: [{ original: 'I has it.', revised: 'I have it.' }],
  firstFix: { category: 'Length', suggestion: 'The draft has 9 of 500 words.' },
  rubric: [{ name: 'Voice', weight: 10, band: 'thin', reason: 'One sentence.', quotes: [] }],
  promptParts: [{ part: 'why this field', from: 'prompt', covered: 'partly' }],
  evidenceMap: [{ claim: { start: 0, end: 6, quote: 'leader' }, proof: 'no proof yet' }],
});

describe('the Markdown of a critique', () => {
  it('holds the essay, the suggestions and the rewritten sections', () => {
    const text = critiqueMarkdown({ essayText: 'A leader.\n\nI has it.', date: 'Nov 21, 2026', critique });
    expect(text).toContain('> A leader.\n>\n> I has it.');
    expect(text).toContain('## Fix this first\n\nThe draft has 9 of 500 words.');
    expect(text).toContain('- **Voice** (thin): One sentence.');
    expect(text).toContain('1. **Evidence:** Show “leader”. When?');
    expect(text).toContain('- Original: I has it.\n  Revised: I have it.');
    expect(text).toContain('- why this field: perhaps, in general words');
    expect(text).toContain('- “leader”: no proof yet');
  });

  it('leaves out headings that have nothing below them', () => {
    const text = critiqueMarkdown({ essayText: 'A.', date: 'today', critique });
    expect(text).not.toContain('## Prompt\n');
    expect(text).not.toContain('## What works');
  });

  it('shows the student’s own marks as they are', () => {
    const essayText = '# Title\n1. *first* <b>\n- second';
    const text = critiqueMarkdown({ essayText, date: 'today', critique });
    expect(text).toContain('> \\# Title\n> 1\\. \\*first\\* \\<b\\>\n> \\- second');
  });
});
