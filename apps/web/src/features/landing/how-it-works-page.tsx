import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { PUBLIC_PAGES } from '../../lib/browser/public-pages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { BookStack } from '../../ui/illustrations/book-stack.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { SprigDivider } from '../../ui/illustrations/sprig-divider.tsx';
import { UnrolledLetter } from '../../ui/illustrations/unrolled-letter.tsx';
import { WritingDesk } from '../../ui/illustrations/writing-desk.tsx';
import { ClaimFigures, Footnotes } from './claims-band.tsx';
import { Panel } from './closing-panel.tsx';
import {
  DEMO,
  filmCaptions,
  filmLength,
  filmPoster,
  filmSources,
  SMALL_POSTER,
  smallFilmPoster,
} from './media.ts';
import { VerdictLedger } from './verdict-ledger.tsx';

const frame = 'block aspect-video w-full rounded-lg';

const Film = () => {
  const film = useRef<HTMLVideoElement>(null);
  // The button that had the focus has been replaced by the film.
  useEffect(() => film.current?.focus(), []);
  return (
    <video
      ref={film}
      className={frame}
      width={DEMO.width}
      height={DEMO.height}
      poster={filmPoster(DEMO)}
      controls
      autoPlay
      playsInline
      aria-label="Demo of Laurel, without sound, with captions"
    >
      {filmSources(DEMO).map((source) => (
        <source key={source.src} {...source} />
      ))}
      <track kind="captions" src={filmCaptions(DEMO)} srcLang="en" label="English" default />
    </video>
  );
};

/** The demo film; a poster until it is started. */
const DemoVideo = () => {
  const [isWanted, setWanted] = useState(false);
  const [first] = filmSources(DEMO);
  return (
    <section aria-labelledby="demo" className="page mt-12 max-w-5xl">
      <h2 id="demo" className="sr-only">
        Demo
      </h2>
      <div className="overflow-hidden rounded-xl border border-line bg-sunken p-2 shadow-lift sm:p-3">
        {isWanted ? (
          <Film />
        ) : (
          <button
            type="button"
            className="group relative block w-full overflow-hidden rounded-lg"
            onClick={() => setWanted(true)}
          >
            <img
              className={frame}
              src={filmPoster(DEMO)}
              srcSet={`${smallFilmPoster(DEMO)} ${SMALL_POSTER}w, ${filmPoster(DEMO)} ${DEMO.width}w`}
              sizes="(min-width: 1024px) 992px, 94vw"
              width={DEMO.width}
              height={DEMO.height}
              fetchPriority="high"
              alt=""
            />
            <span className="absolute inset-0 bg-[#1d3a28]/45 transition-paint group-hover:bg-[#1d3a28]/30" />
            <span className="absolute inset-0 grid place-items-center">
              <span className="flex items-center gap-3 rounded-full bg-brass-bright py-2 pr-6 pl-2 text-lg font-semibold text-[#1f2a1e] shadow-lift">
                <span className="grid size-12 place-items-center rounded-full bg-[#1f2a1e] text-[#f3efe1]">
                  <Play aria-hidden="true" className="ml-0.5 size-5 fill-current" />
                </span>
                Watch the demo
              </span>
            </span>
            <span className="absolute right-3 bottom-3 rounded-sm bg-[#12200f] px-2 py-0.5 text-sm font-semibold text-[#f3efe1] tabular-nums">
              {filmLength(DEMO)}
            </span>
          </button>
        )}
      </div>
      <noscript>
        <p className="mt-3 text-center">
          <a className="prose-link" href={first?.src}>
            Watch the demo ({filmLength(DEMO)})
          </a>
        </p>
      </noscript>
      <p className="mt-4 text-center text-sm text-muted">
        The product as it is, recorded by a program. No sound, with captions.
      </p>
    </section>
  );
};

interface PageHeadingProps {
  eyebrow: string;
  title: string;
  text: string;
}

/** The opening of a story page. */
const PageHeading = ({ eyebrow, title, text }: PageHeadingProps) => (
  <header className="page pt-12 text-center sm:pt-20">
    <p className="eyebrow">{eyebrow}</p>
    <h1 className="mx-auto mt-3 max-w-3xl text-4xl">{title}</h1>
    <p className="mx-auto mt-5 max-w-2xl text-lg text-muted">{text}</p>
    <SprigDivider className="mx-auto mt-8 w-40" />
  </header>
);

const STEPS = [
  {
    Picture: UnrolledLetter,
    title: 'Create your account',
    text: 'Your name, an e-mail address and a password. No credit card, no phone number, no newsletter.',
  },
  {
    Picture: WritingDesk,
    title: 'Set your preferences',
    text: 'The level you want money for, the fields, the countries, your grades and languages. Only the level is required; what you leave open stays “unknown” and never counts against you.',
  },
  {
    Picture: HillTelescope,
    title: 'Read your matches',
    text: 'Scholarships come sorted by fit, from 0 to 100. Each says which of your answers meet which of its rules, what stands in the way, and what to do next.',
  },
  {
    Picture: BookStack,
    title: 'Save, prepare, apply',
    text: 'Keep the ones you like, watch their deadlines, and apply on the official page of the scholarship. Laurel never applies for you and takes no share.',
  },
] as const;

export const HowItWorksPage = () => {
  useDocumentTitle(PUBLIC_PAGES['/how-it-works'].title);
  return (
    <>
      <PageHeading
        eyebrow="How it works"
        title="From a few answers to a list you can trust"
        text="Watch the whole way in two minutes and a quarter, or read the four steps below."
      />
      <DemoVideo />
      <section aria-labelledby="steps" className="page mt-16 max-w-5xl sm:mt-24">
        <h2 id="steps" className="text-3xl">
          Four steps
        </h2>
        <ol className="mt-8">
          {STEPS.map(({ Picture, title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.75rem_1fr] items-center gap-x-4 border-t border-line py-8 sm:grid-cols-[5rem_minmax(min-content,1fr)_minmax(0,11rem)] sm:gap-x-8"
            >
              <span
                aria-hidden="true"
                className="self-start font-display text-5xl font-medium text-brass-bright"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-2 max-w-2xl text-lg text-muted">{text}</p>
              </div>
              <Picture className="w-full max-sm:hidden" />
            </li>
          ))}
        </ol>
      </section>
      <VerdictLedger />
      <section aria-labelledby="stats" className="page mt-16 sm:mt-24">
        <h2 id="stats" className="mb-8 text-3xl">
          In figures
        </h2>
        <ClaimFigures />
      </section>
      <Panel
        title="Join the beta"
        text="Early-access users get lifetime premium features free. Today every feature is free for everyone."
      >
        <LinkButton to="/register" variant="brass" size="lg">
          Sign up for the beta
        </LinkButton>
        <LinkButton to="/about" variant="onGrove" size="lg">
          About Laurel
        </LinkButton>
      </Panel>
      <Footnotes />
    </>
  );
};
