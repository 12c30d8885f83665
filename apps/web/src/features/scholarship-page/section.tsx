import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  text?: ReactNode;
  /** Only its title is shown until it is opened. */
  folded?: boolean;
  children: ReactNode;
}

/** A titled part of the page. */
export const Section = ({ title, text, folded = false, children }: SectionProps) => {
  const id = useId();
  const heading = (
    <h2 id={id} className={clsx('text-2xl', folded && 'inline')}>
      {title}
    </h2>
  );
  const body = (
    <>
      {text ? <p className="mt-1 max-w-prose text-muted">{text}</p> : null}
      <div className="mt-4">{children}</div>
    </>
  );
  return (
    <section aria-labelledby={id} className="border-t border-line pt-7">
      {folded ? (
        <details>
          <summary className="marker:text-laurel">{heading}</summary>
          {body}
        </details>
      ) : (
        <>
          {heading}
          {body}
        </>
      )}
    </section>
  );
};

/** Short lines with a mark before each. */
export const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid max-w-prose gap-2">
    {lines.map((line) => (
      <li
        key={line}
        className="relative pl-5 before:absolute before:top-[0.62em] before:left-0 before:size-1.5 before:rounded-full before:bg-brass-bright forced-colors:before:bg-[CanvasText]"
      >
        {line}
      </li>
    ))}
  </ul>
);
