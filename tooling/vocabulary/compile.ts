import path from 'node:path';
import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { asWholeWords, oneOf, type Piece, readPattern, readPhrase } from './read-pattern.ts';

export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** What a package says about the words of its vocabulary, exported from `vocabulary-rules.ts` at its root. */
export interface Rules {
  /** Whether a key belongs to a named set: `{ country: isCountryCode }` for lists that say `keys: country`. */
  keys: Record<string, (key: string) => boolean>;
  /** Phrases with the same folded form are the same phrase. */
  fold: (phrase: string) => string;
}

export interface Source {
  /** From the root of the repository: `packages/taxonomies/src/fields/aliases.yaml`. */
  file: string;
  text: string;
}

/** Longer patterns are composed from parts. */
const MAX_PATTERN = 160;
const MAX_LINE = 110;
const PLAIN_FLAGS = 'iu';

type Where = (string | number)[];
type Entry = Record<string, unknown>;

interface Parsed {
  file: string;
  used: string[];
  entries: Map<string, Entry>;
  report: (where: Where, message: string) => void;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The kinds of list with the fields that each may have beside `source` or `reason`. */
const KINDS: Record<string, readonly string[]> = {
  words: [],
  aliases: ['keys'],
  values: ['keys'],
  part: [],
  pattern: ['flags', 'matches', 'misses'],
  phrases: ['matches', 'misses'],
  rows: ['flags', 'keys'],
};
const kindOf = (entry: Entry): string | undefined => Object.keys(KINDS).find((kind) => kind in entry);

const parse = ({ file, text }: Source, problems: Problem[]): Parsed => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number) => lines.linePos(offset).line;
  for (const error of [...document.errors, ...document.warnings]) {
    problems.push({ file, line: at(error.pos[0]), message: error.message.split('\n')[0] ?? '' });
  }
  visit(document, {
    Alias: (_key, node) => {
      problems.push({ file, line: at(node.range?.[0] ?? 0), message: 'YAML anchors are not used here' });
    },
  });
  const lineOf = (where: Where): number => {
    const owner = where.length > 1 ? document.getIn(where.slice(0, -1), true) : document.contents;
    const key = where.at(-1);
    const pair = isMap(owner)
      ? owner.items.find((each) => isPair(each) && isScalar(each.key) && String(each.key.value) === key)
      : undefined;
    const node = pair?.key ?? document.getIn(where, true) ?? owner;
    const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
    return Array.isArray(range) ? at(Number(range[0])) : 1;
  };
  const report = (where: Where, message: string) =>
    problems.push({ file, line: lineOf(where), message: `${where.slice(0, 1).join('')}: ${message}` });
  const content: unknown = document.errors.length === 0 ? document.toJS({ maxAliasCount: 0 }) : {};
  const { use = [], ...entries } = isEntry(content) ? content : {};
  const parsed: Parsed = { file, used: listOf(use).map(String), entries: new Map(), report };
  for (const [name, entry] of Object.entries(entries)) {
    if (isEntry(entry)) parsed.entries.set(name, entry);
    else report([name], 'a list is a block with `source` or `reason` and its content');
  }
  return parsed;
};

const checkShape = ({ entries, report }: Parsed) => {
  for (const [name, entry] of entries) {
    const kind = kindOf(entry);
    if (kind === undefined) {
      report([name], `one of ${Object.keys(KINDS).join(', ')} is missing`);
      continue;
    }
    const known = [kind, 'source', 'reason', 'asOf', ...(KINDS[kind] ?? [])];
    for (const field of Object.keys(entry)) {
      if (!known.includes(field)) report([name, field], `a list of ${kind} has no "${field}"`);
    }
    if (!isText(entry.source) && !isText(entry.reason)) report([name], 'needs a `source` or a `reason`');
    const wanted = kind === 'part' ? /^[a-z][A-Za-z0-9]*$/ : /^[A-Z][A-Z0-9_]*$/;
    if (!wanted.test(name))
      report([name], kind === 'part' ? 'parts are named likeThis' : 'lists are named LIKE_THIS');
  }
};

/** Phrases that are written twice, and codes that no set knows. */
const checkWords = ({ entries, report }: Parsed, rules: Rules) => {
  const unique = (where: Where, list: unknown, fold: (text: string) => string) => {
    const seen = new Set<string>();
    if (!Array.isArray(list)) return report(where, 'a list is expected here');
    for (const [at, phrase] of list.entries()) {
      const here = [...where, at];
      if (!isText(phrase)) {
        report(here, `not a text (write it in quotes): ${String(phrase)}`);
        continue;
      }
      if (phrase !== phrase.trim()) report(here, `space around "${phrase}"`);
      const key = fold(phrase);
      if (seen.has(key)) report(here, `"${phrase}" is there twice`);
      seen.add(key);
    }
  };
  const same = (text: string) => text;
  for (const [name, entry] of entries) {
    if ('words' in entry) unique([name, 'words'], entry.words, same);
    if ('phrases' in entry) unique([name, 'phrases'], entry.phrases, same);
    if (Array.isArray(entry.part)) unique([name, 'part'], entry.part, same);
    if (Array.isArray(entry.pattern)) unique([name, 'pattern'], entry.pattern, same);
    const table = entry.aliases ?? entry.values;
    if (table !== undefined && !isEntry(table)) report([name], 'keys with their content are expected here');
    if (isEntry(entry.aliases)) {
      for (const [key, list] of Object.entries(entry.aliases)) {
        unique([name, 'aliases', key], list, rules.fold);
      }
    }
    if (isEntry(entry.values)) {
      for (const [key, value] of Object.entries(entry.values)) {
        if (!['string', 'number'].includes(typeof value)) {
          report([name, 'values', key], 'a text or a number is expected here');
        }
      }
    }
    if (entry.keys === undefined) continue;
    const isKnown = rules.keys[String(entry.keys)];
    if (isKnown === undefined) {
      report([name, 'keys'], `the package's rules have no set "${String(entry.keys)}"`);
      continue;
    }
    for (const key of isEntry(table) ? Object.keys(table) : []) {
      for (const code of key.split(' ').filter((each) => !isKnown(each))) {
        report([name, 'aliases' in entry ? 'aliases' : 'values', key], `unknown code ${code}`);
      }
    }
  }
};

/** One phrase must not mean two things, in whichever files of the package it is written. */
const checkAmbiguity = (files: readonly Parsed[], rules: Rules) => {
  const owners = new Map<string, string>();
  for (const { entries, report } of files) {
    for (const [name, entry] of entries) {
      if (!isEntry(entry.aliases)) continue;
      for (const [key, list] of Object.entries(entry.aliases)) {
        listOf(list).forEach((phrase, at) => {
          const id = `${String(entry.keys ?? name)}|${rules.fold(String(phrase))}`;
          const owner = owners.get(id) ?? key;
          if (owner !== key) {
            report([name, 'aliases', key, at], `"${String(phrase)}" means ${owner} and ${key}`);
          }
          owners.set(id, owner);
        });
      }
    }
  }
};

/** A constant comes after the parts that it is composed from. */
const partsFirst = (entries: ReadonlyMap<string, Entry>): [string, Entry][] => {
  const ordered = new Map<string, Entry>();
  const add = (name: string, open: readonly string[]) => {
    const entry = entries.get(name);
    if (entry === undefined || ordered.has(name) || open.includes(name)) return;
    for (const [, part = ''] of JSON.stringify(entry).matchAll(/\{([a-z][A-Za-z0-9]*)\}/g))
      add(part, [...open, name]);
    ordered.set(name, entry);
  };
  for (const name of entries.keys()) add(name, []);
  return [...ordered];
};

/** Emits one package's modules; holds what patterns need to see of each other. */
const compiler = (files: ReadonlyMap<string, Parsed>) => {
  const pathOf = (parsed: Parsed, used: string) => path.posix.join(path.posix.dirname(parsed.file), used);
  const partOwner = (parsed: Parsed, part: string): Parsed | undefined =>
    [parsed, ...parsed.used.flatMap((used) => files.get(pathOf(parsed, used)) ?? [])].find(
      ({ entries }) => 'part' in (entries.get(part) ?? {}),
    );

  const readAll = (
    parsed: Parsed,
    where: Where,
    value: unknown,
    read: (text: string) => Piece[],
  ): Piece[] => {
    const list = listOf(value).map((text, at) => {
      const here = Array.isArray(value) ? [...where, at] : where;
      if (!isText(text)) parsed.report(here, 'a text is expected here');
      const pattern = String(text);
      if (pattern.length > MAX_PATTERN) {
        parsed.report(here, `${pattern.length} characters; compose it from parts (at most ${MAX_PATTERN})`);
      }
      return read(pattern);
    });
    return list.length === 1 ? (list[0] ?? []) : oneOf(list);
  };

  const sourceOf = (parsed: Parsed, where: Where, pieces: Piece[], open: readonly string[] = []): string =>
    pieces
      .map((piece) => {
        if ('source' in piece) return piece.source;
        const owner = partOwner(parsed, piece.part);
        const inner = owner?.entries.get(piece.part)?.part;
        if (owner === undefined || open.includes(piece.part)) {
          const why = owner === undefined ? 'is not defined here or in a used file' : 'contains itself';
          parsed.report(where, `the part {${piece.part}} ${why}`);
          return '';
        }
        const parts = oneOf([readAll(owner, [piece.part, 'part'], inner, readPattern)]);
        return sourceOf(owner, [piece.part], parts, [...open, piece.part]);
      })
      .join('');

  const check = (parsed: Parsed, where: Where, entry: Entry, pieces: Piece[], flags: string) => {
    const source = sourceOf(parsed, where, pieces);
    try {
      const pattern = new RegExp(source, flags.replace(/[gy]/g, ''));
      for (const text of listOf(entry.matches ?? [])) {
        if (!pattern.test(String(text))) parsed.report(where, `should match "${String(text)}"`);
      }
      for (const text of listOf(entry.misses ?? [])) {
        if (pattern.test(String(text))) parsed.report(where, `should not match "${String(text)}"`);
      }
    } catch (error) {
      parsed.report(where, error instanceof Error ? error.message : String(error));
    }
  };

  const expression = (pieces: Piece[]): string => {
    const merged: Piece[] = [];
    for (const piece of pieces) {
      const last = merged.at(-1);
      if ('source' in piece && last && 'source' in last && (piece.source !== '|' || last.source === '')) {
        merged[merged.length - 1] = { source: last.source + piece.source };
      } else merged.push(piece);
    }
    const texts = merged.map((piece) => ('source' in piece ? JSON.stringify(piece.source) : piece.part));
    const line = texts.join(' + ');
    return line.length <= MAX_LINE - 20 ? line : `\n  ${texts.join(' +\n  ')}`;
  };

  const regExp = (parsed: Parsed, where: Where, entry: Entry, fallback?: unknown): string => {
    const flags = 'phrases' in entry ? PLAIN_FLAGS : String(entry.flags ?? fallback ?? PLAIN_FLAGS);
    const pieces =
      'phrases' in entry
        ? asWholeWords(oneOf([readAll(parsed, [...where, 'phrases'], entry.phrases, readPhrase)]))
        : readAll(parsed, [...where, 'pattern'], entry.pattern, readPattern);
    check(parsed, where, entry, pieces, flags);
    return `new RegExp(${expression(pieces)}, ${JSON.stringify(flags)})`;
  };

  const literal = (value: unknown): string => {
    const line = JSON.stringify(value);
    if (line.length <= MAX_LINE || typeof value !== 'object' || value === null) return line;
    if (Array.isArray(value)) return `[\n${wrapped(value.map((each) => literal(each)))}\n]`;
    return `{\n${Object.entries(value)
      .map(([key, each]) => `  ${JSON.stringify(key)}: ${literal(each)},`)
      .join('\n')}\n}`;
  };
  const wrapped = (items: readonly string[]): string =>
    items
      .reduce<string[]>((lines, item) => {
        const last = lines.at(-1) ?? '';
        if (lines.length > 0 && last.length + item.length + 2 <= MAX_LINE)
          lines[lines.length - 1] = `${last} ${item},`;
        else lines.push(`  ${item},`);
        return lines;
      }, [])
      .join('\n');

  const row = (parsed: Parsed, where: Where, value: unknown, fallback: unknown): string => {
    if (!isEntry(value)) {
      parsed.report(where, 'a row is a block of fields');
      return '{}';
    }
    const { pattern, phrases, flags: _flags, matches: _matches, misses: _misses, ...fields } = value;
    const shown = Object.entries(fields).map(([key, each]) => `${key}: ${literal(each)}`);
    const found =
      pattern === undefined && phrases === undefined
        ? []
        : [`pattern: ${regExp(parsed, where, value, fallback)}`];
    const line = `  { ${[...shown, ...found].join(', ')} },`;
    return line.length <= MAX_LINE ? line : `  {\n    ${[...shown, ...found].join(',\n    ')},\n  },`;
  };

  const declaration = (parsed: Parsed, name: string, entry: Entry): string => {
    if ('words' in entry) return `${name}: readonly string[] = ${literal(entry.words)}`;
    if ('aliases' in entry) {
      return `${name}: Readonly<Record<string, readonly string[]>> = ${literal(entry.aliases)}`;
    }
    if ('values' in entry) {
      const values = Object.values(isEntry(entry.values) ? entry.values : {});
      const type = values.every((value) => typeof value === 'number') ? 'number' : 'string';
      return `${name}: Readonly<Record<string, ${type}>> = ${literal(entry.values)}`;
    }
    if ('part' in entry) {
      const pieces = readAll(parsed, [name, 'part'], entry.part, readPattern);
      check(parsed, [name], {}, pieces, PLAIN_FLAGS);
      return `${name} = ${expression(oneOf([pieces]))}`;
    }
    if ('rows' in entry) {
      const rows = listOf(entry.rows).map((each, at) => row(parsed, [name, 'rows', at], each, entry.flags));
      return `${name} = [\n${rows.join('\n')}\n] as const`;
    }
    return `${name} = ${regExp(parsed, [name], entry)}`;
  };

  return (parsed: Parsed): string => {
    const imports = parsed.used.map((used) => {
      const other = files.get(pathOf(parsed, used));
      if (other === undefined) parsed.report(['use'], `there is no ${used}`);
      const needed = JSON.stringify([...parsed.entries.values()]);
      const parts = [...(other?.entries ?? [])]
        .filter(
          ([name, entry]) => 'part' in entry && needed.includes(`{${name}}`) && !parsed.entries.has(name),
        )
        .map(([name]) => name);
      const from = used.startsWith('.') ? used : `./${used}`;
      return `import { ${parts.join(', ')} } from '${moduleOf(from)}';\n`;
    });
    const body = partsFirst(parsed.entries).map(
      ([name, entry]) => `export const ${declaration(parsed, name, entry)};\n`,
    );
    const head = `// Written by tooling/compile-vocabulary.ts from ${path.posix.basename(parsed.file)}: change that file.\n`;
    return [`${head}${imports.join('')}`, ...body].join('\n');
  };
};

/** `aliases.yaml` -> `aliases.generated.ts`. */
export const moduleOf = (file: string): string => file.replace(/\.yaml$/, '.generated.ts');

/** Compiles all YAML files of one package: the modules by their file names, and everything that is wrong. */
export const compileVocabulary = (
  sources: readonly Source[],
): { modules: Map<string, string>; problems: Problem[]; checkMeaning: (rules: Rules) => void } => {
  const problems: Problem[] = [];
  const files = new Map(sources.map((source) => [source.file, parse(source, problems)]));
  const modules = new Map<string, string>();
  for (const parsed of files.values()) checkShape(parsed);
  if (problems.length === 0) {
    const compile = compiler(files);
    for (const parsed of files.values()) modules.set(moduleOf(parsed.file), compile(parsed));
  }
  const checkMeaning = (rules: Rules) => {
    for (const parsed of files.values()) checkWords(parsed, rules);
    checkAmbiguity([...files.values()], rules);
  };
  return { modules, problems, checkMeaning };
};
