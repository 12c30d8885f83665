// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

const AUDIENCE_award =
  "(?:award|giv|grant|offer|provid|present|design|intend|aim|target|reserv|creat|establish|di" +
  "rect|dedicat)";

const AUDIENCE_scholarships =
  "(?:(?:scholarships?" +
  "|fellowships?" +
  "|awards?" +
  "|grants?" +
  "|bursar(?:y|ies)" +
  "|funding" +
  "|funds?" +
  "|support" +
  "|program(?:me)?s?" +
  "|prizes?" +
  "|internships?" +
  "|stipends?" +
  "|discounts?" +
  "|reductions?" +
  "|assistance" +
  "|aid" +
  "|opportunit(?:y|ies)" +
  "|studentships?" +
  "|contest" +
  "|competition" +
  "|waivers?" +
  "|fees?))";

const AUDIENCE_any =
  "(?:(?:open(?:ed)?\\b" +
  "|available\\b" +
  "|eligib\\w+" +
  "|must\\b" +
  "|restricted to" +
  "|limited to" +
  "|only\\b" +
  "|exclusively" +
  "|applicants?\\b" +
  "|candidates?\\b" +
  "|" +
  AUDIENCE_award +
  "\\w*\\s+(?:[\\w,-]+\\s+){0,10}?(?:to|for|at|towards?)\\b" +
  "|" +
  AUDIENCE_scholarships +
  "\\b[^.;:]{0,60}?\\b(?:to|for)\\b" +
  "|(?:support|assist|help|enable|encourage|recogni[sz]e|honou?r|reward|invite|target|attract" +
  "|allow|aid|empower)(?:s|ed)?\\b" +
  "|^for\\b" +
  "|^to\\b" +
  "|\\bfördert\\b" +
  "|\\brichtet sich an\\b" +
  "|\\bbewerben können sich\\b" +
  "|\\bvergibt\\b" +
  "|\\bteilnehmen kann\\b" +
  "|\\bbewerben kann\\b" +
  "|\\berhalten ein stipendium\\b" +
  "|\\bförderung von\\b" +
  "|\\bstudents?,? who\\b" +
  "|\\b(?:you|students?) (?:should|need to|have to)\\b" +
  "|\\b(?:specifically|exclusively) for\\b" +
  "|^(?:self[- ]?)?identif(?:y|ies)\\b" +
  "|^(?:\\w\\)\\s*)?be (?:an?|at|in|currently|enrolled|admitted|under|over)\\b" +
  "|^have (?:an?|at|applied|been|completed)\\b))";

export const AUDIENCE = /* @__PURE__ */ new RegExp("\\b" + AUDIENCE_any, "gi");

const WHOLE_SENTENCE_applicants =
  "(?:(?:students?" +
  "|applicants?" +
  "|candidates?" +
  "|researchers?" +
  "|women" +
  "|men" +
  "|citizens?" +
  "|graduates?" +
  "|youth" +
  "|teens?" +
  "|residents?" +
  "|people" +
  "|individuals?))";

const WHOLE_SENTENCE_are =
  "(?:(?:are|is) (?:eligible|invited to)|(?:may|can) (?:apply|enter|compete|be awarded)|will " +
  "be considered)";

export const WHOLE_SENTENCE = /* @__PURE__ */ new RegExp(
  "(?:^\\W*(?:[\\w’',-]+\\s+){0,6}?" +
  WHOLE_SENTENCE_applicants +
  "\\b[^.;]*\\b" +
  WHOLE_SENTENCE_are +
  "\\b" +
  "|\\b(?:citizenship|residency|nationality|age) (?:is|are) required\\b" +
  "|^\\W*(?:age (?:limit|range|requirement)|(?:minimum|maximum) age)s?\\b)", "i");

const DENIAL_only = "(?: only| just| later| less| more| yet| older| over| exceed| have exceeded)";

export const DENIAL = /* @__PURE__ */ new RegExp("(?:\\b(?:not|never|nor|neither|cannot|no)|n['’]t)\\b(?!" + DENIAL_only + ")", "gi");

export const DENIAL_TURN = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:but|must(?! not)|should(?! not)|and be|and have|and hold|however|are eligible|is e" +
  "ligible|may apply)\\b" +
  "|;" +
  "|\\s-\\s)", "i");

const SECTIONS_check =
  "(?:(?:check also" +
  "|also check" +
  "|read also" +
  "|see also" +
  "|related" +
  "|you may also" +
  "|recommended" +
  "|similar" +
  "|more scholarships" +
  "|other scholarships" +
  "|latest" +
  "|trending))";

const SECTIONS_eligib =
  "(?:(?:eligib\\w+" +
  "|requirements?" +
  "|criteria" +
  "|qualifications?" +
  "|who (?:can|may|is|should)\\b" +
  "|conditions?" +
  "|applicants? (?:must|should)" +
  "|candidates? (?:must|should)" +
  "|to be (?:eligible|considered)" +
  "|to qualify))";

const SECTIONS_how =
  "(?:(?:how to apply" +
  "|to apply" +
  "|apply\\b" +
  "|application" +
  "|required documents" +
  "|documents?" +
  "|submission" +
  "|submit" +
  "|checklist" +
  "|procedure" +
  "|selection" +
  "|judging" +
  "|evaluation" +
  "|contact" +
  "|timeline" +
  "|important dates" +
  "|deadlines?" +
  "|notification" +
  "|faq" +
  "|format" +
  "|topic" +
  "|prompt" +
  "|essay))";

const SECTIONS_maintain =
  "(?:renewal|to maintain|maintaining|continuation|renewable|after (?:the )?award|terms (?:an" +
  "d|&) conditions)";

const SECTIONS_awards =
  "(?:awards?|prizes?|benefits?|value|amount|coverage|stipend|funding|financial support|what " +
  "(?:it|the|we|you))";

export const SECTIONS = [
  { section: "advert", pattern: /* @__PURE__ */ new RegExp("^" + SECTIONS_check + "\\b", "i") },
  {
    section: "eligibility",
    pattern: /* @__PURE__ */ new RegExp("^(?:[\\w ’'-]{0,30}\\b)?" + SECTIONS_eligib, "i"),
  },
  {
    section: "procedure",
    pattern: /* @__PURE__ */ new RegExp("^(?:[\\w ’'-]{0,20}\\b)?" + SECTIONS_how, "i"),
  },
  {
    section: "renewal",
    pattern: /* @__PURE__ */ new RegExp("^(?:[\\w ’'-]{0,20}\\b)?" + SECTIONS_maintain, "i"),
  },
  {
    section: "award",
    pattern: /* @__PURE__ */ new RegExp("^(?:[\\w ’'-]{0,20}\\b)?" + SECTIONS_awards, "i"),
  },
] as const;

const ADVERT_check =
  "(?:(?:check also" +
  "|also check" +
  "|read also" +
  "|read more" +
  "|see also" +
  "|also read" +
  "|you may also (?:like|be interested)" +
  "|recommended for you" +
  "|related (?:posts?|scholarships?|articles?|opportunit\\w+)" +
  "|click here" +
  "|apply now" +
  "|share this" +
  "|follow us" +
  "|subscribe" +
  "|join our (?:telegram|whatsapp|facebook|channel)" +
  "|advertisements?" +
  "|sponsored content))";

export const ADVERT = /* @__PURE__ */ new RegExp("(?:^|[\\s.;(])" + ADVERT_check + "\\b\\s*[:!>»]?", "i");

const EXCLUDES_eligible = "(?:eligible|considered|accepted|permitted|allowed|admitted|funded)";

const EXCLUDES_apply =
  "(?:(?:apply" +
  "|be(?! (?:an? |already |currently )?(?:u\\.?s\\.?(?![a-z])|citizen|national|resident|permane" +
  "nt|enrolled|married|member|employ))))";

const EXCLUDES_any =
  "(?:(?:(?:is|are|will|be|would)\\s+(?:also |therefore |generally |currently )?(?:not|in)[\\s-" +
  "]?(?:be )?" +
  EXCLUDES_eligible +
  "|ineligible" +
  "|(?:may|can|do|does|should|will)\\s?not (?:be eligible|apply|be considered|qualify|enter|pa" +
  "rticipate|compete)" +
  "|can['’]t apply" +
  "|cannot " +
  EXCLUDES_apply +
  "|not (?:open|available|eligible|offered|awarded|intended|meant|given|applicable) (?:to|for" +
  ")" +
  "|(?:not|never) (?:be )?(?:eligible|qualify)" +
  "|(?:is|are) (?:excluded|disqualified)" +
  "|need not apply" +
  "|do not qualify" +
  "|nicht (?:bewerben|gefördert|förderfähig)))";

export const EXCLUDES = /* @__PURE__ */ new RegExp("\\b" + EXCLUDES_any, "i");

const PROCEDURAL_applications =
  "(?:applications?|documents?|essays?|materials|entries|submissions?|forms?|scholarship appl" +
  "ications?)";

const PROCEDURAL_please =
  "(?:(?:please\\b" +
  "|to apply\\b(?!,? (?:you|applicants?|students?|candidates?) (?:must|should|need to) (?:be|h" +
  "ave|hold))" +
  "|submit" +
  "|complete (?:the|an|a|and|our|all)\\b" +
  "|fill" +
  "|send" +
  "|upload" +
  "|provide\\b" +
  "|include\\b" +
  "|attach" +
  "|write\\b" +
  "|email" +
  "|e-mail" +
  "|visit" +
  "|register" +
  "|follow" +
  "|mail" +
  "|download" +
  "|click" +
  "|go to" +
  "|an? (?:completed|official|copy|cover|\\w+ essay|essay|letter|r[eé]sum[eé]|cv)\\b" +
  "|(?:two|three|one|\\d) (?:letters?|references?|essays?|copies|recommendation)" +
  "|(?:official )?transcripts?\\b" +
  "|letters? of" +
  "|proof of" +
  "|essays?\\b" +
  "|(?:all |the )?" +
  PROCEDURAL_applications +
  " (?:must|should|are|can|will|may|need|have|shall)" +
  "|personal statement" +
  "|curriculum" +
  "|r[eé]sum[eé]))";

const PROCEDURAL_must = "(?:must|should|need to|have to|required to|asked to|shall|will)";

const PROCEDURAL_submit =
  "(?:(?:submit" +
  "|complete (?:the|an|a|and|all|our|both)\\b" +
  "|activate" +
  "|provide" +
  "|send" +
  "|upload" +
  "|include" +
  "|write" +
  "|fill" +
  "|register" +
  "|create" +
  "|answer" +
  "|attach" +
  "|supply" +
  "|present" +
  "|apply (?:online|through|via|by|using|directly)" +
  "|follow" +
  "|mail" +
  "|email" +
  "|deliver" +
  "|enclose" +
  "|demonstrate eligibility))";

export const PROCEDURAL = /* @__PURE__ */ new RegExp(
  "(?:^" +
  PROCEDURAL_please +
  "|\\b" +
  PROCEDURAL_must +
  "\\s+(?:also |then |first |either )?(?:be able to )?" +
  PROCEDURAL_submit +
  "\\b" +
  "|\\bFAFSA\\b[^.]{0,20}\\b(?:filed|completed|submitted)\\b" +
  "|\\b(?:are|is|be) reminded\\b" +
  "|\\bcomplete applications\\b)", "i");

const RENEWAL_renew =
  "(?:(?:renew\\w*" +
  "|to (?:keep|retain|maintain|continue)\\b" +
  "|maintain(?:ing|s|ed)?\\b" +
  "|must remain" +
  "|subsequent (?:years?|semesters?)" +
  "|continu(?:ation|ed) (?:of|funding|support|eligibility)" +
  "|once (?:awarded|selected)" +
  "|if (?:selected|awarded|successful)" +
  "|(?:during|throughout) (?:the |their )?(?:tenure|award|scholarship|fellowship) (?:period|y" +
  "ear)" +
  "|contingent (?:up)?on" +
  "|after (?:the )?completi(?:on|ng) of the (?:scholarship|program|fellowship)" +
  "|return to (?:their|his|the) home))";

export const RENEWAL = /* @__PURE__ */ new RegExp("(?:(?:duy trì|giữ học bổng|tiếp tục)" + "|\\b" + RENEWAL_renew + ")", "i");

const CONDITIONAL_above = "(?:above|over|older than|under|below|younger than)";

const CONDITIONAL_prefer = "(?:[^.;]*\\b(?:prefer|priorit|favou?r|(?:are|is) eligible\\W*$))";

const CONDITIONAL_any =
  "(?:(?:(?:applicants?|candidates?|participants?|those) " +
  CONDITIONAL_above +
  " (?:the age of )?\\d+\\b(?!" +
  CONDITIONAL_prefer +
  ")" +
  "|if\\b" +
  "|exemptions?\\b" +
  "|exceptions? (?:are|may|can)\\b" +
  "|for (?:participation in|admission to)\\b" +
  "|in case" +
  "|when\\b" +
  "|unless\\b" +
  "|where\\b" +
  "|for (?:those|applicants|students|candidates|people) (?:who|whose|from|with|under|applying" +
  "|not)\\b[^.]{0,120}[,:]\\s" +
  "|(?:students|applicants|candidates|those) (?:who|whose) (?:are|do|have|native|first)\\b[^.]" +
  "{0,60}\\b(?:not|under|non)\\b))";

export const CONDITIONAL = /* @__PURE__ */ new RegExp("^" + CONDITIONAL_any, "i");

const ONE_OF_any =
  "(?:(?:one (?:or more )?of the following" +
  "|at least one" +
  "|either of" +
  "|any (?:one )?of the following" +
  "|one of these" +
  "|any of these" +
  "|reserved (?:for|to) the following))";

export const ONE_OF = /* @__PURE__ */ new RegExp("\\b" + ONE_OF_any + "\\b", "i");

export const PLACE_LIST_HEAD = /* @__PURE__ */ new RegExp(
  "\\b(?:countries|country|nationals?|citizens?|nationalit\\w+|states|regions)\\b[^.]{0,60}:$", "i");

const RULES_FOLLOW_applicants = "(?:applicants?|candidates?|students?|nominees?|you)";

export const RULES_FOLLOW = /* @__PURE__ */ new RegExp(
  "\\b" +
  RULES_FOLLOW_applicants +
  "\\s+(?:must|should|need(?:s)? to|ha(?:ve|s) to)(?: be| have)?\\s*:$", "i");

export const RULE_FOR_APPLICANTS = /* @__PURE__ */ new RegExp("\\b(?:applicants?|students?|candidates?|you)\\s+(?:must|should)\\s+(?:be|have|hold)\\b", "i");

const PREFERENCE_LEAD_any =
  "(?:(?:(?:strong |special |some |high |first )?(?:preference|priority)\\b" +
  "|special consideration" +
  "|particular(?:ly)? (?:consideration|interested in)" +
  "|preferably" +
  "|ideally" +
  "|if possible" +
  "|it (?:is|would be) (?:desirable|preferable|preferred|advantageous|an advantage|a plus) (?" +
  ":that|if|for|to)" +
  "|(?:we |is |are )?(?:especially|particularly|strongly|also|highly|warmly) (?:encourag\\w+|w" +
  "elcom\\w+|invit\\w+|interested in)" +
  "|(?:we|university|foundation|society) encourages?" +
  "|welcomes? applications? (?:from|by)" +
  "|bevorzugt" +
  "|vorzugsweise" +
  "|de préférence" +
  "|preferentemente" +
  "|preferencialmente))";

export const PREFERENCE_LEAD = /* @__PURE__ */ new RegExp("\\b" + PREFERENCE_LEAD_any, "gi");

const PREFERENCE_TAIL_any =
  "(?:(?:preferred" +
  "|preferable" +
  "|desirable" +
  "|desired(?! \\p{L}+ (?:must|should|is|needs))" +
  "|advantageous" +
  "|an? (?:added |additional |distinct |great |big |clear )?advantage" +
  "|a plus" +
  "|a bonus" +
  "|an asset" +
  "|beneficial" +
  "|encouraged" +
  "|(?:given|receive|get|have) (?:some |special |strong )?(?:preference|priority)" +
  "|prioriti[sz]ed" +
  "|favou?red" +
  "|recommended" +
  "|erwünscht" +
  "|von vorteil" +
  "|willkommen))";

export const PREFERENCE_TAIL = /* @__PURE__ */ new RegExp("\\b" + PREFERENCE_TAIL_any + "\\b", "giu");

const VOID_LEAD_currently =
  "(?: (?:a )?(?:currently |already |an? )?(?:enrolled|U\\.?S|citizen|member|student|major|res" +
  "ident))";

const VOID_LEAD_any =
  "(?:(?:regardless of" +
  "|irrespective of" +
  "|without regard (?:to|for)" +
  "|no matter" +
  "|not (?:restricted|limited|confined) (?:to|by)" +
  "|not based (?:up)?on" +
  "|discriminat\\w+" +
  "|(?:need not|(?:do|does)(?: not|n['’]t) (?:need|have) to) (?:necessarily )?(?:be|have|hold" +
  ")\\b" +
  "|(?:do|does) not (?:be|have|hold)\\b(?=" +
  VOID_LEAD_currently +
  ")" +
  "|not (?:required|necessary|mandatory) (?:to|for|that)" +
  "|no (?:need|requirement)\\b" +
  "|unabhängig von" +
  "|ungeachtet" +
  "|equal opportunity))";

export const VOID_LEAD = /* @__PURE__ */ new RegExp("\\b" + VOID_LEAD_any, "gi");

const NO_SUCH_RULE_requirements = "(?:requirements?|limits?|limitations?|restrictions?|minimum|threshold|cut-?off)";

export const NO_SUCH_RULE = /* @__PURE__ */ new RegExp(
  "\\b(?:no|without(?: any)?|not an?)\\s+(?:[\\p{L}\\d.-]+\\s+){0,4}?" +
  NO_SUCH_RULE_requirements +
  "\\b[^,;.]*", "giu");

const VOID_TAIL_required =
  "(?:required|necessary|needed|mandatory|matter|considered|a (?:requirement|factor|criterion" +
  ")|obligatory)";

const VOID_TAIL_transport = "(?:transport\\w*|airfare|air ticket|travel|flight)";

const VOID_TAIL_any =
  "(?:(?:(?:is|are|am|was|do|does)(?: not|n['’]t) (?:strictly |absolutely )?" +
  VOID_TAIL_required +
  "|not (?:required|necessary|mandatory)" +
  "|(?:in order )?to (?:receive|get|be eligible for|qualify for) (?:the |an? |full |partial )" +
  "*" +
  VOID_TAIL_transport +
  "|is optional" +
  "|(?:is|are) (?:NOT|not) an? (?:pre-?requisite|must)" +
  "|nicht erforderlich))";

export const VOID_TAIL = /* @__PURE__ */ new RegExp("\\b" + VOID_TAIL_any + "\\b", "gi");

export const SCOPE_TURN = /* @__PURE__ */ new RegExp(";|\\bbut\\b|\\bhowever\\b|\\bmust\\b|\\bare eligible\\b|\\bis required\\b", "i");

export const BINDING_BEFORE_COMMA = /* @__PURE__ */ new RegExp("\\b(?:must|eligible|required|open to|only|should|restricted|limited)\\b[^,;]*[,;]", "gi");

const BREAK_requirements =
  "(?:(?:Eligibility(?: (?:Requirements|Criteria))?" +
  "|Requirements" +
  "|Required Documents" +
  "|How to Apply" +
  "|Application (?:Process|Procedure|Instructions)" +
  "|Selection Criteria))";

const BREAK_eligibility2 = "(?:" + BREAK_requirements + ":\\s)";

const BREAK_all =
  "(?:(?:the" +
  "|all" +
  "|any" +
  "|eligible" +
  "|if" +
  "|when" +
  "|that" +
  "|which" +
  "|and" +
  "|or" +
  "|of" +
  "|for" +
  "|to" +
  "|by" +
  "|interested" +
  "|successful" +
  "|qualified" +
  "|prospective" +
  "|who" +
  "|an?" +
  "|under" +
  "|post" +
  "|undergraduate" +
  "|graduate" +
  "|postgraduate" +
  "|international" +
  "|selected" +
  "|our" +
  "|both" +
  "|only" +
  "|these" +
  "|most" +
  "|some" +
  "|as" +
  "|but))";

const BREAK_the2 = "(?:(?<!\\p{L})" + BREAK_all + ")";

const BREAK_you =
  "(?:(?:Must (?:be|have|not|also|currently|plan|attend|reside|meet)" +
  "|(?:You|Applicants?|Students?|Candidates?|The (?:applicant|student|candidate)s?) (?:must|s" +
  "hould|need to|have to)" +
  "|Should (?:be|have)" +
  "|Minorities are))";

const BREAK_must = "(?:" + BREAK_you + "\\s)";

const BREAK_eligibility = "(?:\\s+(?=" + BREAK_eligibility2 + "))";

const BREAK_the =
  "(?:(?=\\s+[A-Z])(?<=(?:^|[\\s(])\\p{Ll}[\\p{L}'’/-]{0,30}|\\d|\\))(?<!" +
  BREAK_the2 +
  ")\\s+(?=" +
  BREAK_must +
  "))";

export const BREAK = /* @__PURE__ */ new RegExp(
  "(?:(\\n+(?:[-–—*•]{1,3}\\s+)?)" +
  "|([.!?]{1,4}[\"'”’)\\]]{0,2}\\s+)" +
  "|(;\\s+|;(?=\\p{Ll}{3}))" +
  "|(\\s?[•●▪◦■►➢✓✔✦➤]\\s*|\\s\\|\\s|(?:^|\\s)\\*{1,3}\\s+)" +
  "|((?<=[:;?!)]\\s{0,2}|\\.\\s{1,2}|\\p{Ll}{3}\\.|^)[-–—]{1,3}\\s*(?=\\p{Lu})|(?<=\\s)[-–](?=\\p{Lu}\\" +
  "p{Ll}))" +
  "|((?<=[.:;?!)]\\s|^|\\n|[\\p{L}\\d]\\s)\\(?(?:\\d{1,2}|[a-h])[.)]\\s+(?=\\p{Lu}))" +
  "|((?<=\\p{Ll}{2}[.!?])(?=\\p{Lu}\\p{Ll}))" +
  "|((?<=\\p{Ll}{4})(?=\\p{Lu}\\p{Ll}{3}))" +
  "|(" +
  BREAK_eligibility +
  ")" +
  "|(\\s-\\s+(?=\\p{L}))" +
  "|(" +
  BREAK_the +
  "))", "gu");

const ABBREVIATION_etc =
  "(?:(?:e\\.g" +
  "|i\\.e" +
  "|etc" +
  "|Ph\\.?D" +
  "|M\\.?Sc" +
  "|B\\.?Sc" +
  "|M\\.?Phil" +
  "|D\\.?Phil" +
  "|M\\.?A" +
  "|B\\.?A" +
  "|M\\.?Ed" +
  "|Dr" +
  "|Mr" +
  "|Ms" +
  "|Mrs" +
  "|Prof" +
  "|St" +
  "|vs" +
  "|approx" +
  "|min" +
  "|max" +
  "|incl" +
  "|esp" +
  "|no" +
  "|No" +
  "|Inc" +
  "|Ltd" +
  "|Co" +
  "|Corp" +
  "|Jr" +
  "|Sr" +
  "|Univ" +
  "|Dept" +
  "|ca" +
  "|bzw" +
  "|[zduio]" +
  "|z\\.\\s?B" +
  "|d\\.\\s?h" +
  "|i\\.\\s?d\\.\\s?R" +
  "|ggf" +
  "|inkl" +
  "|mind" +
  "|Jan" +
  "|Feb" +
  "|Mar" +
  "|Apr" +
  "|Jun" +
  "|Jul" +
  "|Aug" +
  "|Sept?" +
  "|Oct" +
  "|Nov" +
  "|Dec" +
  "|a\\.m" +
  "|p\\.m" +
  "|\\d{1,2}" +
  "|\\p{Lu}" +
  "|\\p{Lu}\\.\\p{Lu}" +
  "|\\p{Lu}\\.\\p{Lu}\\.\\p{Lu}))";

export const ABBREVIATION = /* @__PURE__ */ new RegExp("(?:^|[\\s(.])" + ABBREVIATION_etc + "$", "u");

const OPENER_any =
  "(?:(?:Applicants?" +
  "|Students?" +
  "|Candidates?" +
  "|Must" +
  "|You" +
  "|This" +
  "|These" +
  "|All" +
  "|If" +
  "|For" +
  "|Preference" +
  "|Scholarships?" +
  "|The" +
  "|An?" +
  "|Only" +
  "|We" +
  "|They" +
  "|Awards?" +
  "|There" +
  "|Each" +
  "|Recipients?" +
  "|Applications?" +
  "|Eligible" +
  "|Those" +
  "|Please" +
  "|International" +
  "|To" +
  "|It" +
  "|Is" +
  "|Are" +
  "|Be" +
  "|Have" +
  "|Not" +
  "|No" +
  "|In))";

export const OPENER = /* @__PURE__ */ new RegExp("^" + OPENER_any + "\\b", "");

export const NEXT_NAME = /* @__PURE__ */ new RegExp(
  "^;\\s+(?:and\\s+|or\\s+)?(\\p{Lu}[\\p{L}.'’-]*(?:\\s(?:and|of|the|\\p{Lu}[\\p{L}.'’-]*)){0,4})\\s*(" +
  "?:[;.,\\n]|$)", "u");

export const OPEN_TO_ALL = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:all|any|every|of whatever) (?:nationalit(?:y|ies)|citizenships?)\\b" +
  "|\\b(?:from|in|of) (?:any|all|every|anywhere in) (?:countr(?:y|ies)|(?:parts of )?the world" +
  "|over the world)\\b" +
  "|\\b(?:regardless|irrespective) of (?:\\w+ ){0,3}(?:nationality|citizenship|country)\\b" +
  "|\\bfrom (?:all )?around the (?:world|globe)\\b" +
  "|\\bno (?:nationality|citizenship) (?:restrictions?|requirements?)\\b" +
  "|\\bnot (?:restricted|limited) to (?:\\w+\\s){0,4}(?:citizens|nationals|residents)\\b" +
  "|\\bopen to (?:students |applicants |people |anyone )?(?:world ?wide|globally|international" +
  "ly)\\b)", "i");

export const homeStudents =
  "(?:(?:domestic" +
  "|local" +
  "|home" +
  "|national" +
  "|non-international" +
  "|u\\.?s\\.?" +
  "|american" +
  "|uk" +
  "|uk\\/eu" +
  "|eu" +
  "|in-state" +
  "|canadian" +
  "|australian" +
  "|german))";

export const students = "(?:students?|applicants?|candidates?|citizens?)";

export const HOME_TOO = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  homeStudents +
  "(?: " +
  students +
  ")?(?: and| or|,|\\/| as well as| & | \\/) ?(?:an? )?(?:international|overseas|foreign)\\b" +
  "|\\b(?:international|overseas|foreign)(?: " +
  students +
  ")? ?(?:and|or|\\/|,|&|as well as) ?" +
  homeStudents +
  " ?" +
  students +
  "?\\b" +
  "|\\bboth " +
  homeStudents +
  "\\b" +
  "|\\b(?:open to|for|available to) " +
  homeStudents +
  " students\\b)", "i");
