/** A film of the product: recorded by `tooling/media/record.ts`, which reads length and size from here. */
export interface Film {
  name: string;
  seconds: number;
  width: number;
  height: number;
}

export const PROMO: Film = { name: 'promo', seconds: 30, width: 1280, height: 720 };
export const DEMO: Film = { name: 'demo', seconds: 135, width: 1280, height: 720 };

/** Minutes and seconds, e.g. 2:15. */
export const filmLength = ({ seconds }: Film): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The smaller format first; a browser takes the first one that it can play. */
export const filmSources = ({ name }: Film) => [
  { src: `/media/${name}.mp4`, type: 'video/mp4; codecs="avc1.640020"' },
  { src: `/media/${name}.webm`, type: 'video/webm; codecs="vp9"' },
];

/** Pixels; half the width of a film serves a phone. */
export const SMALL_POSTER = 640;
export const filmPoster = ({ name }: Film): string => `/media/${name}.webp`;
export const smallFilmPoster = ({ name }: Film): string => `/media/${name}-${SMALL_POSTER}.webp`;
export const filmCaptions = ({ name }: Film): string => `/media/${name}.vtt`;
