/** Zone words of deadlines. Words used for several zones (CST, IST) are left out: they decide nothing. */
const ZONES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Eastern(?: Standard| Daylight)?(?: Time)|EST|EDT|E\.S\.T\.)\b|\bET\b/, 'America/New_York'],
  [/\b(?:Pacific(?: Standard| Daylight)? Time|PST|PDT)\b|\bPT\b/, 'America/Los_Angeles'],
  [/\b(?:Mountain(?: Standard| Daylight)? Time|MST|MDT)\b/, 'America/Denver'],
  [/\b(?:Central(?: Standard| Daylight) Time|US Central Time)\b/, 'America/Chicago'],
  [/\bCEST\b/, '+02:00'],
  [/\b(?:CET|MEZ)\b|\bCentral European Time\b/, '+01:00'],
  [/\b(?:BST|(?:UK|London|British|GB) time)\b/i, 'Europe/London'],
  [/\b(?:Italian|Italy|Rome) time\b/i, 'Europe/Rome'],
  [/\b(?:German|Germany|Berlin) time\b/i, 'Europe/Berlin'],
  [/\b(?:French|France|Paris) time\b/i, 'Europe/Paris'],
  [/\b(?:Brussels|Belgian) time\b/i, 'Europe/Brussels'],
  [/\b(?:Swiss|Zurich|Geneva) time\b/i, 'Europe/Zurich'],
  [/\b(?:Dutch|Amsterdam) time\b/i, 'Europe/Amsterdam'],
  [/\b(?:Madrid|Spanish) time\b/i, 'Europe/Madrid'],
  [/\b(?:Swedish|Stockholm) time\b/i, 'Europe/Stockholm'],
  [/\b(?:Hong Kong|HK) time\b/i, 'Asia/Hong_Kong'],
  [/\b(?:Beijing|China|Chinese) time\b/i, 'Asia/Shanghai'],
  [/\bJST\b|\bJapan(?:ese)? (?:Standard )?Time\b/i, 'Asia/Tokyo'],
  [/\bKST\b|\bKorea[n]? (?:Standard )?Time\b/i, 'Asia/Seoul'],
  [/\b(?:Singapore|SG) time\b/i, 'Asia/Singapore'],
  [/\b(?:AEST|AEDT|Sydney time)\b/i, 'Australia/Sydney'],
  [/\b(?:NZST|NZDT|New Zealand time)\b/i, 'Pacific/Auckland'],
];

const OFFSET = /\b(?:GMT|UTC)\s?([+−-])\s?(\d{1,2})(?::?(\d{2}))?\b/;

/** The IANA zone or UTC offset a text names, if it names one. */
export function findTimeZone(text: string): string | undefined {
  const offset = OFFSET.exec(text);
  if (offset !== null) {
    const hours = Number.parseInt(offset[2] ?? '', 10);
    if (hours > 14) return undefined;
    return `${offset[1] === '+' ? '+' : '-'}${String(hours).padStart(2, '0')}:${offset[3] ?? '00'}`;
  }
  if (/\b(?:GMT|UTC)\b/.test(text)) return 'UTC';
  return ZONES.find(([pattern]) => pattern.test(text))?.[1];
}
