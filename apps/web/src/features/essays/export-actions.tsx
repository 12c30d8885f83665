import { Download, Printer } from 'lucide-react';
import { dayOf, momentInWords } from '../../entities/scholarship/calendar-day.ts';
import { Button } from '../../ui/button.tsx';
import { critiqueMarkdown } from './critique-markdown.ts';
import type { Critique } from './critique-shape.ts';
import type { Essay } from './essays-query.ts';

const download = (name: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** The critique on paper, or as a file. Both are made in the browser. */
export const ExportActions = ({ essay, critique }: { essay: Essay; critique: Critique }) => {
  const save = () => {
    const { essayText, prompt, createdAt } = essay;
    const text = critiqueMarkdown({ essayText, prompt, date: momentInWords(createdAt), critique });
    download(`essay-critique-${dayOf(new Date(createdAt))}.md`, text);
  };
  return (
    <div className="no-print flex flex-wrap gap-2">
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
