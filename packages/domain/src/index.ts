export * from './criterion.ts';
export * from './lists.ts';
export * from './match.ts';
export * from './scholarship.ts';
export * from './student.ts';
export * from './word-limit.ts';
