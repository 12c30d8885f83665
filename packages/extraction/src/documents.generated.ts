// Written by tooling/compile-vocabulary.ts from documents.yaml: change that file.

const DOCUMENTS_motivation =
  "(?:(?:motivation(?:al)? letters?" +
  "|letters? of (?:motivation|intent)" +
  "|statement of purpose" +
  "|personal statements?" +
  "|cover letters?))";

export const DOCUMENTS = [
  { name: "Application form", pattern: /* @__PURE__ */ new RegExp("\\bapplication forms?\\b", "i") },
  {
    name: "Transcript",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:official |academic |unofficial )?transcripts?\\b|\\bacademic records\\b", "i"),
  },
  {
    name: "Letter of recommendation",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\bletters? of (?:recommendation|reference)\\b|\\brecommendation letters?\\b|\\breference le" +
  "tters?\\b" +
  "|\\b(?:one|two|three|four|[1-4])\\s+(?:(?:academic|professional|confidential|written|and|one" +
  "|two|[12])\\s+)*(?:references?|referees?|recommendations?)\\b" +
  "|\\bletters? from (?:an?|your|two|three) (?:\\w+ ){0,2}?(?:teachers?|professors?|lecturers?|" +
  "supervisors?|employers?|counsell?ors?|mentors?|coach)\\b)", "i"),
  },
  {
    name: "Degree certificate",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\b(?:degree|diploma|graduation|(?:bachelor|master)[’']?s) certificates?\\b" +
  "|\\bcop(?:y|ies) of (?:your |the |all |any )?(?:\\w+ )?(?:degrees?|diplomas?)\\b)", "i"),
  },
  {
    name: "CV",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:[Cc]urriculum [Vv]itae|CURRICULUM VITAE|[Rr][eé]sum[eé]s?|CV)\\b", ""),
  },
  {
    name: "Personal statement",
    pattern: /* @__PURE__ */ new RegExp("\\b" + DOCUMENTS_motivation + "\\b", "i"),
  },
  {
    name: "Statement",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:\\d+[- ]word|short|written|supporting|brief) statements?\\b|(?<!personal )\\bstatements?" +
  " of (?:up to |at most |no more than |about )?\\d", "i"),
  },
  { name: "Essay", pattern: /* @__PURE__ */ new RegExp("\\b(?:\\w+ )?essays?\\b", "i") },
  {
    name: "Research proposal",
    pattern: /* @__PURE__ */ new RegExp("\\bresearch (?:proposals?|plans?)\\b|\\bstudy plan\\b", "i"),
  },
  { name: "Proof of enrolment", pattern: /* @__PURE__ */ new RegExp("\\bproof of enrol(?:l)?ment\\b", "i") },
  {
    name: "Proof of language",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\bproof of (?:English|German|French|Spanish|(?:the |your )?language)\\b" +
  "|\\b(?:language|English|German|French|IELTS|TOEFL) (?:test )?(?:certificates?|results?|scor" +
  "e reports?)\\b)", "i"),
  },
  {
    name: "Passport copy",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:copy of (?:the |your |a )?passport|passport copy)\\b", "i"),
  },
  { name: "Portfolio", pattern: /* @__PURE__ */ new RegExp("\\bportfolio\\b", "i") },
] as const;

export const LISTED = /* @__PURE__ */ new RegExp(
  "\\b(?:submit|provide|include|upload|send|attach|required|enclose|documents?|papers|material" +
  "s)\\b[^.!?]*:\\s*$", "i");

export const ASKED = /* @__PURE__ */ new RegExp(
  "\\b(?:submit|provide|include|upload|send|attach|required|complete|write|enclose|must|docume" +
  "nts?)\\b", "i");

const COUNTED_REFERENCES_kind = "(?:(?:academic" + "|professional" + "|confidential" + "|written))";

const COUNTED_REFERENCES_number = "(?:(?:one|two|three|four|[1-4])\\s+(?:" + COUNTED_REFERENCES_kind + "\\s+)*)";

const COUNTED_REFERENCES_whom =
  "(?:(?:from (?:an?|the|your) (?:\\w+ )?(?:employer|supervisor|teacher|mentor|manager)" +
  "|(?:academic|professional)(?:\\s+(?:reference|referee))?))";

const COUNTED_REFERENCES_beside = "(?:and " + COUNTED_REFERENCES_number + ")";

const COUNTED_REFERENCES_name =
  "(?:(?:references?" +
  "|referees?" +
  "|recommendations?" +
  "|letters? of (?:recommendation|reference)" +
  "|(?:recommendation|reference) letters?))";

const COUNTED_REFERENCES_more = "(?:,? (?:and|plus) (?:one|two|[12]) " + COUNTED_REFERENCES_whom + "s?\\b)";

export const COUNTED_REFERENCES = /* @__PURE__ */ new RegExp(
  "\\b" +
  COUNTED_REFERENCES_number +
  COUNTED_REFERENCES_beside +
  "?" +
  COUNTED_REFERENCES_name +
  "\\b" +
  COUNTED_REFERENCES_more +
  "?", "i");
