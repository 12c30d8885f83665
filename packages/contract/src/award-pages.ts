import type { StudyLevel } from '@laurel/domain';
import type { z } from 'zod';
import type { Pagination } from './primitives.ts';
import type { PublicAward, PublicAwardCard, publicAwardsEndpoints } from './public-awards.ts';

/** The public pages of awards are drawn by the web app's code in the server's process; these are the values that pass between the two. */

/** A list with an address of its own, such as "Master’s awards in Germany". */
export interface LandingLink {
  address: string;
  title: string;
  /** How many awards it lists. */
  count: number;
}

/** What a list of `/awards` was asked for; '' means no filter. */
export interface AwardListView {
  q: string;
  /** English name. */
  country: string;
  level: '' | StudyLevel;
  /** English name. */
  field: string;
  funding: string;
  /** A calendar date, or ''. */
  deadlineBefore: string;
  sort: string;
  closed: boolean;
  flagged: boolean;
}

type ListAnswer = z.infer<(typeof publicAwardsEndpoints.list.responses)[200]>;

/** How many of a landing list can be applied for, and how many have a known day. */
export interface LandingFigures {
  total: number;
  /** Their round is known to be open. */
  open: number;
  /** Their round is open by the rounds of other years. */
  probablyOpen: number;
  /** Their closing day is announced. */
  dated: number;
}

export type AwardPageInput =
  | { kind: 'award'; address: string; award: PublicAward; near: LandingLink[] }
  | {
      kind: 'list';
      address: string;
      view: AwardListView;
      answer: Pick<ListAnswer, 'data' | 'pagination'>;
      /** A filter that nobody understands, in words for a person. */
      problem?: string;
      near: LandingLink[];
    }
  | {
      kind: 'landing';
      address: string;
      title: string;
      figures: LandingFigures;
      awards: PublicAwardCard[];
      pagination: Pagination;
      /** The same search on `/awards`, which also finds awards that name no field, level or country. */
      wider: string;
      near: LandingLink[];
    }
  | { kind: 'missing'; address: string };

/** A page as HTML: what stands in its head, and its content. Addresses begin with `{{origin}}` where they must be absolute. */
export interface DrawnAwardPage {
  head: string;
  content: string;
  /** What the picture of a link preview says; only of an award. */
  picture?: SharePicture;
}

/** The words of the picture of a link preview. */
export interface SharePicture {
  title: string;
  organization: string;
  /** "Full Funding", "€934/month" */
  money: string;
  /** "Open now: Closes 1 March 2027" */
  timing: string;
}

export type DrawAwardPage = (input: AwardPageInput) => Promise<DrawnAwardPage>;
