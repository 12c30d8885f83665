// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const OF_AIM = /* @__PURE__ */ new RegExp(
  "\\b(?:I(?: also| now)? (?:want|hope|plan|aim|intend|wish|would like|will|can)|I[’']ll|my (?" +
  ":[\\w-]+ ){0,2}(?:goal|dream|aim|plan|ambition|objective|aspiration))\\b", "i");

export const PLACE_WORDS = /* @__PURE__ */ new RegExp(
  "\\b(?:your|the|this) (?:\\p{L}+ ){0,2}(?:programme|program|university|college|school|faculty" +
  "|department|course|master\\S*|institution|campus|scholarship)\\b", "iu");

export const PLACED = /* @__PURE__ */ new RegExp("(?<=\\p{L} \\(?)\\p{Lu}[\\p{L}’'-]{3,}", "gu");

export const SUBJECT = /* @__PURE__ */ new RegExp(
  "\\b(?:course|module|lab|laboratory|group|project|collection|track|seminar|workshop|archive|" +
  "station)s? (?:on|of|for|in|called|by) ", "i");
