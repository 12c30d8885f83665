import { singular } from '@laurel/text';

/** Words that say nothing about a subject, in texts of students and of scholarships alike. */
const COMMON = new Set(
  `about across after also although among apply area areas based become because being between both career could country
   degree develop development different during each field fields from future goal goals good graduate have help home impact
   improve interest interested international into know knowledge lead like make many master masters more most much need
   other over people phd postgraduate program programme provide really research role scholarship science scientist should
   skill some student studies study such their them there these they this through together towards undergraduate university
   using various very want well were what when where which while will with within work working world would year your`.split(
    /\s+/,
  ),
);

const SHORTEST = 4;

/** The telling words of a text: lower case, four letters or more, plurals folded, common words left out. */
export const textTokens = (text: string): Set<string> => {
  const tokens = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const token = singular(word);
    if (token.length >= SHORTEST && !COMMON.has(token) && !COMMON.has(word)) tokens.add(token);
  }
  return tokens;
};

/** Those of the tokens that stand in a text, in their order: what `textTokens` would tell, with less work. */
export const sharedTokens = (tokens: ReadonlySet<string>, text: string): string[] => {
  if (tokens.size === 0) return [];
  const lower = text.toLowerCase();
  const possible = [...tokens].filter((token) => lower.includes(stem(token)));
  if (possible.length === 0) return [];
  const words = textTokens(lower);
  return possible.filter((token) => words.has(token));
};

/** What every form of a token begins with: "countr" of "country" and "countries". */
const stem = (token: string): string => {
  return token.endsWith('y') ? token.slice(0, -1) : token;
};
