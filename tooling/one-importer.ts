// Source files by package, and those that only one other file imports: candidates to live inside it. Then circles, imports of types included: of files,
// and of rooms (packages, modules of the API, parts of its platform, features of the web app).
// node tooling/one-importer.ts [part of a path]
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv[2];

/** Neither tests, nor what only they use, nor what a command writes. */
const IS_SOURCE = /^(?!.*(\.test\.|\/testing\/|\/dist\/|node_modules|\.generated\.|\.d\.ts$))/;
const files = globSync('{apps,packages}/*/{src,build}/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
  IS_SOURCE.test(file),
);
const known = new Set(files);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Relative imports only: a package is entered by its front door, which has as many importers as it has users. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].flatMap(([, found = '']) => {
    const target = path.join(path.dirname(file), found.replace(/\?.*$/, ''));
    return known.has(target) ? [target] : [];
  });

const importers = new Map<string, Set<string>>();
for (const file of files)
  for (const target of importsOf(file)) importers.set(target, (importers.get(target) ?? new Set()).add(file));

/** Neither shown to others by a front door, nor tested by itself: what may mean nothing alone. */
const tested = new Set(
  globSync('{apps,packages}/*/{src,build}/**/*.test.{ts,tsx}', { cwd: root }).flatMap((test) => [
    test.replace(/\.test(?=\.tsx?$)/, ''),
    ...importsOf(test),
  ]),
);
const isInner = ([file, by]: [string, Set<string>]): boolean =>
  !tested.has(file) && [...by].every((importer) => path.basename(importer) !== 'index.ts');

const linesOf = (file: string) => read(file).split('\n').length - 1;
const alone = [...importers].filter(([, by]) => by.size === 1);
const packageOf = (file: string) => file.split('/').slice(0, 2).join('/');

for (const [name, members] of Object.entries(Object.groupBy(files, packageOf)).sort()) {
  const one = alone.filter(([file]) => packageOf(file) === name).length;
  console.log(
    `${String(members?.length).padStart(5)} files, ${String(one).padStart(3)} with one importer  ${name}`,
  );
}
console.log(
  `${String(files.length).padStart(5)} files, ${String(alone.length).padStart(3)} with one importer, of which ${alone.filter(isInner).length} are \
neither behind a front door nor tested by themselves`,
);
if (wanted !== undefined)
  for (const [file, by] of alone.sort())
    if (file.includes(wanted))
      console.log(`${String(linesOf(file)).padStart(5)} lines  ${file} <- ${[...by]}`);

type Arrows = Map<string, Set<string>>;

/** Groups of nodes that reach each other (Tarjan's strongly connected components of two and more). */
const circlesOf = (arrows: Arrows): string[][] => {
  const [order, low] = [new Map<string, number>(), new Map<string, number>()];
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): void => {
    const index = order.size;
    order.set(node, index);
    low.set(node, index);
    open.push(node);
    for (const next of arrows.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      else if (!open.includes(next)) continue;
      low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== index) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) circles.push(circle);
  };
  for (const node of arrows.keys()) if (!order.has(node)) visit(node);
  return circles;
};

const ROOM =
  /^packages\/[^/]+|^apps\/api\/src\/(?:modules|platform)\/[^/]+|^apps\/web\/src\/(?:features\/[^/]+|app|ui)/;
const roomOf = (file: string) => ROOM.exec(file)?.[0] ?? path.dirname(file);

const [ofFiles, ofRooms]: [Arrows, Arrows] = [new Map(), new Map()];
for (const file of files) {
  const room = roomOf(file);
  const rooms = ofRooms.get(room) ?? new Set();
  ofFiles.set(file, new Set(importsOf(file)));
  for (const target of importsOf(file)) if (roomOf(target) !== room) rooms.add(roomOf(target));
  for (const [, name] of read(file).matchAll(/from '@laurel\/([a-z]+)/g))
    if (`packages/${name}` !== room) rooms.add(`packages/${name}`);
  ofRooms.set(room, rooms);
}
for (const [name, arrows] of [
  ['files', ofFiles],
  ['rooms', ofRooms],
] as const) {
  const circles = circlesOf(arrows);
  console.log(`${String(circles.length).padStart(5)} circles of ${name}`);
  for (const circle of circles) console.log(`      ${circle.sort().join(', ')}`);
}
