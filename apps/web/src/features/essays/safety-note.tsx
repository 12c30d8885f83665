import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import type { Safety } from './critique-shape.ts';

/** A message for a student whose essay discloses danger or violence: calm, on top, and closed by the student. */
export const SafetyNote = ({ safety: { title, message, helpLines, directory } }: { safety: Safety }) => {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <section aria-label={title} className="no-print">
      <Callout
        variant="info"
        title={title}
        action={
          <Button variant="secondary" size="sm" onClick={() => setIsOpen(false)}>
            Close this message
          </Button>
        }
      >
        <div className="mt-1 grid max-w-prose gap-2">
          {message.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className="grid list-disc gap-1 pl-5">
            {helpLines.map((line) => (
              <li key={line} className="font-semibold">
                {line}
              </li>
            ))}
            <li>
              All countries:{' '}
              <a href={directory.url} className="prose-link" target="_blank" rel="noreferrer">
                {directory.name}
              </a>
            </li>
          </ul>
        </div>
      </Callout>
    </section>
  );
};
