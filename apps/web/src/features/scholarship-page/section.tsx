import { type ReactNode, useId } from 'react';

/** A titled part of the page. */
export const Section = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-7">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {text ? <p className="mt-1 max-w-prose text-muted">{text}</p> : null}
      <div className="mt-4">{children}</div>
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
