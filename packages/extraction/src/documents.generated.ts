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
  "|\\b(?:one|two|three|four|[1-4])\\s+(?:(?:academic|professional|confidential|written)\\s+)*(?" +
  ":references?|referees?|recommendations?)\\b" +
  "|\\bletters? from (?:an?|your|two|three) (?:\\w+ ){0,2}?(?:teachers?|professors?|lecturers?|" +
  "supervisors?|employers?|counsell?ors?|mentors?|coach)\\b)", "i"),
  },
  { name: "CV", pattern: /* @__PURE__ */ new RegExp("\\b(?:curriculum vitae|r[eé]sum[eé]s?|CV)\\b", "") },
  {
    name: "Personal statement",
    pattern: /* @__PURE__ */ new RegExp("\\b" + DOCUMENTS_motivation + "\\b", "i"),
  },
  {
    name: "Statement",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:\\d+[- ]word|short|written|supporting|brief) statements?\\b|\\bstatements? of (?:up to |" +
  "at most |no more than |about )?\\d", "i"),
  },
  { name: "Essay", pattern: /* @__PURE__ */ new RegExp("\\b(?:\\w+ )?essays?\\b", "i") },
  {
    name: "Research proposal",
    pattern: /* @__PURE__ */ new RegExp("\\bresearch (?:proposals?|plans?)\\b|\\bstudy plan\\b", "i"),
  },
  { name: "Proof of enrolment", pattern: /* @__PURE__ */ new RegExp("\\bproof of enrol(?:l)?ment\\b", "i") },
  {
    name: "Passport copy",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:copy of (?:the |your |a )?passport|passport copy)\\b", "i"),
  },
  { name: "Portfolio", pattern: /* @__PURE__ */ new RegExp("\\bportfolio\\b", "i") },
] as const;

export const ASKED = /* @__PURE__ */ new RegExp(
  "\\b(?:submit|provide|include|upload|send|attach|required|complete|write|enclose|must|docume" +
  "nts?)\\b", "i");

const COUNTED_REFERENCES_letters =
  "(?:(?:letters of (?:recommendation|reference)" +
  "|(?:recommendation|reference) letters))";

export const COUNTED_REFERENCES = /* @__PURE__ */ new RegExp(
  "\\b(?:two|three|four|[2-4])\\s+(?:(?:academic|professional|confidential|written)\\s+)*(?:refe" +
  "rences|referees|recommendations|" +
  COUNTED_REFERENCES_letters +
  ")\\b", "i");
