export * from './calendar-day.ts';
export * from './criterion.ts';
export * from './lists.ts';
export * from './match.ts';
export * from './next-deadline.ts';
export * from './scholarship.ts';
export * from './student.ts';
export * from './word-limit.ts';
