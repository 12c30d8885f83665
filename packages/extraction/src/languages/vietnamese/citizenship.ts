import { AT_LEAST } from '../../criteria/level/words.ts';
import type { Draft } from '../../criteria/rule.ts';
import type { Clause } from '../../text/clause.ts';

const PEOPLE = '(?:sinh viên|học sinh|ứng viên|thí sinh|học viên|nghiên cứu sinh)';
const FOR = String.raw`(?<!\p{L})(?:dành(?: riêng)?|cấp|trao|áp dụng|chỉ) cho\s+(?:(?:các|những|mọi|tất cả)\s+){0,2}`;
/** "dành cho sinh viên quốc tế" */
const INTERNATIONAL = new RegExp(String.raw`${FOR}${PEOPLE}\s+(?:quốc tế|nước ngoài)`, 'iu');
/** "dành cho sinh viên Việt Nam", "là công dân Việt Nam", "có quốc tịch Việt Nam", ": Công dân Việt Nam" */
const VIETNAM = new RegExp(
  String.raw`(?:${FOR}(?:${PEOPLE}|công dân|người)\s+|(?<!\p{L})(?:(?:là|phải là)\s+(?:công dân|người)|(?:có|mang)\s+quốc tịch)\s+|(?<!suất |suất học bổng )(?<!\p{L})cho\s+(?:(?:các|những)\s+)?(?:bạn\s+)?${PEOPLE}\s+|(?:^|[:;•–-]\s*)công dân\s+)Việt Nam`,
  'iu',
);
/** "đã tốt nghiệp đại học", "có bằng thạc sĩ": a degree that is held. */
const HELD: readonly (readonly [RegExp, keyof typeof AT_LEAST])[] = [
  [/(?<!\p{L})(?:tốt nghiệp|có bằng|bằng tốt nghiệp|sở hữu bằng)\s+(?:đại học|cử nhân)/iu, 'undergraduate'],
  [/(?<!\p{L})(?:tốt nghiệp|có bằng|sở hữu bằng)\s+thạc sĩ/iu, 'masters'],
];

function at(match: RegExpExecArray): { start: number; end: number } {
  return { start: match.index, end: match.index + match[0].length };
}

/** Whose citizens a Vietnamese sentence is for. */
export function findVietnameseCitizenship({ text }: Clause): Draft[] {
  const abroad = INTERNATIONAL.exec(text);
  if (abroad !== null && !/Việt Nam và|trong nước/iu.test(text))
    return [{ kind: 'citizenship', anyOf: ['group:international'], ...at(abroad) }];
  const home = VIETNAM.exec(text);
  if (
    home === null ||
    /^\s*(?:và|hoặc|,)\s*(?:các\s+)?(?:\p{Lu}|nước|quốc tế)/u.test(text.slice(home.index + home[0].length))
  )
    return [];
  return [{ kind: 'citizenship', anyOf: ['VN'], ...at(home) }];
}

/** The degree that a Vietnamese sentence asks to be held. */
export function findVietnameseDegree({ text }: Clause): Draft[] {
  return HELD.flatMap(([pattern, degree]): Draft[] => {
    const match = pattern.exec(text);
    return match === null
      ? []
      : [{ kind: 'level', anyOf: [...AT_LEAST[degree]], of: 'current', ...at(match) }];
  }).slice(0, 1);
}
