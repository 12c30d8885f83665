import path from 'node:path';
import { asWholeWords, isBalanced, oneOf, type Piece, readPattern, readPhrase } from './read-pattern.ts';
import { type Entry, isEntry, isText, listOf, type VocabularyFile, type Where } from './read-vocabulary.ts';

/** Longer patterns are composed from parts. */
const MAX_PATTERN = 160;
const MAX_LINE = 110;
/** Longer sources are written in several strings. */
const MAX_STRING = 90;
const PLAIN_FLAGS = 'iu';

const inPieces = new RegExp(`.{1,${MAX_STRING}}`, 'gsu');

/** `aliases.yaml` -> `aliases.generated.ts`. */
export const moduleOf = (file: string): string => file.replace(/\.yaml$/, '.generated.ts');

/** The part that a name means within a list: one of its own, else one of the file. */
const partNamed = ({ entries, owners }: VocabularyFile, list: string, part: string): string => {
  const own = `${owners.get(list) ?? list}_${part}`;
  return entries.has(own) ? own : part;
};

/** A constant comes after the parts that it is composed from. */
const partsFirst = (parsed: VocabularyFile): [string, Entry][] => {
  const { entries } = parsed;
  const ordered = new Map<string, Entry>();
  const add = (name: string, open: readonly string[]) => {
    const entry = entries.get(name);
    if (entry === undefined || ordered.has(name) || open.includes(name)) return;
    for (const [, part = ''] of JSON.stringify(entry).matchAll(/\{([a-z][A-Za-z0-9]*)\}/g))
      add(partNamed(parsed, name, part), [...open, name]);
    ordered.set(name, entry);
  };
  for (const name of entries.keys()) add(name, []);
  return [...ordered];
};

/** Writes the modules of one package; `files` are all its files, because patterns take parts from each other's. */
export const moduleWriter = (files: ReadonlyMap<string, VocabularyFile>) => {
  const pathOf = (parsed: VocabularyFile, used: string) =>
    path.posix.join(path.posix.dirname(parsed.file), used);
  const partOwner = (parsed: VocabularyFile, part: string): VocabularyFile | undefined =>
    [parsed, ...parsed.used.flatMap((used) => files.get(pathOf(parsed, used)) ?? [])].find(
      ({ entries }) => 'part' in (entries.get(part) ?? {}),
    );

  const readAll = (
    parsed: VocabularyFile,
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
      if (read === readPhrase && !isBalanced(pattern)) {
        parsed.report(here, `a bracket of "${pattern}" has no partner`);
      }
      return read(pattern).map((piece) =>
        'part' in piece ? { part: partNamed(parsed, String(where[0]), piece.part) } : piece,
      );
    });
    return list.length === 1 ? (list[0] ?? []) : oneOf(list);
  };

  const sourceOf = (
    parsed: VocabularyFile,
    where: Where,
    pieces: Piece[],
    open: readonly string[] = [],
  ): string =>
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

  const check = (parsed: VocabularyFile, where: Where, entry: Entry, pieces: Piece[], flags: string) => {
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
    const texts = merged.flatMap((piece) =>
      'source' in piece
        ? (piece.source.match(inPieces) ?? []).map((text) => JSON.stringify(text))
        : [piece.part],
    );
    const line = texts.join(' + ');
    return line.length <= MAX_LINE - 20 ? line : `\n  ${texts.join(' +\n  ')}`;
  };

  const regExp = (parsed: VocabularyFile, where: Where, entry: Entry, fallback?: unknown): string => {
    const flags = 'phrases' in entry ? PLAIN_FLAGS : String(entry.flags ?? fallback ?? PLAIN_FLAGS);
    const pieces =
      'phrases' in entry
        ? asWholeWords(oneOf([readAll(parsed, [...where, 'phrases'], entry.phrases, readPhrase)]))
        : readAll(parsed, [...where, 'pattern'], entry.pattern, readPattern);
    check(parsed, where, entry, pieces, flags);
    return `/* @__PURE__ */ new RegExp(${expression(pieces)}, ${JSON.stringify(flags)})`;
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

  const row = (parsed: VocabularyFile, where: Where, value: unknown, fallback: unknown): string => {
    if (!isEntry(value)) {
      parsed.report(where, 'a row is a block of fields');
      return '{}';
    }
    const { pattern, phrases, flags: _flags, matches: _matches, misses: _misses, ...fields } = value;
    const shown = Object.entries(fields).map(([key, each]) => {
      const isPattern = isEntry(each) && ('pattern' in each || 'phrases' in each);
      return `${key}: ${isPattern ? regExp(parsed, [...where, key], each, fallback) : literal(each)}`;
    });
    const found =
      pattern === undefined && phrases === undefined
        ? []
        : [`pattern: ${regExp(parsed, where, value, fallback)}`];
    const line = `  { ${[...shown, ...found].join(', ')} },`;
    return line.length <= MAX_LINE ? line : `  {\n    ${[...shown, ...found].join(',\n    ')},\n  },`;
  };

  const declaration = (parsed: VocabularyFile, name: string, entry: Entry): string => {
    if ('words' in entry) return `${name}: readonly string[] = ${literal(entry.words)}`;
    if ('aliases' in entry || 'links' in entry) {
      return `${name}: Readonly<Record<string, readonly string[]>> = ${literal(entry.aliases ?? entry.links)}`;
    }
    if ('values' in entry) {
      const values = Object.values(isEntry(entry.values) ? entry.values : {});
      const type = values.every((value) => typeof value === 'number') ? 'number' : 'string';
      return `${name}: Readonly<Record<string, ${type}>> = ${literal(entry.values)}`;
    }
    if ('part' in entry) {
      const pieces = readAll(parsed, [name, 'part'], entry.part, readPattern);
      check(parsed, [name], {}, pieces, String(entry.flags ?? PLAIN_FLAGS));
      return `${name} = ${expression(oneOf([pieces]))}`;
    }
    if ('rows' in entry) {
      const rows = listOf(entry.rows).map((each, at) => row(parsed, [name, 'rows', at], each, entry.flags));
      return `${name} = [\n${rows.join('\n')}\n] as const`;
    }
    return `${name} = ${regExp(parsed, [name], entry)}`;
  };

  return (parsed: VocabularyFile): string => {
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
    const body = partsFirst(parsed).map(([name, entry]) => {
      const shown = parsed.owners.has(name) ? '' : 'export ';
      return `${shown}const ${declaration(parsed, name, entry)};\n`.replace(' = \n', ' =\n');
    });
    const head = `// Written by tooling/compile-vocabulary.ts from ${path.posix.basename(parsed.file)}: change that file.\n`;
    return [`${head}${imports.join('')}`, ...body].join('\n');
  };
};
