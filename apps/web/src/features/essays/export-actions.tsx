import { Download, Printer } from 'lucide-react';
import { downloadFile } from '../../lib/browser/download-file.ts';
import { dayOf, momentInWords } from '../../lib/dates/calendar-day.ts';
import { Button } from '../../ui/button.tsx';
import { critiqueMarkdown } from './critique-markdown.ts';
import type { Critique } from './critique-shape.ts';
import type { Essay } from './essays-query.ts';

/** The critique on paper, or as a file. Both are made in the browser. */
export const ExportActions = ({ essay, critique }: { essay: Essay; critique: Critique }) => {
  const save = () => {
    const { essayText, prompt, createdAt } = essay;
    const text = critiqueMarkdown({ essayText, prompt, date: momentInWords(createdAt), critique });
    downloadFile(`essay-critique-${dayOf(new Date(createdAt))}.md`, text, 'text/markdown');
  };
  return (
    <div className="no-print flex flex-wrap gap-2 max-sm:[&_button]:px-2.5">
      <Button variant="secondary" size="sm" onClick={save}>
        <Download aria-hidden="true" className="size-4" />
        Download as Markdown
      </Button>
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print
      </Button>
    </div>
  );
};
