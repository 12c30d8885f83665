// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const person =
  "(?:(?:students?" +
  "|applicants?" +
  "|candidates?" +
  "|scientists?" +
  "|researchers?" +
  "|engineers?" +
  "|scholars?" +
  "|graduates?" +
  "|undergraduates?" +
  "|entrepreneurs?" +
  "|leaders?" +
  "|professionals?" +
  "|journalists?" +
  "|artists?" +
  "|individuals?" +
  "|athletes?" +
  "|citizens?" +
  "|nationals?" +
  "|teachers?" +
  "|academics?" +
  "|veterans" +
  "|writers?" +
  "|filmmakers?" +
  "|architects?" +
  "|lawyers?" +
  "|composers?" +
  "|recipients?" +
  "|residents?" +
  "|seniors?" +
  "|members?" +
  "|phd" +
  "|doctoral" +
  "|golfers?" +
  "|musicians?))";

const FEMALE_scholarship =
  "(?:(?:only" +
  "|scholarship" +
  "|(?:academic|leadership|merit|excellence|achievement|graduate|undergraduate|mba|stem) (?:s" +
  "cholarship|award|fellowship|bursar)))";

const FEMALE_only2 = "(?: " + FEMALE_scholarship + ")";

const FEMALE_only = "(?:['’]s\\b(?!" + FEMALE_only2 + "))";

const FEMALE_wom =
  "(?:(?:wom[ae]n(?!" +
  FEMALE_only +
  ")" +
  "|females?" +
  "|girls?" +
  "|(?:young )?ladies" +
  "|mujeres" +
  "|femmes" +
  "|mulheres" +
  "|frauen" +
  "|wissenschaftlerinnen(?! und)))";

export const FEMALE = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  FEMALE_wom +
  "\\b(?:\\s+(?:only|students?|applicants?|candidates?))?" +
  "|\\bher (?:appointment|studies|degree)\\b)", "gi");

const MALE_any =
  "(?:(?:males?" +
  "|boys" +
  "|young men" +
  "|(?<!wo)men(?= (?:only|studying|pursuing|majoring|enrolled|aged|from|who|" +
  person +
  ")|$|[.,;])" +
  "|single men))";

export const MALE = /* @__PURE__ */ new RegExp("\\b" + MALE_any + "\\b", "gi");

export const NONBINARY = /* @__PURE__ */ new RegExp(
  "\\b(?:non-?binary|gender[- ](?:diverse|non-?conforming|expansive|minorities)|trans(?:gender" +
  ")?(?: women)?)\\b", "i");

export const he = "(?:men|males?|boys|man)";

export const she = "(?:women|females?|girls|woman)";

export const beside = "(?:\\s*(?:and|or|&|\\/|as well as)\\s*(?:to )?)";

const BOTH_any =
  "(?:(?:" +
  he +
  beside +
  she +
  "|" +
  she +
  beside +
  he +
  "|both (?:sexes|genders|men|women)" +
  "|(?:any|all|either|every) (?:gender|sex)(?:es|s)?" +
  "|(?:all|both) genders" +
  "|opposite sex" +
  "|service-?m[ae]n (?:and|or) wom[ae]n))";

export const BOTH = /* @__PURE__ */ new RegExp("\\b" + BOTH_any + "\\b", "i");

const MEANT_for =
  "(?:(?:for" +
  "|to" +
  "|be" +
  "|are" +
  "|is" +
  "|only" +
  "|open" +
  "|an?" +
  "|as" +
  "|eligible" +
  "|young" +
  "|unmarried" +
  "|single" +
  "|outstanding" +
  "|talented" +
  "|deserving" +
  "|all" +
  "|graduate" +
  "|undergraduate" +
  "|international" +
  "|african[- ]american" +
  "|black" +
  "|hispanic" +
  "|muslim" +
  "|jewish" +
  "|indigenous" +
  "|\\w+ian" +
  "|\\w+ese" +
  "|support" +
  "|supports" +
  "|supporting" +
  "|help" +
  "|helps" +
  "|helping" +
  "|assist\\w*" +
  "|enable\\w*" +
  "|encourag\\w*" +
  "|stimulate" +
  "|aids?" +
  "|allows?" +
  "|attract" +
  "|aux" +
  "|les" +
  "|ser" +
  "|sich" +
  "|für" +
  "|non-\\w+" +
  "|full-time" +
  "|part-time" +
  "|award(?:s|ed)?" +
  "|two" +
  "|three" +
  "|four" +
  "|five" +
  "|\\d+" +
  "|mature" +
  "|minority" +
  "|disadvantaged" +
  "|low-income" +
  "|qualified" +
  "|gender:" +
  "|returning" +
  "|and" +
  "|or" +
  "|," +
  "|\\|))";

const MEANT_any = "(?:(?:^" + "|\\b" + MEANT_for + "\\s*))";

export const MEANT = /* @__PURE__ */ new RegExp(MEANT_any + "$", "i");

const NAME_BEFORE_association =
  "(?:(?:Society" +
  "|Association" +
  "|Federation" +
  "|League" +
  "|Club" +
  "|Clubs" +
  "|Council" +
  "|Network" +
  "|Institute" +
  "|Foundation" +
  "|Union" +
  "|Organi[sz]ation" +
  "|Fund" +
  "|Center" +
  "|Centre" +
  "|Business and Professional" +
  "|Professional" +
  "|University" +
  "|American" +
  "|Advancement" +
  "|Commission" +
  "|Forum" +
  "|Academy" +
  "|National))";

const NAME_BEFORE_society = "(?:\\b" + NAME_BEFORE_association + " (?:\\w+ )?(?:[Oo]f|[Ff]or)?(?: \\w+)? )";

export const NAME_BEFORE = /* @__PURE__ */ new RegExp(NAME_BEFORE_society + "$", "");

const TOPIC_AFTER_studies =
  "(?:(?:studies" +
  "|health" +
  "|rights" +
  "|issues" +
  "|history" +
  "|empowerment" +
  "|leadership" +
  "|basketball" +
  "|soccer" +
  "|golf" +
  "|teams?" +
  "|colleges?" +
  "|organi[sz]ations?" +
  "|mentor\\w*" +
  "|participation" +
  "|clubs?" +
  "|in development program" +
  "|auxiliary" +
  "|ministr\\w+" +
  "|community" +
  "|suffrage" +
  "|sports?" +
  "|experiences))";

const TOPIC_AFTER_any = "(?:(?:['’]s\\b(?! only)" + "|\\s*['’]?\\s?" + TOPIC_AFTER_studies + "))";

export const TOPIC_AFTER = /* @__PURE__ */ new RegExp("^" + TOPIC_AFTER_any + "\\b", "i");

const TOPIC_BEFORE_awareness =
  "(?:(?:awareness of" +
  "|relevan\\w+ (?:of \\w+ \\w+ )?to" +
  "|work to" +
  "|services? to" +
  "|status of" +
  "|role of" +
  "|number of" +
  "|percentage of" +
  "|research (?:on|by|about)" +
  "|about" +
  "|lives of" +
  "|education of" +
  "|working with" +
  "|advancement of" +
  "|violence against" +
  "|rights of" +
  "|empower\\w*" +
  "|participation of" +
  "|under-?representation of" +
  "|achievements? of" +
  "|affecting" +
  "|issues? (?:of|for)" +
  "|members? of" +
  "|hundreds of" +
  "|thousands of" +
  "|opportunities for" +
  "|contributions? (?:of|by|to)" +
  "|improve" +
  "|conditions of" +
  "|especially" +
  "|including" +
  "|such as" +
  "|inspire))";

export const TOPIC_BEFORE = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  TOPIC_BEFORE_awareness +
  "\\s+(?:\\w+\\s+)?$" +
  "|\\b(?:commit\\w+ to|behalf of|focus\\w* on)\\s+(?:\\w+\\s+){0,2}$)", "i");

export const IN_FIELD_AWARD = /* @__PURE__ */ new RegExp(
  "^\\s+in\\s+[\\p{L}& ]{2,30}?\\b(?:scholarships?|fellowships?|awards?|grants?|bursar(?:y|ies))\\" +
  "b", "iu");

export const OWN_AWARD = /* @__PURE__ */ new RegExp(
  "^['’]s\\s+(?:\\w+\\s+)?(?:scholarships?|fellowships?|awards?|bursar(?:y|ies))\\s*(?:$|[(–-])", "i");

export const OTHERS_TOO = /* @__PURE__ */ new RegExp(
  "\\b(?:and|or)\\s+(?:other )?(?:minorit\\w+|under-?represented|persons? with|people of|members" +
  " of)\\b", "i");

export const PROBE = /* @__PURE__ */ new RegExp(
  "(?:wom[ae]n" +
  "|female" +
  "|girl" +
  "|lad(?:y|ies)" +
  "|\\bm[ae]n\\b" +
  "|\\bmales?\\b" +
  "|boys" +
  "|mujer" +
  "|femme" +
  "|mulher" +
  "|frau" +
  "|innen" +
  "|\\bher\\b)", "i");
