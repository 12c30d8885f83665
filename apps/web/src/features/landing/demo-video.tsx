import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  DEMO,
  filmCaptions,
  filmLength,
  filmPoster,
  filmSources,
  SMALL_POSTER,
  smallFilmPoster,
} from './media.ts';

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
export const DemoVideo = () => {
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
