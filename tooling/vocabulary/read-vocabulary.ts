import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';

export interface Problem {
  file: string;
  line: number;
  message: string;
}

export interface Source {
  /** From the root of the repository: `packages/taxonomies/src/fields/aliases.yaml`. */
  file: string;
  text: string;
}

export type Where = (string | number)[];
export type Entry = Record<string, unknown>;

export interface VocabularyFile {
  file: string;
  used: string[];
  entries: Map<string, Entry>;
  /** For a part under the `with` of a list: that list. */
  owners: Map<string, string>;
  report: (where: Where, message: string) => void;
}

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The kinds of list with the fields that each may have beside `source` or `reason`. */
const KINDS: Record<string, readonly string[]> = {
  words: ['keys'],
  aliases: ['keys'],
  values: ['keys'],
  links: ['keys', 'to'],
  part: ['with'],
  pattern: ['flags', 'with', 'matches', 'misses'],
  phrases: ['with', 'matches', 'misses'],
  rows: ['flags', 'with'],
};
const kindOf = (entry: Entry): string | undefined => Object.keys(KINDS).find((kind) => kind in entry);

const PART_NAME = /^[a-z][A-Za-z0-9]*$/;

const checkForm = ({ entries, report }: VocabularyFile) => {
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
    const wanted = kind === 'part' ? PART_NAME : /^[A-Z][A-Z0-9_]*$/;
    if (!wanted.test(name))
      report([name], kind === 'part' ? 'parts are named likeThis' : 'lists are named LIKE_THIS');
  }
};

/** Adds the parts under `with` of a list to the parts of the file, under a name that no other list can use. */
const addOwnParts = ({ entries, owners, report }: VocabularyFile) => {
  for (const [name, entry] of [...entries]) {
    if (entry.with === undefined) continue;
    const parts = isEntry(entry.with) ? entry.with : {};
    if (Object.keys(parts).length === 0) report([name, 'with'], 'parts by their names are expected here');
    const { with: _parts, ...rest } = entry;
    for (const [part, content] of Object.entries(parts)) {
      const { [part]: _self, ...others } = parts;
      if (!PART_NAME.test(part)) report([name, 'with', part], 'parts are named likeThis');
      if (!JSON.stringify([rest, others]).includes(`{${part}}`))
        report([name, 'with', part], `nothing takes the part {${part}}`);
      const own = `${name}_${part}`;
      entries.set(own, { part: content, reason: entry.reason ?? entry.source, flags: entry.flags });
      owners.set(own, name);
    }
  }
};

/** Reads one file; what is wrong with its form goes to `problems`. */
export const readVocabulary = ({ file, text }: Source, problems: Problem[]): VocabularyFile => {
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
  const owners = new Map<string, string>();
  const report = (where: Where, message: string) => {
    const [name = '', , ...rest] = where;
    const owner = owners.get(String(name));
    const place =
      owner === undefined ? where : [owner, 'with', String(name).slice(owner.length + 1), ...rest];
    problems.push({
      file,
      line: lineOf(place),
      message: `${owner ?? name}: ${message}`,
    });
  };
  const content: unknown = document.errors.length === 0 ? document.toJS({ maxAliasCount: 0 }) : {};
  if (!isEntry(content)) problems.push({ file, line: 1, message: 'a file is a set of named lists' });
  const { use = [], ...entries } = isEntry(content) ? content : {};
  const parsed: VocabularyFile = { file, used: listOf(use).map(String), entries: new Map(), owners, report };
  for (const [name, entry] of Object.entries(entries)) {
    if (isEntry(entry)) parsed.entries.set(name, entry);
    else report([name], 'a list is a block with `source` or `reason` and its content');
  }
  checkForm(parsed);
  addOwnParts(parsed);
  return parsed;
};
