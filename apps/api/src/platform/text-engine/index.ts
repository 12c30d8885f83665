export { createTextEngine, type TextEngine, TOPICS_AT_ONCE } from './create-text-engine.ts';
export type { TopicFit } from './text-worker.ts';
