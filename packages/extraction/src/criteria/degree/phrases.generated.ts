// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.
import { wholeNumber } from '../../text/numbers.generated.ts';

export const doctorate =
  "(?:(?:Ph\\.?D\\.?" +
  "|doctorate" +
  "|doctoral degree" +
  "|bachelor[’']?s? degree" +
  "|master[’']?s? degree" +
  "|undergraduate degree" +
  "|first degree))";

export const got =
  "(?:(?:awarded" +
  "|obtained" +
  "|received" +
  "|completed" +
  "|earned" +
  "|conferred" +
  "|granted" +
  "|defended" +
  "|finished))";

export const years = "(?:(?<count>" + wholeNumber + ")(?:\\s*\\(\\d+\\))?[\\s-]years?)";

export const most =
  "(?:(?:within" +
  "|in" +
  "|not more than" +
  "|no more than" +
  "|less than" +
  "|at most" +
  "|no longer than" +
  "|no earlier than" +
  "|during))";

const AWARDED_own = "(?:(?:(?:a|an|their|his|her|his\\/her|the|your) )?)";

const AWARDED_named = "(?:(?<degree>" + doctorate + ")(?: degrees?)?(?: in [\\w ]{3,40}?)?)";

const AWARDED_be = "(?:(?:(?:must have been|has been|have been|was|is|must be) )?)";

const AWARDED_last = "(?:(?:the )?(?:last|past|previous|preceding))";

const AWARDED_after = "(?:\\b" + got + "\\s+" + AWARDED_own + "(?<degree>" + doctorate + ")(?: degrees?)?)";

export const AWARDED = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  AWARDED_named +
  "(?:,? (?:that|which))?\\s+" +
  AWARDED_be +
  got +
  "\\s+(?:" +
  most +
  "\\s+)?" +
  AWARDED_last +
  "\\s+" +
  years +
  "|" +
  AWARDED_after +
  "\\s+(?:" +
  most +
  "\\s+)?" +
  AWARDED_last +
  "\\s+" +
  years +
  "|\\b" +
  AWARDED_named +
  "\\s+" +
  AWARDED_be +
  got +
  "\\s+" +
  most +
  "\\s+" +
  years +
  "\\s+(?:ago|before)\\b" +
  "|" +
  AWARDED_after +
  "\\s+" +
  most +
  "\\s+" +
  years +
  "\\s+(?:ago|before)\\b)", "i");

const SINCE_most =
  "(?:(?:within" +
  "|no more than" +
  "|not more than" +
  "|less than" +
  "|at most" +
  "|no later than))";

const SINCE_getting =
  "(?:(?:receiving" +
  "|obtaining" +
  "|completing" +
  "|completion of" +
  "|earning" +
  "|the award of" +
  "|award of" +
  "|receipt of" +
  "|the completion of))";

const SINCE_own = "(?:(?:(?:a|an|their|his|her|his\\/her|the|your) )?)";

export const SINCE = /* @__PURE__ */ new RegExp(
  "\\b" +
  SINCE_most +
  "\\s+(?:the first\\s+)?" +
  years +
  "\\s+(?:of|after|since|from)\\s+(?:" +
  SINCE_getting +
  "\\s+)?" +
  SINCE_own +
  "(?<degree>" +
  doctorate +
  ")\\b", "i");

const NONE_HELD_denied =
  "(?:(?:must not" +
  "|may not" +
  "|should not" +
  "|do not" +
  "|does not" +
  "|can(?:no|’|')t))";

const NONE_HELD_held =
  "(?:(?:hold" +
  "|have" +
  "|possess" +
  "|have obtained" +
  "|have earned" +
  "|have completed" +
  "|have received))";

export const NONE_HELD = /* @__PURE__ */ new RegExp(
  "\\b" +
  NONE_HELD_denied +
  "\\s+(?:already\\s+|currently\\s+)?" +
  NONE_HELD_held +
  "\\s+(?:an?|any)\\s+(?:previous\\s+)?(?<degree>" +
  doctorate +
  ")(?=[\\s.,;]|$)", "i");

export const EITHER = /* @__PURE__ */ new RegExp(
  "(?:\\bor (?:an? )?(?:equivalent|bachelor|master|ph\\.?d|doctora|professional|have|be|are|wil" +
  "l)" +
  "|\\b(?:in|from|at) (?:the|this|an?|another|their)\\b" +
  "|\\bfrom\\b)", "i");

export const PENDING = /* @__PURE__ */ new RegExp("\\b(?:will (?:have|be)|about to|expect\\w*|anticipat\\w*|soon)\\b", "i");

export const DEGREES = [
  { level: "doctorate", pattern: /* @__PURE__ */ new RegExp("ph|doctor", "i") },
  { level: "master", pattern: /* @__PURE__ */ new RegExp("master", "i") },
  { level: "bachelor", pattern: /* @__PURE__ */ new RegExp("bachelor|undergraduate|first", "i") },
] as const;

export const PROBE = /* @__PURE__ */ new RegExp("ph\\.?d|doctor|degree", "i");
