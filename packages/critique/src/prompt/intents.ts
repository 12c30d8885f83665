import type { Intent } from './intent.ts';
import { PLAN_INTENTS } from './plan-intents.ts';
import { STORY_INTENTS } from './story-intents.ts';

/** Every kind, in the order in which a part's question is taken from them. */
export const INTENTS: readonly Intent[] = [...STORY_INTENTS, ...PLAN_INTENTS];
