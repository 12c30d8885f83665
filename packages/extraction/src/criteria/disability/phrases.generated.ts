// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const person =
  "(?:(?:students?" +
  "|applicants?" +
  "|candidates?" +
  "|people" +
  "|persons?" +
  "|individuals?" +
  "|women" +
  "|youth" +
  "|young people" +
  "|those" +
  "|scholars" +
  "|undergraduates?" +
  "|graduates?" +
  "|graduate students?" +
  "|seniors?" +
  "|adults?" +
  "|children" +
  "|learners" +
  "|writers" +
  "|artists" +
  "|athletes))";

const DISABILITY_an =
  "(?:(?:an?\\s+" +
  "|any\\s+" +
  "|documented\\s+" +
  "|diagnosed\\s+" +
  "|permanent\\s+" +
  "|physical\\s+" +
  "|severe\\s+" +
  "|significant\\s+" +
  "|specific\\s+" +
  "|language-based\\s+" +
  "|visual\\s+" +
  "|hearing\\s+" +
  "|intellectual\\s+" +
  "|and\\/or\\s+" +
  "|or\\s+" +
  "|and\\s+" +
  "|mobility\\s+" +
  "|sensory\\s+))";

const DISABILITY_disabilit =
  "(?:(?:disabilit(?:y|ies)" +
  "|disabled" +
  "|learning differences?" +
  "|impairments?" +
  "|hearing loss" +
  "|legally blind" +
  "|blind" +
  "|deaf" +
  "|hard of hearing" +
  "|autis\\w+" +
  "|autism" +
  "|adhd" +
  "|dyslexia" +
  "|spinal cord injur\\w+" +
  "|down syndrome" +
  "|cerebral palsy))";

const DISABILITY_legally =
  "(?:(?:an?\\s+" +
  "|legally\\s+" +
  "|documented\\s+" +
  "|diagnosed\\s+" +
  "|diagnosis of\\s+(?:an?\\s+)?" +
  "|physical\\s+" +
  "|permanent\\s+" +
  "|verified\\s+" +
  "|registered\\s+))";

const DISABILITY_disab =
  "(?:(?:disab(?:led|ility)" +
  "|learning disabilit\\w+" +
  "|blind" +
  "|deaf" +
  "|visual impairment" +
  "|hearing (?:loss|impairment)" +
  "|visually impaired" +
  "|dyslexia" +
  "|autism" +
  "|adhd))";

export const DISABILITY = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  person +
  "\\s+(?:who (?:have|are|has)|with|living with|diagnosed with)\\s+" +
  DISABILITY_an +
  "*" +
  DISABILITY_disabilit +
  "|\\b" +
  person +
  "\\s+(?:who use|using)\\s+(?:an?\\s+)?(?:wheelchairs?|mobility (?:equipment|aids?|devices?))" +
  "|\\b(?:disabled|visually impaired|hearing[- ]impaired|legally blind|blind|deaf)\\s+(?:or [\\w" +
  " ]{3,25}\\s)?" +
  person +
  "|\\bmust (?:be|have)\\s+" +
  DISABILITY_legally +
  "*" +
  DISABILITY_disab +
  ")", "gi");

const ABOUT_any =
  "(?:(?:work(?:ing)? with" +
  "|help(?:ing)?" +
  "|serv\\w+" +
  "|assist\\w* (?:for|to)" +
  "|accommodat\\w+" +
  "|research (?:on|into)" +
  "|teach\\w*" +
  "|car(?:e|ing) (?:of|for)" +
  "|advocat\\w+" +
  "|lives of" +
  "|including" +
  "|such as" +
  "|on behalf of" +
  "|parents? of" +
  "|children of" +
  "|access\\w* for" +
  "|services (?:for|to)" +
  "|knowledge of" +
  "|education of" +
  "|under-?representation of" +
  "|among" +
  "|issues" +
  "|advancement of))";

export const ABOUT = /* @__PURE__ */ new RegExp("\\b" + ABOUT_any + "\\b[^.;]{0,30}$", "i");

export const PROBE = /* @__PURE__ */ new RegExp(
  "(?:disab" +
  "|impair" +
  "|blind" +
  "|deaf" +
  "|hearing" +
  "|autis" +
  "|adhd" +
  "|dyslexia" +
  "|injur" +
  "|palsy" +
  "|epilepsy" +
  "|fibrosis" +
  "|hemophilia" +
  "|bleeding" +
  "|illness" +
  "|disease" +
  "|condition" +
  "|cancer" +
  "|diabetes" +
  "|syndrome" +
  "|learning" +
  "|wheelchair" +
  "|mobility)", "i");
