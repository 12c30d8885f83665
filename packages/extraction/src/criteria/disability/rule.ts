import { bindsApplicants } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Rule } from '../rule.ts';

const PERSON =
  '(?:students?|applicants?|candidates?|people|persons?|individuals?|women|youth|young people|those|scholars|undergraduates?|graduates?|graduate students?|seniors?|adults?|children|learners|writers|artists|athletes)';
const DISABILITY = new RegExp(
  String.raw`\b${PERSON}\s+(?:who (?:have|are|has)|with|living with|diagnosed with)\s+(?:an?\s+|any\s+|documented\s+|diagnosed\s+|permanent\s+|physical\s+|severe\s+|significant\s+|specific\s+|language-based\s+|visual\s+|hearing\s+|intellectual\s+|and\/or\s+|or\s+|and\s+|mobility\s+|sensory\s+)*(?:disabilit(?:y|ies)|disabled|learning differences?|impairments?|hearing loss|legally blind|blind|deaf|hard of hearing|autis\w+|autism|adhd|dyslexia|spinal cord injur\w+|down syndrome|cerebral palsy|epilepsy|cystic fibrosis|hemophilia|bleeding disorders?|chronic (?:illness|disease|condition)s?|cancer|type 1 diabetes|diabetes)|\b${PERSON}\s+(?:who use|using)\s+(?:an?\s+)?(?:wheelchairs?|mobility (?:equipment|aids?|devices?))|\b(?:disabled|visually impaired|hearing[- ]impaired|legally blind|blind|deaf)\s+(?:or [\w ]{3,25}\s)?${PERSON}|\bmust (?:be|have)\s+(?:an?\s+|legally\s+|documented\s+|diagnosed\s+|diagnosis of\s+(?:an?\s+)?|physical\s+|permanent\s+|verified\s+|registered\s+)*(?:disab(?:led|ility)|learning disabilit\w+|blind|deaf|visual impairment|hearing (?:loss|impairment)|visually impaired|dyslexia|autism|adhd)`,
  'gi',
);
/** Serving or studying disabled people, or being disabled oneself in a list of examples, is no such bar. */
const ABOUT =
  /\b(?:work(?:ing)? with|help(?:ing)?|serv\w+|assist\w* (?:for|to)|accommodat\w+|research (?:on|into)|teach\w*|car(?:e|ing) (?:of|for)|advocat\w+|lives of|including|such as|on behalf of|parents? of|children of|access\w* for|services (?:for|to)|knowledge of|education of|under-?representation of|among|issues|advancement of)\b[^.;]{0,30}$/i;

/** That the applicant has a disability. Statements on equal treatment are not read. */
export const disabilityRule: Rule = {
  kind: 'disability',
  probe:
    /disab|impair|blind|deaf|hearing|autis|adhd|dyslexia|injur|palsy|epilepsy|fibrosis|hemophilia|bleeding|illness|disease|condition|cancer|diabetes|syndrome|learning|wheelchair|mobility/i,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.procedural) return [];
    const match = [...clause.text.matchAll(DISABILITY)].find(
      (found) => !covers(clause.void, found.index) && !ABOUT.test(clause.text.slice(0, found.index)),
    );
    if (match === undefined) return [];
    const title = clause.role === 'title' && /\bfor\s+(?:\w+\s+)?$/i.test(clause.text.slice(0, match.index));
    if (!title && !bindsApplicants(clause, Math.max(1, match.index))) return [];
    return [{ kind: 'disability', start: match.index, end: match.index + match[0].length }];
  },
};
