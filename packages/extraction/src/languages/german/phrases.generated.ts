// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const people =
  "(?:(?:Staatsbürger\\p{L}*" +
  "|Staatsangehörige[nr]?" +
  "|Studierende[nr]?" +
  "|Student\\p{L}*" +
  "|Graduierte[nr]?" +
  "|Promovierende[nr]?" +
  "|Doktorand\\p{L}*" +
  "|Masterstudent\\p{L}*" +
  "|Masterstudierende[nr]?" +
  "|Bewerber\\p{L}*" +
  "|Kandidat\\p{L}*" +
  "|Wissenschaftler\\p{L}*" +
  "|Nachwuchs\\p{L}+" +
  "|Absolvent\\p{L}*" +
  "|Hochschulabsolvent\\p{L}*" +
  "|Hochschullehrende[nr]?" +
  "|Lehrkräfte\\p{L}*" +
  "|Bürger\\p{L}*))";

export const NOT_APPLICANTS = /* @__PURE__ */ new RegExp(
  "(?:keine|nicht|außer|ausgenommen|Zusammenarbeit mit|gemeinsam mit)\\s+(?:\\p{L}+\\s+){0,2}$", "iu");

export const NAME_JOIN = /* @__PURE__ */ new RegExp("\\s*,\\s*|\\s+(?:und|oder)\\s+(?:aus\\s+)?(?:de[mnr]\\s+)?", "u");

const STUDENTS_OF_studierenden =
  "(?:(?:Studierenden?" +
  "|Student(?:en|innen)" +
  "|Bewerber(?:innen)?" +
  "|Promovierenden?" +
  "|Doktorand(?:en|innen)" +
  "|Absolvent(?:en|innen)" +
  "|Graduierten?" +
  "|[Ww]issenschaftler(?:innen)?))";

const STUDENTS_OF_aller = "(?:aller Fachsemester\\s+)";

const STUDENTS_OF_den = "(?:den\\s+|der\\s+|dem\\s+)";

const STUDENTS_OF_fachrichtung =
  "(?:(?:Fachrichtung|Fach|Fachbereich|Fachgebiet|Studiengang|Studiengänge|Fächer|Bereich)(?:" +
  "en|e|s|n)?\\s+)";

export const STUDENTS_OF = /* @__PURE__ */ new RegExp(
  "(?:" +
  STUDENTS_OF_studierenden +
  "(?:\\s*\\([^)]{1,40}\\))?\\s+" +
  STUDENTS_OF_aller +
  "?(?:der|des|in|im|aus)\\s+" +
  STUDENTS_OF_den +
  "?" +
  STUDENTS_OF_fachrichtung +
  "?(?:der\\s+|die\\s+)?$" +
  "|\\b(?:im|in den|in der)\\s+(?:Fachbereich(?:en)?|Fachrichtung(?:en)?|Fach|Studiengang)\\s+$)", "u");

export const JOIN = /* @__PURE__ */ new RegExp("^\\s*(?:[,/]|und|oder|sowie)?\\s*(?:der|die|den|des|im|in)?\\s*(?:Bereich(?:en)?\\s+)?$", "u");

export const OPEN = /* @__PURE__ */ new RegExp(
  "^[\\s,]*(?:(?:und|oder|sowie)\\s+)?(?:verwandte|ähnliche|angrenzende|andere|benachbarte|etc\\" +
  "b|u\\.\\s?a\\.)", "iu");

export const CITIZEN_PROBE = /* @__PURE__ */ new RegExp("(?:sche[nrs]?\\s" + "|\\saus\\s" + "|Staatsbürger" + "|Staatsangehörige)", "iu");
