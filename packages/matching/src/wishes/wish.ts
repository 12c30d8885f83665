import type { Unit } from '../alternatives.ts';
import type { MatchContext } from '../assessment.ts';
import type { WISH_WEIGHT } from '../weights.ts';

export type WishName = keyof typeof WISH_WEIGHT;

/** How a scholarship stands to one thing the student asked for. */
export interface WishFinding {
  wish: WishName;
  /** 0 to 1: how far it is as asked. */
  value: number;
  /** `open`: not known, or less than asked. `mismatch`: another than asked. */
  standing: 'as_asked' | 'open' | 'mismatch';
}

/** Undefined when the student did not ask for anything of the kind. */
export type Wish = (context: MatchContext, units: readonly Unit[]) => WishFinding | undefined;
