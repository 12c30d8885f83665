/** The name of a university, college or school: "University of …", "… College", "… Institute of Technology". */
const UPPER = String.raw`\p{Lu}[\p{L}\p{M}'’.&-]*`;
const INNER = `(?:${UPPER}|of|the|and|for|de|der|für|at|in)`;
const HEAD =
  '(?:University|Université|Universität|Universidad|Universidade|Università|Universiteit|College|Institute|School|Academy|Polytechnic|Conservatory|Hochschule|École|Seminary)';
const OF = '(?:of|for|de|der|di|für|at)';
const NAME = new RegExp(
  String.raw`(?:${UPPER}(?:\s${INNER}){0,4}\s)?${HEAD}(?:\s${OF}(?:\s(?:the|and|de|la|${UPPER})){1,6}|(?:\s${UPPER}){1,2})?`,
  'gu',
);
/** Words that make the find a kind of school, not one school. */
const GENERIC =
  /^(?:(?:The|An?|Any|Your|Our|Their|This|Each|Every|Accredited|American|Canadian|Community|High|Medical|Law|Business|Graduate|State|Public|Private|Junior|Secondary|Technical|Partner|Local|Senior|Middle|Elementary|Upper|Primary|Governor['’]?s|Home|Host|U\.?S\.?A?|UK|German|Australian|British|Must|Applicants?|Students?|Currently|Enrolled|Admission|Full-time|Accepted|Four-Year|2-year|4-year|European|Indian|Chinese|Japanese|Vocational|Participating|Recognized|Recognised)\s)*(?:University|College|Institute|School|Academy|Polytechnic|Seminary)$/u;
const LEADING_WORDS =
  /^(?:(?:The|An?|Any|At|In|To|For|From|Admission|Admitted|Enrolled|Students?|Applicants?|Must|Current|Be|Of)\s)+/u;

export interface InstitutionName {
  name: string;
  start: number;
  end: number;
}

/** Institutions that a text names, without generic mentions such as "an accredited University". */
export function findInstitutions(text: string): InstitutionName[] {
  return [...text.matchAll(NAME)].flatMap((match) => {
    const lead = LEADING_WORDS.exec(match[0])?.[0].length ?? 0;
    const raw = match[0]
      .slice(lead)
      .replace(/[.,'’&-]+$/u, '')
      .replace(/\s(?:of|the|and|for|de|at|in)$/u, '');
    if (/(?:Scholarships?|Fellowships?|Awards?|Grants?|Foundation|Program(?:me)?)$/.test(raw)) return [];
    if (raw.length < 8 || GENERIC.test(raw) || !/\s/.test(raw)) return [];
    const start = match.index + lead;
    return [{ name: raw, start, end: start + raw.length }];
  });
}
