import { Eye, EyeOff, Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { filmCaptions, filmPoster, filmSources, PROMO } from './media.ts';

/** A film this close below the window starts to load. */
const NEAR = '0px 0px 20% 0px';

const play = (film: HTMLVideoElement) => {
  film.autoplay = true;
  // Where autoplay is forbidden, poster and play button stay.
  film.play().catch(() => film.pause());
};

/**
 * Plays a muted film while it is on screen. It pauses off screen and when the visitor pauses it, and does not start
 * by itself with reduced motion.
 * @returns whether it plays, and a function that starts or pauses it
 */
const usePlaying = (film: RefObject<HTMLVideoElement | null>, isShown: boolean) => {
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const video = film.current;
    if (!isShown || !video) return;
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const onMotion = () => lessMotion.matches && video.pause();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) video.pause();
        else if (!lessMotion.matches && video.dataset.stopped === undefined) play(video);
      },
      { rootMargin: NEAR },
    );
    observer.observe(video);
    lessMotion.addEventListener('change', onMotion);
    return () => {
      observer.disconnect();
      lessMotion.removeEventListener('change', onMotion);
      setPlaying(false);
    };
  }, [film, isShown]);

  return {
    isPlaying,
    toggle: () => {
      const video = film.current;
      if (!video) return;
      if (video.paused) {
        delete video.dataset.stopped;
        play(video);
      } else {
        // A pause by the visitor lasts, also when the film is scrolled back into view.
        video.dataset.stopped = 'by-visitor';
        video.pause();
      }
    },
    events: { onPlay: () => setPlaying(true), onPause: () => setPlaying(false) },
  };
};

/** The promotional film: it plays muted, and one click dismisses it. */
export const PromoVideo = () => {
  const [isShown, setShown] = useState(true);
  const film = useRef<HTMLVideoElement>(null);
  const { isPlaying, toggle, events } = usePlaying(film, isShown);
  return (
    <section aria-labelledby="film" className="page mt-10 sm:mt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="film" className="text-2xl">
          Laurel in half a minute
        </h2>
        <div className="flex gap-2">
          {isShown ? (
            <Button variant="secondary" size="sm" onClick={toggle}>
              {isPlaying ? (
                <Pause aria-hidden="true" className="size-4" />
              ) : (
                <Play aria-hidden="true" className="size-4" />
              )}
              {isPlaying ? 'Pause' : 'Play'}
            </Button>
          ) : null}
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={isShown}
            aria-controls="promo-film"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? (
              <EyeOff aria-hidden="true" className="size-4" />
            ) : (
              <Eye aria-hidden="true" className="size-4" />
            )}
            {isShown ? 'Hide video' : 'Show video'}
          </Button>
        </div>
      </div>
      <div id="promo-film" className={isShown ? 'mt-5' : undefined}>
        {isShown ? (
          <div className="overflow-hidden rounded-xl border border-line bg-sunken p-2 shadow-lift sm:p-3">
            <video
              ref={film}
              className="block aspect-video w-full rounded-lg"
              width={PROMO.width}
              height={PROMO.height}
              poster={filmPoster(PROMO)}
              preload="none"
              muted
              loop
              playsInline
              aria-label="A student sets preferences, reads matches with their reasons, saves one and has an essay critiqued. The film has no sound."
              {...events}
            >
              {filmSources(PROMO).map((source) => (
                <source key={source.src} {...source} />
              ))}
              <track kind="captions" src={filmCaptions(PROMO)} srcLang="en" label="English" />
            </video>
          </div>
        ) : null}
      </div>
    </section>
  );
};
