import type { ReactNode } from 'react';

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
  /** What the operator of this installation adds; nothing where none is configured. */
  ofOperator?: ReactNode;
}

interface LegalPageProps {
  title: string;
  intro: string;
  /** The date in words. */
  effective: string;
  sections: readonly LegalSection[];
}

/** A long text with its contents beside it. */
export const LegalPage = ({ title, intro, effective, sections }: LegalPageProps) => (
  <article className="page pt-12 sm:pt-16">
    <header className="max-w-3xl">
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-4 text-lg text-muted">{intro}</p>
      <p className="mt-2 text-sm text-muted">In force since {effective}</p>
    </header>
    <div className="mt-10 grid gap-10 border-t border-line pt-8 lg:grid-cols-[16rem_1fr] lg:gap-16">
      <nav aria-label="Contents" className="lg:sticky lg:top-24 lg:self-start">
        <ol className="grid gap-0.5 text-sm">
          {sections.map(({ id, title: heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-8 items-center text-muted hover:text-laurel hover:underline"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-2xl">
        {sections.map(({ id, title: heading, body, ofOperator }) => (
          <section
            key={id}
            id={id}
            className="mb-10 scroll-mt-24 [&_li]:mt-1.5 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5"
          >
            <h2 className="text-2xl">{heading}</h2>
            {body}
            {ofOperator}
          </section>
        ))}
      </div>
    </div>
  </article>
);
