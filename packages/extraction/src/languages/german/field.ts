import type { Draft } from '../../criteria/rule.ts';
import type { Clause } from '../../text/clause.ts';

/** German names of fields, as ISCED-F 2013 codes. */
const FIELDS: readonly (readonly [string, readonly string[]])[] = [
  ['Agrarwissenschaft(?:en)?|Landwirtschaft', ['081']],
  ['Architektur', ['0731']],
  ['Bauingenieurwesens?', ['0732']],
  ['Betriebswirtschaft(?:slehre)?|BWL', ['041']],
  ['Biologie', ['0511']],
  ['Chemie', ['0531']],
  ['Datenwissenschaft(?:en)?', ['0619']],
  ['Elektrotechnik', ['0713', '0714']],
  ['Erziehungswissenschaft(?:en)?|Pädagogik', ['011']],
  ['Forstwissenschaft(?:en)?', ['0821']],
  ['Geisteswissenschaft(?:en)?', ['02']],
  ['Geowissenschaft(?:en)?', ['0532']],
  ['Germanistik|Deutsch als Fremdsprache', ['0231', '0232']],
  ['Geschichte|Geschichtswissenschaft(?:en)?', ['0222']],
  ['Informatik', ['061']],
  ['Ingenieurwissenschaft(?:en)?|Ingenieurwesens?', ['07']],
  ['Jura|Rechtswissenschaft(?:en)?', ['0421']],
  ['Lebenswissenschaft(?:en)?', ['051']],
  ['Maschinenbaus?', ['0715']],
  ['Mathematik', ['054']],
  ['Medizin|Humanmedizin', ['0912']],
  ['MINT(?:-Fächern?)?', ['05', '06', '07']],
  ['Musik', ['0215']],
  ['Naturwissenschaft(?:en)?', ['05']],
  ['Pharmazie', ['0916']],
  ['Philosophie', ['0223']],
  ['Physik', ['0533']],
  ['Politikwissenschaft(?:en)?', ['0312']],
  ['Psychologie', ['0313']],
  ['Sozialwissenschaft(?:en)?', ['031']],
  ['Theologie', ['0221']],
  ['Tiermedizin|Veterinärmedizin', ['0841']],
  ['Umweltwissenschaft(?:en)?', ['052']],
  ['Wirtschaftswissenschaft(?:en)?', ['0311', '041']],
];
const NAMES = new RegExp(
  String.raw`(?<![\p{L}-])(?:${FIELDS.map(([name]) => `(${name})`).join('|')})(?![\p{L}-])`,
  'gu',
);
/** Ends at the first field: "Studierende der …", "Promovierende (MSc) in den Fachrichtungen …". */
const STUDENTS_OF =
  /(?:Studierenden?|Student(?:en|innen)|Bewerber(?:innen)?|Promovierenden?|Doktorand(?:en|innen)|Absolvent(?:en|innen)|Graduierten?|[Ww]issenschaftler(?:innen)?)(?:\s*\([^)]{1,40}\))?\s+(?:aller Fachsemester\s+)?(?:der|des|in|im|aus)\s+(?:den\s+|der\s+|dem\s+)?(?:(?:Fachrichtung|Fach|Fachbereich|Fachgebiet|Studiengang|Studiengänge|Fächer|Bereich)(?:en|e|s|n)?\s+)?(?:der\s+|die\s+)?$|\b(?:im|in den|in der)\s+(?:Fachbereich(?:en)?|Fachrichtung(?:en)?|Fach|Studiengang)\s+$/u;
const JOIN = /^\s*(?:[,/]|und|oder|sowie)?\s*(?:der|die|den|des|im|in)?\s*(?:Bereich(?:en)?\s+)?$/u;
/** The list goes on in words that leave it open. */
const OPEN =
  /^[\s,]*(?:(?:und|oder|sowie)\s+)?(?:verwandte|ähnliche|angrenzende|andere|benachbarte|etc\b|u\.\s?a\.)/iu;

/** The fields that a German sentence names its students by. */
export function findGermanFields({ text, excludes }: Clause): Draft[] {
  if (excludes) return [];
  const hits = [...text.matchAll(NAMES)];
  const first = hits.find((hit) => STUDENTS_OF.test(text.slice(0, hit.index)));
  if (first === undefined) return [];
  const run = [first];
  for (const hit of hits.slice(hits.indexOf(first) + 1)) {
    const last = run.at(-1) ?? first;
    if (!JOIN.test(text.slice(last.index + last[0].length, hit.index))) break;
    run.push(hit);
  }
  const last = run.at(-1) ?? first;
  const span = { start: first.index, end: last.index + last[0].length };
  const anyOf = [...new Set(run.flatMap(codesOf))];
  if (!OPEN.test(text.slice(span.end))) return [{ kind: 'field', anyOf, ...span }];
  const alternative = `fields-${span.start}`;
  return [
    { kind: 'field', anyOf, alternative, ...span },
    { kind: 'field', text: text.slice(span.start, span.end + 40), alternative, ...span },
  ];
}

function codesOf(match: RegExpExecArray): readonly string[] {
  return FIELDS[match.slice(1).findIndex((group) => group !== undefined)]?.[1] ?? [];
}
