import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const MAX_LINE = 200;
const MAX_PATTERN = 160;

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));

/** Lengths of the regular expression literals in a syntax tree. */
const patternLengths = (node: unknown): number[] => {
  if (Array.isArray(node)) return node.flatMap(patternLengths);
  if (typeof node !== 'object' || node === null) return [];
  const own = 'type' in node && node.type === 'RegExpLiteral' && 'pattern' in node ? [node.pattern] : [];
  return [...own.map((pattern) => String(pattern).length), ...patternLengths(Object.values(node))];
};

const hasLongPattern = (file: string, code: string): boolean => {
  // A literal lies within one line, so only files with a long line have to be parsed.
  if (!code.split('\n').some((line) => line.length > MAX_PATTERN)) return false;
  const tree = parseSync(code, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'es2022' });
  return patternLengths(tree.body).some((length) => length > MAX_PATTERN);
};

const offends = (file: string): boolean => {
  const code = readFileSync(path.join(ROOT, file), 'utf8');
  return code.split('\n').some((line) => line.length > MAX_LINE) || hasLongPattern(file, code);
};

it('finds the sources', () => {
  expect(sources.length).toBeGreaterThan(500);
});

it('no source line has more than 200 characters, and no regular expression more than 160', () => {
  expect(sources.filter(offends)).toEqual([]);
});
