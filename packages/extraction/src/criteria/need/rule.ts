import { bindsApplicants } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';

const NEED =
  /\b(?:(?:on the )?basis of need\b|(?:demonstrat\w+|show\w*|prov\w+|documented|proven|establish\w*|evidence of|have|with|in)\s+(?:a\s+|an\s+|of\s+|significant\s+|genuine\s+|clear\s+|exceptional\s+|great(?:est)?\s+|real\s+|serious\s+|strong\s+|unmet\s+|high\s+|substantial\s+)*(?:financial(?:ly)?|economic)\s+(?:need|hardship|difficult(?:y|ies)|disadvantage)|in need of financial (?:support|assistance|aid)|financial(?:ly)? need(?:y|s)?|\bneedy (?=(?:\w+ )?(?:students?|youth|families|undergraduates?))|financial hardship|economic(?:ally)? (?:disadvantaged|hardship|need)|socio-?economic(?:ally)? disadvantaged?|financially disadvantaged|(?:low|lower|limited|modest)[- ]income(?= (?:students?|famil|background|household|mothers?|women|applicants?|youth|individuals?|parents?|,|high))|from (?:a )?low[- ]income|limited financial (?:means|resources)|from (?:\w+ly )?(?:disadvantaged|deprived) backgrounds?|pell[- ](?:grant[- ])?eligible|need-based|finanziell bedürftig|besoins financiers|necesidad económica)/gi;
/** Strictly asked for. Else it is weighed in the selection. */
const BINDING =
  /\b(?:must|required?|should|have to|need to|eligible|only|who (?:have|has|show|demonstrate|are in|need|can)|open to|for (?:\w+[- ,]+(?:and )?){0,5}(?:low|financially|economically|needy|students?|youth|mothers|women)|demonstrat\w+|with (?:\w+ )?(?:financial|economic)|restricted|limited to|(?:students?|girls|women|youth|people) from (?:\w+ly )?(?:disadvantaged|deprived))\b/i;
const WEIGHED =
  /\b(?:based (?:up)?on|consider\w*|tak(?:en|ing) into account|selection|selected|criteria (?:include|are)|evaluat\w+|factors?|merit (?:and|or|and\/or)|judged|may (?:also )?be|depending|as well as|award(?:ed)? (?:on|according)|basis of|according to|degree of|regard to)\b/i;

/** Financial need that an applicant must have. Where it is only weighed with merit it ranks. */
export const needRule: Rule = {
  kind: 'need',
  probe: /disadvantaged|deprived|need|income|financ|econom|pell|bedürftig|besoins|necesidad/i,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.role === 'title') return [];
    if (/\bwhether\b|\bresult of\b/i.test(clause.text)) return [];
    const match = [...clause.text.matchAll(NEED)].find(
      (found) =>
        !covers(clause.void, found.index) &&
        !/\b(?:not|no|without|meet(?:s|ing)?|up to|full|100%|cover\w*|developing|countries)\s+(?:of\s+|your\s+|their\s+|the\s+|any\s+|demonstrated\s+)*$/i.test(
          clause.text.slice(0, found.index),
        ),
    );
    if (
      match === undefined ||
      /countr(?:y|ies)/i.test(
        clause.text.slice(match.index + match[0].length, match.index + match[0].length + 14),
      )
    )
      return [];
    const alone = clause.role === 'eligibility' && clause.text.length <= 60;
    const binding = (BINDING.test(clause.text) || alone) && bindsApplicants(clause, Math.max(1, match.index));
    const weighed = WEIGHED.test(clause.text) && !/\bmust\b/i.test(clause.text);
    if (!binding && !weighed) return [];
    const draft: Draft = { kind: 'need', start: match.index, end: match.index + match[0].length };
    return [weighed ? { ...draft, strength: 'preferred' } : draft];
  },
};
