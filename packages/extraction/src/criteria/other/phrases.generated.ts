// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const who =
  "(?:(?:citizen(?:s|ship)?" +
  "|nationals?" +
  "|nationality" +
  "|residents?" +
  "|students?" +
  "|applicants?" +
  "|candidates?" +
  "|graduates?" +
  "|undergraduates?" +
  "|postgraduates?" +
  "|scholars" +
  "|professionals?" +
  "|researchers?" +
  "|scientists?" +
  "|women" +
  "|people" +
  "|individuals?" +
  "|leaders" +
  "|those" +
  "|come" +
  "|coming" +
  "|be))";

export const sorted =
  "(?:(?:following" +
  "|select(?:ed)?" +
  "|eligible" +
  "|certain" +
  "|specific" +
  "|specified" +
  "|designated" +
  "|listed" +
  "|partner" +
  "|participating" +
  "|member" +
  "|target(?:ed)?" +
  "|approved" +
  "|qualifying" +
  "|sending" +
  "|supported" +
  "|priority" +
  "|beneficiary" +
  "|some))";

const COUNTRY_GATES_an = "(?:(?:an?|the|any|one|our|its|their|all|these|those)\\s+(?:of\\s+(?:the|our|its)\\s+)?)";

const COUNTRY_GATES_countr = "(?:countr(?:y|ies)|states|nations)";

const COUNTRY_GATES_citizens = "(?:citizens?|nationals?|students?|applicants?|residents?)";

const COUNTRY_GATES_with = "(?:with|where|that|which|in which|covered|served|participating)";

export const COUNTRY_GATES = [
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  who +
  "\\s+(?:of|from|in)\\s+" +
  COUNTRY_GATES_an +
  "?(?:[\\w'’-]+\\s+){0,3}?" +
  sorted +
  "\\s+(?:[\\w'’-]+\\s+){0,2}?" +
  COUNTRY_GATES_countr +
  "\\b", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  COUNTRY_GATES_citizens +
  " (?:of|from) (?:a |any )?countr(?:y|ies) " +
  COUNTRY_GATES_with +
  "\\b[^,;.]{0,80}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp("^\\W*(?:for )?(?:eligible|selected|participating|partner) countries(?: only)?\\W*$", "i"),
  },
] as const;

const LIVING_students =
  "(?:students?|seniors?|applicants?|candidates?|those|individuals|women|youth|families|peopl" +
  "e)";

const LIVING_resid = "(?:resid(?:e|ing|ents?)|liv(?:e|ing))";

export const LIVING = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  LIVING_students +
  "\\s+(?:who\\s+)?(?:are\\s+)?(?:currently\\s+)?" +
  LIVING_resid +
  "\\s+(?:in|of|within)\\s+(?:the\\s+)?[^,.;]{3,60}" +
  "|^\\W*(?:must\\s+)?(?:currently\\s+)?(?:live|reside)\\s+(?:in|within)\\s+(?:the\\s+)?[^,.;]{3,60" +
  "})", "i");

export const people =
  "(?:(?:students?" +
  "|student-athletes" +
  "|athletes" +
  "|seniors?" +
  "|undergraduates?" +
  "|graduates?" +
  "|applicants?" +
  "|candidates?" +
  "|individuals" +
  "|women" +
  "|mothers" +
  "|youth" +
  "|young people" +
  "|residents))";

export const faith =
  "(?:(?:Christian" +
  "|Catholic" +
  "|Methodist" +
  "|Lutheran" +
  "|Baptist" +
  "|Presbyterian" +
  "|Episcopal" +
  "|Orthodox" +
  "|Evangelical" +
  "|Protestant" +
  "|Jewish" +
  "|Muslim" +
  "|Hindu" +
  "|Sikh" +
  "|Buddhist" +
  "|Mormon))";

export const kin =
  "(?:(?:children" +
  "|child" +
  "|sons?" +
  "|daughters?" +
  "|spouses?" +
  "|dependents?" +
  "|dependants?" +
  "|grandchildren" +
  "|descendants?" +
  "|widows?" +
  "|siblings?" +
  "|family members))";

const GATES_must = "(?:must|should|need(?:s)? to|has to|have to|required to)";

const GATES_be = "(?:be|become|hold|have|apply for|concurrently apply for)";

const GATES_must2 = "(?:(?!(?:must|should|and|or)\\b)[\\w.&’'-]+\\s+)";

const GATES_institution = "(?: (?:institution|school|university|college|state|countr)\\w*)";

const GATES_are = "(?:who (?:are|is)|be|are|is|[Ff]or|current|active|registered|paid|,)";

const GATES_current = "(?:(?:current|active|registered|student|paid|eligible)\\s+)";

const GATES_of = "(?:(?:of|for|the|and|[\\p{Lu}][\\p{L}.&’'-]*)\\s+)";

const GATES_institution2 =
  "(?: (?:institution|school|universit|college|state|countr|of (?:the )?(?:faculty|jury|commi" +
  "ttee))\\w*)";

const GATES_parent = "(?:be|are|is|parent|guardian)";

const GATES_for = "(?:for|to|be|is|are|an?|all|,|of|if)";

const GATES_an = "(?:(?:an?|the|all|eligible|current|dependent|biological|or|and|spouses?|step)\\s+)";

const GATES_or = "(?:\\s*(?:,|or|and|and\\/or)\\s+(?:\\w+\\s+)?" + kin + ")";

const GATES_all = "(?:all ages|the (?:world|community|future))";

const GATES_or2 = "(?:\\p{Lu}\\p{L}+(?:[-\\s]\\p{Lu}\\p{L}+)?(?:,|\\s+or|\\s+and)?\\s+)";

const GATES_visa =
  "(?:visa|study permit|work permit|driver['’]?s? licen[cs]e|(?:GMAT|GRE|SAT|ACT)(?: or (?:GM" +
  "AT|GRE|SAT|ACT))? score)";

const GATES_rank = "(?:(?:minimum )?(?:ATAR|(?:selection|admission) rank))";

const GATES_complet = "(?:complet(?:ed|ion of)|earned|finished|accumulated)";

const GATES_at = "(?:at least\\s+|a minimum of\\s+|more than\\s+|the )";

const GATES_semesters = "(?:semesters?|terms?|years?|credits?|credit hours|units|ECTS|days)";

const GATES_students =
  "(?:students?|applicants?|candidates?|undergraduates?|who are|must be|should be|is|currentl" +
  "y)";

const GATES_first = "(?:first|second|third|fourth|final|last|penultimate)";

const GATES_from = "(?:from high school |from school |previously )";

const GATES_universit = "(?:universit(?:y|ies)|colleges?|schools?|institutes?)";

const GATES_currently = "(?:be |currently be )";

const GATES_registered = "(?:registered|enrolled)";

const GATES_studied = "(?:studied|resided|lived|received|held|participated|attended|awarded|won)";

const GATES_awarded = "(?:awarded|received|obtained|earned|completed|conferred|graduated)";

const GATES_no =
  "(?:no (?:earlier|more) than|not more than|not earlier than|within the (?:last|past)|less t" +
  "han)";

const GATES_colleges = "(?:universit(?:y|ies)|colleges?|institutions?)";

const GATES_below = "(?:below|under|less than|not (?:more than|exceeding)|up to)";

export const GATES = [
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  GATES_must +
  "\\s+(?:also\\s+)?" +
  GATES_be +
  "\\s+(?:an?\\s+|the\\s+)?" +
  GATES_must2 +
  "{0,7}?member(?:s|ship)?\\b(?!" +
  GATES_institution +
  ")[^.;,]{0,60}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  GATES_are +
  "\\s+(?:an?\\s+|the\\s+)?" +
  GATES_current +
  "*[\\p{Lu}][\\p{L}.&’'-]*\\s+" +
  GATES_of +
  "{0,6}members?\\b(?!" +
  GATES_institution2 +
  ")", "u"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  GATES_parent +
  "\\s+(?:an?\\s+)?members? (?:in good standing )?of\\s+(?:the\\s+)?(?=\\p{Lu})[^.;,]{3,60}", "u"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp("\\b(?:concurrently|also) apply for membership\\b[^.;,]{0,40}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  GATES_for +
  "\\s+" +
  GATES_an +
  "*" +
  kin +
  GATES_or +
  "*(?:\\s+(?:between|aged)[^.;]{0,40}?,)?\\s+of\\s+(?!" +
  GATES_all +
  ")[^.;,]{3,80}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "^\\W*(?:an?\\s+)?(?:children|child|sons?|daughters?|spouse|dependents?|grandchild(?:ren)?)\\s" +
  "+of\\s+[^.;]{3,80}", "i"),
  },
  { pattern: /* @__PURE__ */ new RegExp("\\b" + faith + "\\s+(?:[\\w-]+\\s+){0,3}?" + people + "\\b", "") },
  { pattern: /* @__PURE__ */ new RegExp("\\b" + faith + " faith\\b", "") },
  { pattern: /* @__PURE__ */ new RegExp("\\b(?:student[- ]athletes|athletes|caregivers?|ROTC)\\b", "i") },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:has been|have been|is|are|was|were|be)\\s+(?:an?\\s+)?(?:unpaid\\s+)?caregivers?\\b[^.;,]" +
  "{0,60}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp("\\bfor (?:[\\w-]+\\s+){0,2}(?:team members|employees|crew members|staff)\\b[^.;,]{0,60}", "i"),
  },
  { pattern: /* @__PURE__ */ new RegExp("\\bmothers of\\b[^.;,]{3,40}", "i") },
  {
    pattern: /* @__PURE__ */ new RegExp("\\bof\\s+" + GATES_or2 + "{1,3}(?:descent|ancestry|heritage|extraction)\\b", "u"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\b(?:must|should|be|remain)\\b[^.;]{0,60}\\bunmarried\\b" +
  "|^\\W*unmarried\\b" +
  "|,\\s*(?:and )?unmarried\\b" +
  "|\\bunmarried (?:women|men)\\b)", "i"),
  },
  { pattern: /* @__PURE__ */ new RegExp("\\bnot (?:be )?(?:currently )?incarcerated\\b", "i") },
  {
    pattern: /* @__PURE__ */ new RegExp("\\bworking[- ]class background\\b|\\btrade union (?:engagement|membership)\\b", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:lost|death of) (?:one or both|a|at least one|one|both) (?:of (?:their|your) )?parents" +
  "?\\b", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\b(?:nominated|endorsed|sponsored|invited|seconded) by\\b[^.;,]{3,60}" +
  "|\\b(?:institution|university|embassy|supervisor) (?:invitation|nomination|endorsement)\\b" +
  "|\\binvitation (?:letter )?from\\b[^.;,]{3,50}" +
  "|\\bsupported by an? (?:member|supervisor|sponsor)\\b[^.;,]{0,50})", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:in |among |within )?(?:the )?top\\s+\\d{1,2}\\s?(?:%|per ?cent)(?: of)?[^.;,]{0,40}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:valid|get an?|obtain an?|hold an?|have an?)\\s+(?:[\\w.’']+\\s+){0,3}?" +
  GATES_visa +
  "\\b[^.;,]{0,40}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:GMAT|GRE|SAT|ACT|ATAR)\\b(?: scores?)?\\s*(?:of|:|=|≥|at least|minimum)\\s*(?:at least |" +
  "minimum )?\\d[\\d.]*", ""),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  GATES_rank +
  "(?: \\([^)]{1,30}\\))?\\s*(?:of|:|=|≥|is)?\\s*(?:at least |a minimum of |minimum |above )?\\d{2" +
  "}(?:\\.\\d{1,2})?(?!\\d)", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  GATES_complet +
  "\\s+" +
  GATES_at +
  "?(?:\\d+|one|two|three|first|second)\\s+(?:[\\w-]+\\s+){0,4}?" +
  GATES_semesters +
  "\\b[^.;,]{0,50}", "i"),
  },
  { pattern: /* @__PURE__ */ new RegExp("\\bmore than \\d+ (?:[\\w-]+\\s+){0,3}credits?\\b", "i") },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  GATES_students +
  "\\s+(?:currently\\s+)?in (?:(?:their|the|your|his|her) )?" +
  GATES_first +
  " year(?: of stud\\w+)?\\b", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:needs? to|must|has to|have to|should) be able to (?:be|travel|attend|come|stay)\\b[^.;" +
  ",]{3,60}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\blegally (?:allowed|permitted|entitled|authori[sz]ed) to (?:study|work|enter|reside)\\b[^." +
  ";,]{0,50}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\bfolgender (?:\\p{L}+ )?Hochschulen\\b[^.]{0,120}|\\bnicht mehr als \\d+ Jahren? Berufserfahr" +
  "ung\\b", "u"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\bbe (?:at least )?in (?:the|their) (?:first|second|third|fourth|fifth|sixth) semester\\b[^" +
  ".;,]{0,40}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\b(?:board certification|certified|licensed)\\b[^.;,]{3,60}" +
  "|\\bmust have an? (?:host |local )?sponsor\\b[^.;,]{0,40})", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp("\\bresiding in (?:their|his or her|the) home countr(?:y|ies)\\b[^.;,]{0,40}", "i"),
  },
  { pattern: /* @__PURE__ */ new RegExp("\\bno gap between\\b[^.;,]{3,50}", "i") },
  {
    pattern: /* @__PURE__ */ new RegExp("\\b(?:pass|passed) (?:the|an?) (?:competitive |entrance |written |selection )*exam\\w*", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\bmust (?:have )?participated? in\\b[^.;,]{3,60}|\\bmust (?:have )?(?:taken|take) part in\\b[" +
  "^.;,]{3,60}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\bgraduat(?:e|ed|ing) " +
  GATES_from +
  "?in (?:the (?:spring|summer|fall) of )?20\\d\\d\\b", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:an? )?(?:graduates?|alumn(?:i|us|a)) of (?:any|an?|the)?\\s*(?=\\p{Lu})(?:[\\p{L}’'.-]+\\" +
  "s+){0,5}?" +
  GATES_universit +
  "\\b", "iu"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp("\\bgraduates of any (?:[\\w-]+\\s+){0,2}(?:universit(?:y|ies)|colleges?)\\b", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp("\\bregistered nurses?\\b|\\blicensed (?:nurses?|teachers?|physicians?|attorneys?)\\b", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\bnot " +
  GATES_currently +
  "?(?:an? )?(?:already )?" +
  GATES_registered +
  " (?:students? )?(?:in|at) (?:any |a )?(?=\\p{Lu})[^.;,]{3,60}" +
  "|\\bnot be (?:already )?(?:sponsored|funded|supported) by\\b[^.;,]{3,60})", "u"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:self[- ]funded|self[- ]financed|fee[- ]paying) students? only\\b|\\bself[- ]funded stud" +
  "ents only\\b", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\breturning to (?:school|college|education|university)\\b[^.;,]{0,60}" +
  "|\\bre-?entering the (?:job market|workforce)\\b)", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:not|never) (?:have )?(?:previously|already|ever) (?:been |have )?" +
  GATES_studied +
  "\\b[^.;,]{0,80}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp("\\bnot have (?:resided|lived|studied|worked|carried out)\\b[^.;]{3,100}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  GATES_awarded +
  "\\b[^;]{0,40}\\b" +
  GATES_no +
  "\\b[^.;]{0,30}(?:years?|\\d{4})\\b", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:must|should|currently)\\s+(?:be )?(?:currently )?(?:working|employed) (?:at|in|as|for|" +
  "with)\\b[^.;]{3,80}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\bgraduates of\\b[^.;]{0,40}\\b" +
  GATES_colleges +
  " (?:in|based in|located in)\\b[^.;]{3,60}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\bwho (?:\\w+ ){0,3}(?:been |were )?(?:impacted|affected) by\\b[^.;,]{3,60}" +
  "|\\bself[- ]?identif(?:y|ies) as\\b[^.;]{3,80})", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp("\\b(?:support|for|to|aid|assist) (?:[\\w-]+ ){0,2}members who\\b[^.;,]{3,60}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:household|family|parental) income\\s+(?:must be |of |is |that is )*" +
  GATES_below +
  "\\b[^.;]{2,50}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\brequires? (?:an? )?(?:\\w+ ){0,3}(?:service|teaching|employment) (?:commitment|obligation" +
  ")\\b[^.;]{0,60}", "i"),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "\\b[Cc]itizens? of (?:an?|one of the)\\s+(?:[\\w-]+\\s+){1,4}(?:country|countries|states?)\\b", ""),
  },
  {
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\bonly open to (?:new|continuing|current|returning|existing)\\s+(?:[\\w-]+\\s+){0,3}studen" +
  "ts\\b" +
  "|^\\W*(?:must )?be new to\\b[^.;,]{2,40})", "i"),
  },
  { pattern: /* @__PURE__ */ new RegExp("(?<=tốt nghiệp[^.;,]{0,40}\\s)không quá \\d+ năm", "iu") },
  { pattern: /* @__PURE__ */ new RegExp("(?<!\\p{L})(?:cần )?phải chứng minh\\b[^.;]{3,80}", "iu") },
  {
    pattern: /* @__PURE__ */ new RegExp("(?<=^\\W*|,\\s*)(?:age limits?|health requirements?|medical fitness)(?=\\s*(?:[,.;]|$))", "i"),
  },
  { pattern: /* @__PURE__ */ new RegExp("\\b(?:age limits?|age restrictions?) (?:apply|may apply)\\b", "i") },
] as const;

const BESIDE_any =
  "(?:(?:include" +
  "|including" +
  "|such as" +
  "|e\\.g\\." +
  "|may be" +
  "|can be" +
  "|some" +
  "|not (?:necessary|required)" +
  "|no need" +
  "|need not" +
  "|does not have to" +
  "|do not need" +
  "|winners? will" +
  "|judges" +
  "|committee" +
  "|founded by" +
  "|offered by" +
  "|provided by" +
  "|funded by" +
  "|supported by the foundation))";

export const BESIDE = /* @__PURE__ */ new RegExp("\\b" + BESIDE_any + "\\b[^.;]{0,50}$", "i");

export const BAR = /* @__PURE__ */ new RegExp("\\b(?:must|only|restricted to|limited to|required to|have to|needs? to)\\b", "gi");

const STATUSES_an = "(?:an? |honorably discharged |U\\.?S\\.? |military |post-9/11 )";

export const STATUSES = [
  {
    status: "veteran",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:must be|for|open to|be|are|eligible) " + STATUSES_an + "*veterans?\\b", "i"),
  },
  {
    status: "foster-youth",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\b(?:for|open to|must be|be|are) (?:an? )?(?:current or former )?(?:foster (?:youth|chi" +
  "ldren|care (?:youth|alumni)))\\b" +
  "|\\b(?:have been|was|were|been|youth|people|students) (?:in|from) foster care\\b)", "i"),
  },
  {
    status: "refugee",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:for|to|must be|be|are) (?:an? )?(?:\\w+ )?refugees?\\b|^\\W*(?:recogni[sz]ed )?refugees?" +
  "\\b", "i"),
  },
  {
    status: "single-parent",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:for|open to|must be|be) (?:an? |low-income )?single[- ](?:parents?|mothers?|fathers?)" +
  "\\b", "i"),
  },
  {
    status: "single-parent",
    pattern: /* @__PURE__ */ new RegExp("^\\W*(?:single[- ](?:parents?|mothers?|fathers?))\\b", "i"),
  },
  {
    status: "orphan",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:for|open to|must be|be) (?:an? )?orphan(?:s|ed)?\\b", "i"),
  },
] as const;

const BINDS_any =
  "(?:(?:must" +
  "|required" +
  "|requires" +
  "|shall" +
  "|need(?:s)? to" +
  "|have to" +
  "|has to" +
  "|eligible" +
  "|restricted" +
  "|limited to" +
  "|reserved for" +
  "|exclusively" +
  "|only" +
  "|needed" +
  "|members?(?:hip)?(?: of| in)" +
  "|employees? of" +
  "|open to" +
  "|be an?" +
  "|should (?:be|have|not)" +
  "|is for" +
  "|are for" +
  "|may not" +
  "|no (?:more|less) than" +
  "|at least" +
  "|minimum" +
  "|sponsored by" +
  "|nominated by" +
  "|recommended by))";

export const BINDS = /* @__PURE__ */ new RegExp("\\b" + BINDS_any + "\\b", "i");

const QUALITY_any =
  "(?:(?:academic(?:ally)? (?:excellence|merit|achievement|performance|record|ability|potenti" +
  "al|standing|outstanding)" +
  "|excellen(?:t|ce)" +
  "|outstanding" +
  "|exceptional" +
  "|leadership" +
  "|motivat\\w+" +
  "|passion\\w*" +
  "|commit(?:ted|ment)" +
  "|good (?:academic|standing|character|moral|health)" +
  "|strong" +
  "|talent\\w*" +
  "|potential" +
  "|high(?:ly)? (?:qualified|achiev\\w+|academic)" +
  "|demonstrate\\w*" +
  "|community (?:service|involvement|engagement)" +
  "|character" +
  "|ambitio\\w+" +
  "|creativ\\w+" +
  "|interest in" +
  "|personality" +
  "|merit" +
  "|promis\\w+" +
  "|above average" +
  "|well-rounded" +
  "|willing\\w*" +
  "|enthusias\\w+" +
  "|dedicat\\w+" +
  "|independent" +
  "|adventurous" +
  "|ethical))";

export const QUALITY = /* @__PURE__ */ new RegExp("\\b" + QUALITY_any + "\\b", "i");

const STRICT_any =
  "(?:(?:nominat(?:ed|ion) (?:by|from)" +
  "|endorse(?:d|ment) (?:by|from)" +
  "|(?:school|university|embassy) (?:endorsement|nomination)" +
  "|sponsored by" +
  "|employees? of" +
  "|employed by" +
  "|(?<!\\b(?:amounts?|awards?|deadlines?|dates?|values?|benefits?) )var(?:y|ies) (?:by|from|a" +
  "cross|depending|between)))";

export const STRICT = /* @__PURE__ */ new RegExp("\\b" + STRICT_any + "\\b", "i");

const BELONGING_the =
  "(?:(?:the|any|all|current|eligible|deserving|outstanding|college|graduate|undergraduate|hi" +
  "gh school)\\s+)";

const BELONGING_students = "(?:students?\\s+(?:who (?:are|is)\\s+)?|those (?:who are )?)";

const BELONGING_the2 = "(?:(?:the|a|full-time|active|current)\\s+)";

const BELONGING_employees =
  "(?:employees?|dependents?|children|sons? (?:and|or) daughters?|spouses?|members?|alumni|gr" +
  "andchildren|descendants?)";

const BELONGING_or = "(?:or (?:dependents?|employees?|children|spouses?) )";

const BELONGING_children = "(?:children|spouses?|dependents?|sons?|daughters?|famil(?:y|ies))";

const BELONGING_military = "(?:military|service ?members?|armed forces|veterans?|soldiers?|police|firefighters?)";

export const BELONGING = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:for|to|open to|must be|are)\\s+" +
  BELONGING_the +
  "*" +
  BELONGING_students +
  "?" +
  BELONGING_the2 +
  "*" +
  BELONGING_employees +
  "\\s+" +
  BELONGING_or +
  "?of\\b" +
  "|\\b" +
  BELONGING_children +
  "\\b[^.;]{0,60}\\bof (?:\\w+[ .]+){0,3}" +
  BELONGING_military +
  "\\b)", "i");

const RULE_any =
  "(?:(?:only\\b" +
  "|(?:all |the |eligible )?(?:applicants?|candidates?|students?|entrants?|nominees?|you)\\s+(" +
  "?:must|need to|have to)\\b" +
  "|must\\b))";

export const RULE = /* @__PURE__ */ new RegExp("^\\W*" + RULE_any, "i");

const REMARK_any =
  "(?:(?:deadlines?" +
  "|submi(?:t|tted|ssion)" +
  "|appl(?:y|ication|ications) (?:online|form|must|should|process|is|are|by|through|package|f" +
  "or the)" +
  "|website" +
  "|e-?mail" +
  "|contact" +
  "|please" +
  "|visit" +
  "|essay" +
  "|words?" +
  "|will be (?:notified|announced|selected|contacted|awarded|paid|given|judged|evaluated|revi" +
  "ewed)" +
  "|winner" +
  "|committee" +
  "|more information" +
  "|transcripts?" +
  "|void where" +
  "|letters? of (?:recommendation|reference)" +
  "|references? (?:is |are )?required" +
  "|proof is required" +
  "|interview" +
  "|shortlist\\w*" +
  "|http" +
  "|www" +
  "|attach" +
  "|upload" +
  "|format" +
  "|copies" +
  "|photo\\w*" +
  "|passport copy" +
  "|social media" +
  "|entry" +
  "|entries" +
  "|prize" +
  "|award will" +
  "|scholarships? (?:will|is|are|can|may|covers?)" +
  "|(?:awards?|scholarships?|grants?|fellowships?|bursar\\w+) (?:pays?|covers?|provides?|offer" +
  "s?|includes?|(?:is|are) worth)" +
  "|tuition" +
  "|payment" +
  "|funds" +
  "|video" +
  "|facebook" +
  "|twitter" +
  "|instagram))";

export const REMARK = /* @__PURE__ */ new RegExp("\\b" + REMARK_any + "\\b", "i");

const OPEN_nationalities = "(?:nationalities|countries|genders|majors|fields|disciplines|students?|applicants?)";

export const OPEN = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:open to|available to|eligible:?) (?:all|any(?:one|body)?|everyone|both|men and wom" +
  "en|women and men)\\b" +
  "|\\b(?:all|any) " +
  OPEN_nationalities +
  "\\b[^.]{0,40}\\b(?:eligible|welcome|can apply|may apply)" +
  "|\\ball (?:nationalities|genders|majors|disciplines)\\b" +
  "|\\bmen and women\\b" +
  "|\\bfrom (?:all )?(?:around|over) the world\\b" +
  "|\\bworld-?wide\\b)", "i");

export const ALSO_WELCOME = /* @__PURE__ */ new RegExp(
  "^some\\b|\\bexempt|\\b(?:is|are) also (?:eligible|welcome|invited)\\b|\\bmay also apply\\b", "i");

const SOMEBODY_any =
  "(?:(?:applicants?" +
  "|students?" +
  "|candidates?" +
  "|individuals?" +
  "|employees?" +
  "|recipients?" +
  "|winners?" +
  "|persons?" +
  "|people" +
  "|those" +
  "|citizens?" +
  "|residents?" +
  "|members?" +
  "|who" +
  "|you))";

export const SOMEBODY = /* @__PURE__ */ new RegExp("\\b" + SOMEBODY_any + "\\b", "i");

export const LATE_PAPERS = /* @__PURE__ */ new RegExp("\\b(?:incomplete|late (?:applications?|entries)|applications? (?:will|received))\\b", "i");

export const RELATIVES = /* @__PURE__ */ new RegExp("\\b(?:children|dependents?|spouses?|sons?|daughters?|famil(?:y|ies)|or|and) (?:of )?", "i");

export const anyone =
  "(?:(?:students?" +
  "|applicants?" +
  "|candidates?" +
  "|individuals?" +
  "|persons?" +
  "|people" +
  "|women" +
  "|men" +
  "|youth" +
  "|scholars?" +
  "|researchers?" +
  "|professionals?" +
  "|graduates?" +
  "|undergraduates?" +
  "|seniors?" +
  "|those" +
  "|anyone" +
  "|residents?" +
  "|citizens?" +
  "|recipients?" +
  "|nominees?))";

const TOLD_APART_any =
  "(?:(?:who" +
  "|whose" +
  "|that" +
  "|using" +
  "|affected" +
  "|impacted" +
  "|interested" +
  "|involved" +
  "|engaged" +
  "|working" +
  "|serving" +
  "|employed" +
  "|planning" +
  "|preparing" +
  "|pursuing" +
  "|conducting" +
  "|undertaking" +
  "|specializing" +
  "|living with" +
  "|with" +
  "|without" +
  "|between" +
  "|under" +
  "|over" +
  "|from" +
  "|residing" +
  "|attending" +
  "|enrolled))";

export const TOLD_APART = /* @__PURE__ */ new RegExp("\\b" + anyone + "\\s+" + TOLD_APART_any + "\\b", "gi");

const NAMED_SUBJECT_united =
  "(?:united|us|uk|field|fields|area|choice|home|host|own|country|university|college|year|lev" +
  "el|degree)";

const NAMED_SUBJECT_the = "(?:(?:the |a |an |any |their |your |his |her )?" + NAMED_SUBJECT_united + "\\b)";

export const NAMED_SUBJECT = /* @__PURE__ */ new RegExp(
  "\\b(?:research|studies|study|dissertations?|thes[ie]s|projects?|work)\\s+(?:in|on|of|into)\\s" +
  "+(?!" +
  NAMED_SUBJECT_the +
  ")\\p{L}{4,}", "iu");

export const RELATED_DEGREE = /* @__PURE__ */ new RegExp(
  "\\b(?:\\p{L}+[- ]related (?:degree|field|program|discipline|major)|based on [\\p{L}]+ achieve" +
  "ment)\\b", "iu");

const PERSONAL_any =
  "(?:(?:you" +
  "|your" +
  "|applicants?" +
  "|students?" +
  "|candidates?" +
  "|individuals?" +
  "|people" +
  "|persons?" +
  "|those" +
  "|anyone" +
  "|who" +
  "|recipients?" +
  "|nominees?" +
  "|participants?" +
  "|women" +
  "|men" +
  "|must" +
  "|only" +
  "|required?" +
  "|eligible" +
  "|eligibility" +
  "|restricted" +
  "|limited" +
  "|open to" +
  "|should" +
  "|citizens?" +
  "|residents?" +
  "|nationals?" +
  "|aged?" +
  "|members?" +
  "|employees?" +
  "|graduates?" +
  "|undergraduates?" +
  "|degree" +
  "|enrol\\w*" +
  "|admi(?:tted|ssion)" +
  "|minimum" +
  "|at least))";

export const PERSONAL = /* @__PURE__ */ new RegExp("\\b" + PERSONAL_any + "\\b", "i");

export const FINITE = /* @__PURE__ */ new RegExp(
  "\\b(?:is|are|was|were|will|has|have|can|may|covers?|includes?|provides?|offers?|pays?)\\b", "i");

const HEADING_any =
  "(?:(?:eligib\\w+" +
  "|requirements?" +
  "|criteria" +
  "|qualifications?" +
  "|how to" +
  "|applications?" +
  "|deadlines?" +
  "|awards?" +
  "|benefits?" +
  "|value" +
  "|amount" +
  "|overview" +
  "|about" +
  "|descriptions?" +
  "|notes?" +
  "|details" +
  "|conditions?" +
  "|who (?:can|may)))";

export const HEADING = /* @__PURE__ */ new RegExp("^\\W*" + HEADING_any + "\\b[^.]{0,40}$", "i");

export const vocation =
  "(?:(?:composers" +
  "|poets" +
  "|writers" +
  "|playwrights" +
  "|novelists" +
  "|artists" +
  "|painters" +
  "|sculptors" +
  "|photographers" +
  "|film-?makers" +
  "|musicians" +
  "|singers" +
  "|dancers" +
  "|choreographers" +
  "|actors" +
  "|journalists" +
  "|reporters" +
  "|broadcasters" +
  "|librarians" +
  "|archivists" +
  "|curators" +
  "|translators" +
  "|interpreters" +
  "|(?:school)?teachers" +
  "|educators" +
  "|coaches" +
  "|farmers" +
  "|ranchers" +
  "|missionaries" +
  "|pastors" +
  "|clergy" +
  "|seminarians" +
  "|trade unionists" +
  "|firefighters" +
  "|police officers" +
  "|lawyers" +
  "|attorneys" +
  "|judges" +
  "|physicians" +
  "|doctors" +
  "|dentists" +
  "|pharmacists" +
  "|nurses" +
  "|midwives" +
  "|veterinarians" +
  "|surgeons" +
  "|clinicians" +
  "|diplomats" +
  "|civil servants" +
  "|public servants" +
  "|government officials" +
  "|trade union members))";

export const forVocation =
  "(?:for\\s+(?:(?!(?:the|our|future|aspiring|training|becoming)\\b)[\\p{L}’'-]+\\s+){0,3}?" +
  vocation +
  "\\b)";

export const OPENS = /* @__PURE__ */ new RegExp("^\\W*(?:(?:open|only|exclusively|designed|intended)\\s+)?" + forVocation, "iu");

export const IN_TITLE = /* @__PURE__ */ new RegExp("\\b" + forVocation + "(?!\\s+(?:association|society|foundation|fund|union)\\b)", "iu");

const SPECIAL_EXPERIENCE_missionary =
  "(?:(?:missionary" +
  "|ministry" +
  "|pastoral" +
  "|military" +
  "|law enforcement" +
  "|teaching" +
  "|nursing" +
  "|clinical" +
  "|policing" +
  "|farming" +
  "|coaching" +
  "|journalis\\w+" +
  "|diplomatic))";

export const SPECIAL_EXPERIENCE = /* @__PURE__ */ new RegExp(
  "\\b" +
  SPECIAL_EXPERIENCE_missionary +
  "\\s+(?:work\\s+|service\\s+)?experience\\b[^.;,]{0,40}", "i");

export const PROBE = /* @__PURE__ */ new RegExp("veteran|foster|refugee|single|orphan", "i");

export const SHUT_OUT_IN_BRACKETS = /* @__PURE__ */ new RegExp("\\((?:non|not|except|excluding)\\b[^)]{2,60}\\)", "i");
