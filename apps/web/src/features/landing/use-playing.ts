import { type RefObject, useEffect, useState } from 'react';

/** Below the window by less than this, a film gets ready. */
const NEAR = '0px 0px 20% 0px';

const play = (film: HTMLVideoElement) => {
  film.autoplay = true;
  // A browser that allows no film to start by itself leaves the poster and the button.
  film.play().catch(() => film.pause());
};

/**
 * Plays a muted film while it is on screen. It stops when it leaves the screen, when the visitor pauses it, and does not
 * start by itself for who asked for less motion.
 * @returns whether it plays, and the way to start or stop it
 */
export const usePlaying = (film: RefObject<HTMLVideoElement | null>, isShown: boolean) => {
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
        // The visitor's own pause lasts, whatever scrolls by.
        video.dataset.stopped = 'by-visitor';
        video.pause();
      }
    },
    events: { onPlay: () => setPlaying(true), onPause: () => setPlaying(false) },
  };
};
