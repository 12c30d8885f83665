// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const MENTIONS = /* @__PURE__ */ new RegExp(
  "(?:\\bafrican[- ]american|\\bblack\\b(?! (?:hat|belt|box|lives|history|sea|friday|rock|forest" +
  "|hole))|\\bAfrican descent\\b" +
  "|\\bafro-?(?:american|caribbean|latin\\w+)" +
  "|\\bhispanic|\\blatin(?:[oax]|@|os|as|e)(?:/[oax])?\\b|\\bchican[oax]\\b|\\bmexican[- ]american" +
  "|\\bnative[- ]american|\\bamerican[- ]indian|\\balaska(?:n)? native|\\bfederally recogni[sz]ed" +
  " tribe|\\btribal members?\\b" +
  "|\\bnative hawaiian|\\bpacific[- ]islander|\\bpasifika\\b|\\bm[aā]ori\\b" +
  "|\\basian[- ](?:pacific[- ])?american|\\bAAPI\\b|\\basian(?= (?:and|or|/) pacific| heritage| d" +
  "escent)" +
  "|\\baboriginal\\s+(?:and|or|and/or)\\s+torres strait islander|\\baboriginal\\b|\\btorres strait" +
  "|\\bindigenous\\b|\\bfirst nations?\\b|\\bm[eé]tis\\b|\\binuit\\b" +
  "|\\broma\\b(?! tre)|\\bsinti\\b" +
  "|\\blgbt\\w*\\+?|\\bgay\\b|\\blesbian|\\bqueer\\b|\\btransgender\\b)", "gi");

const ANY_GROUP_under =
  "(?:(?:under-?represented" +
  "|racial" +
  "|ethnic" +
  "|visible" +
  "|historically (?:under-?represented|marginali[sz]ed|excluded)" +
  "|minority" +
  "|marginali[sz]ed))";

const ANY_GROUP_minorit =
  "(?:(?:minorit(?:y|ies)" +
  "|groups?" +
  "|backgrounds?" +
  "|communit(?:y|ies)" +
  "|students?" +
  "|populations?" +
  "|applicants?" +
  "|candidates?" +
  "|undergraduates?" +
  "|graduate" +
  "|women" +
  "|individuals))";

export const ANY_GROUP = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  ANY_GROUP_under +
  "\\s+(?:racial |ethnic |and |or |/|racial/ethnic )*" +
  ANY_GROUP_minorit +
  "|\\bminorities\\b" +
  "|\\bminority(?= (?:high[- ]school|college|undergraduate|graduate|female|male|wom[ae]n|men|y" +
  "outh|seniors?|students?)\\b)" +
  "|\\b(?:students?|people|women|men|girls|boys|youth|individuals|an? (?:woman|man|person|indi" +
  "vidual)) of colou?r\\b" +
  "|\\bmulti-?racial\\b)", "gi");

export const person =
  "(?:(?:students?" +
  "|applicants?" +
  "|candidates?" +
  "|people" +
  "|persons?" +
  "|individuals?" +
  "|wom[ae]n" +
  "|men" +
  "|youth" +
  "|girls" +
  "|boys" +
  "|seniors?" +
  "|scholars" +
  "|undergraduates?" +
  "|graduates?" +
  "|graduate" +
  "|phd" +
  "|high school" +
  "|college" +
  "|descent" +
  "|heritage" +
  "|origin" +
  "|ancestry" +
  "|background" +
  "|communit(?:y|ies)" +
  "|minorit(?:y|ies)" +
  "|ethnicity" +
  "|journalists?" +
  "|engineers?" +
  "|americans?" +
  "|indians?" +
  "|artists" +
  "|writers" +
  "|members?" +
  "|groups?" +
  "|populations?" +
  "|mothers" +
  "|citizens?" +
  "|males?" +
  "|females?" +
  "|islanders?" +
  "|peoples?" +
  "|or" +
  "|and" +
  "|," +
  "|/" +
  "|$" +
  "|\\)" +
  "|\\." +
  "|;))";

const HUMAN_AFTER_undergraduate =
  "(?:(?:first-year" +
  "|undergraduate" +
  "|graduate" +
  "|doctoral" +
  "|young" +
  "|and" +
  "|or" +
  "|/" +
  "|," +
  "|college" +
  "|high school" +
  "|law" +
  "|medical" +
  "|engineering" +
  "|nursing" +
  "|STEM" +
  "|\\w+ing))";

const HUMAN_AFTER_first = "(?:" + HUMAN_AFTER_undergraduate + "\\s*)";

export const HUMAN_AFTER = /* @__PURE__ */ new RegExp("^[\\w/-]*\\s*(?:\\([^)]{1,20}\\)\\s*)?" + HUMAN_AFTER_first + "{0,3}" + person, "i");

const PERSON_NEAR_any =
  "(?:(?:students?" +
  "|applicants?" +
  "|candidates?" +
  "|people" +
  "|persons?" +
  "|individuals?" +
  "|wom[ae]n" +
  "|men" +
  "|youth" +
  "|girls" +
  "|boys" +
  "|seniors?" +
  "|scholars" +
  "|undergraduates?" +
  "|graduates?" +
  "|descent" +
  "|heritage" +
  "|origins?" +
  "|ancestry" +
  "|communit(?:y|ies)" +
  "|minorit(?:y|ies)" +
  "|ethnicity" +
  "|journalists?" +
  "|engineers?" +
  "|americans?" +
  "|indians?" +
  "|artists" +
  "|writers" +
  "|mothers" +
  "|citizens?" +
  "|islanders?" +
  "|peoples?" +
  "|identify" +
  "|for))";

export const PERSON_NEAR = /* @__PURE__ */ new RegExp("\\b" + PERSON_NEAR_any + "\\b", "i");

const NAME_AFTER_universit =
  "(?:(?:College" +
  "|Universit\\w+" +
  "|Scholarship" +
  "|Fund" +
  "|Foundation" +
  "|Association" +
  "|Society" +
  "|Caucus" +
  "|Engineers" +
  "|Institute" +
  "|Network" +
  "|Chamber" +
  "|Business" +
  "|Journalists" +
  "|Accountants" +
  "|MBA" +
  "|National" +
  "|Law" +
  "|Nurses" +
  "|Studies" +
  "|History" +
  "|Culture" +
  "|Art" +
  "|Literature" +
  "|Language))";

const NAME_AFTER_college = "(?:" + NAME_AFTER_universit + "s?\\b)";

export const NAME_AFTER = /* @__PURE__ */ new RegExp("^[\\w/-]*\\s+(?:\\w+ )?" + NAME_AFTER_college, "");

const ABOUT_any =
  "(?:(?:child(?:ren)? of" +
  "|parents?" +
  "|work(?:ing)? with" +
  "|serv\\w+" +
  "|research (?:on|into)" +
  "|history of" +
  "|study of" +
  "|knowledge of" +
  "|commit\\w* to" +
  "|interest in" +
  "|issues" +
  "|lives of" +
  "|including" +
  "|such as" +
  "|number of" +
  "|promot\\w+" +
  "|support (?:of|for) the" +
  "|advancement of" +
  "|advanc\\w+" +
  "|relat\\w+ to" +
  "|impact\\w*" +
  "|needs of" +
  "|culture" +
  "|representation of" +
  "|contribut\\w+" +
  "|awareness" +
  "|health of" +
  "|empower\\w*" +
  "|benefit))";

export const ABOUT = /* @__PURE__ */ new RegExp("\\b" + ABOUT_any + "\\b[^.;]{0,40}$", "i");

const ENDS_IN_PEOPLE_any =
  "(?:(?:students?" +
  "|applicants?" +
  "|candidates?" +
  "|undergraduates?" +
  "|women" +
  "|individuals" +
  "|people" +
  "|minorities" +
  "|groups?" +
  "|communities" +
  "|populations?" +
  "|colou?r))";

export const ENDS_IN_PEOPLE = /* @__PURE__ */ new RegExp(ENDS_IN_PEOPLE_any + "$", "i");

export const DESCENT_AFTER = /* @__PURE__ */ new RegExp("^(?:[- ]american)?\\s+(?:descent|ancestry|heritage|origin|background)\\b", "i");

export const GROUPS_EXPLAINED = /* @__PURE__ */ new RegExp("\\b(?:minorit\\w+ (?:includes?|means|is defined|\\()|for example)", "i");

export const WOMEN_TOO = /* @__PURE__ */ new RegExp("\\b(?:women|females?) (?:and|or)\\b|\\b(?:and|or) (?:women|females?)\\b", "i");

export const PROBE = /* @__PURE__ */ new RegExp(
  "(?:minorit" +
  "|under-?represented" +
  "|marginali" +
  "|african" +
  "|afro" +
  "|black" +
  "|hispanic" +
  "|latin" +
  "|chican" +
  "|mexican" +
  "|native" +
  "|indian" +
  "|alaska" +
  "|tribe" +
  "|tribal" +
  "|hawaiian" +
  "|pacific" +
  "|asian" +
  "|aapi" +
  "|indigenous" +
  "|aboriginal" +
  "|torres" +
  "|first nation" +
  "|m[eé]tis" +
  "|inuit" +
  "|m[aā]ori" +
  "|pasifika" +
  "|roma" +
  "|sinti" +
  "|lgbt" +
  "|gay" +
  "|lesbian" +
  "|queer" +
  "|trans" +
  "|ethnic" +
  "|racial" +
  "|colou?r" +
  "|excluded)", "i");
