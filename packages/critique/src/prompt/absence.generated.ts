// Written by tooling/compile-vocabulary.ts from absence.yaml: change that file.
import { word, rest, upToOne, upToTwo, upToThree, gap20, gap30, gap40 } from '../text/parts.generated.ts';

export const award = "(?:(?:scholarship" + "|award" + "|grant" + "|funding" + "|fellowship" + "|bursary))";

export const giving =
  "(?:(?:scholarship" +
  "|award" +
  "|grant" +
  "|funding" +
  "|fellowship" +
  "|bursary" +
  "|support" +
  "|help" +
  "|assistance" +
  "|aid))";

export const money =
  "(?:(?:\\w*[$€£₦₹¥]\\w*" +
  "|costs?" +
  "|prices?" +
  "|priced" +
  "|budgets?" +
  "|pa(?:y|id|ys|ying|yments?)" +
  "|unpaid" +
  "|buy(?:s|ing)?" +
  "|bought" +
  "|expens\\w+" +
  "|money" +
  "|fund\\w*" +
  "|financ\\w+" +
  "|fees?" +
  "|tuition" +
  "|afford\\w*" +
  "|loans?" +
  "|debts?" +
  "|owed?" +
  "|owes" +
  "|borrow\\w*" +
  "|salar(?:y|ies)" +
  "|wages?" +
  "|incomes?" +
  "|earn\\w*" +
  "|rent" +
  "|savings?" +
  "|saved?" +
  "|scholarships?" +
  "|bursar(?:y|ies)" +
  "|grants?" +
  "|stipends?" +
  "|sponsor\\w*" +
  "|poor" +
  "|poverty" +
  "|bills?" +
  "|balance" +
  "|economic\\w*" +
  "|pension" +
  "|unemploy\\w+" +
  "|low-income" +
  "|euros?" +
  "|dollars?" +
  "|pounds?" +
  "|shillings?" +
  "|ksh" +
  "|naira" +
  "|rupees?" +
  "|pesos?" +
  "|rand" +
  "|kwacha" +
  "|birr" +
  "|cedis?" +
  "|taka" +
  "|yen" +
  "|yuan" +
  "|dinars?" +
  "|rupiah" +
  "|baht" +
  "|lira" +
  "|som" +
  "|francs?" +
  "|kroner?" +
  "|afn" +
  "|usd" +
  "|cents?))";

export const livelihood =
  "(?:(?:jobs?" +
  "|sell(?:s|ing)?" +
  "|sold" +
  "|free" +
  "|cheap" +
  "|support\\w*" +
  "|labou?rers?" +
  "|casual" +
  "|widow\\w*" +
  "|orphan\\w*" +
  "|breadwinner" +
  "|retired" +
  "|disab\\w+" +
  "|spen[dt]\\w*" +
  "|worth" +
  "|sums?" +
  "|hunger" +
  "|hungry" +
  "|afloat" +
  "|aid))";

export const person =
  "(?:(?:I" +
  "|we" +
  "|my" +
  "|our" +
  "|me" +
  "|us" +
  "|famil(?:y|ies)" +
  "|parents" +
  "|mother" +
  "|father" +
  "|guardian))";

export const ownMoney =
  "(?:(?:afford" +
  "|tuition" +
  "|fees?" +
  "|financ\\w+" +
  "|loans?" +
  "|debts?" +
  "|salar(?:y|ies)" +
  "|wages?" +
  "|incomes?" +
  "|earn\\w*" +
  "|owed?" +
  "|owes" +
  "|borrow\\w*" +
  "|low-income" +
  "|money" +
  "|rent" +
  "|savings?" +
  "|costs?" +
  "|pay(?:s|ing)?" +
  "|expenses" +
  "|pension" +
  "|unemploy\\w+" +
  "|bursar(?:y|ies)" +
  "|poor" +
  "|poverty" +
  "|[$€£₦₹¥] ?\\d))";

export const wanting =
  "(?:(?:will" +
  "|shall" +
  "|want" +
  "|hope" +
  "|plan" +
  "|intend" +
  "|aim" +
  "|dream" +
  "|aspire" +
  "|look forward" +
  "|would(?! (?:like|love) to (?:thank|apply|say|express))))";

export const aims =
  "(?:(?:goals?" +
  "|plans?" +
  "|dreams?" +
  "|aim" +
  "|ambitions?" +
  "|aspirations?" +
  "|objectives?" +
  "|intentions?" +
  "|wish" +
  "|hope" +
  "|next step" +
  "|future" +
  "|career))";

export const negation =
  "(?:(?:no" +
  "|not" +
  "|never" +
  "|nobody" +
  "|none" +
  "|nothing" +
  "|no one" +
  "|\\w+n[’']t" +
  "|without" +
  "|cannot))";

export const helping =
  "(?:(?:support (?:me|us|my)" +
  "|help(?:s|ed)? (?:me|us|my)" +
  "|enabl\\w+" +
  "|allow\\w*" +
  "|burden" +
  "|able to" +
  "|opportunit\\w+" +
  "|focus" +
  "|concentrate" +
  "|with (?:this|it|your)" +
  "|programme" +
  "|program" +
  "|free" +
  "|afford\\w*" +
  "|pay\\w*" +
  "|costs?" +
  "|fees?" +
  "|tuition" +
  "|money" +
  "|financ\\w+))";

export const leads =
  "(?:(?:led" +
  "|lead" +
  "|leads" +
  "|leading (?:a|the|my|our)" +
  "|leadership" +
  "|captain\\w*" +
  "|president" +
  "|chair(?:ed|person|man|woman|ing)?" +
  "|head" +
  "|prefect\\w*" +
  "|found(?:ed|er|ers|ing)" +
  "|co-?founded" +
  "|organi[sz](?:ed|er|ers|ing)" +
  "|coordinat\\w+" +
  "|managed" +
  "|manager" +
  "|managing" +
  "|supervis(?:ed|ing)" +
  "|mentored" +
  "|recruit\\w*" +
  "|persuad\\w+" +
  "|convinc(?:e|ed|ing)(?! that)" +
  "|initiat\\w+" +
  "|launch\\w*" +
  "|set up" +
  "|trained" +
  "|delegat\\w+" +
  "|in charge" +
  "|secretary" +
  "|treasurer" +
  "|monitor" +
  "|director" +
  "|campaign\\w*" +
  "|command\\w*" +
  "|represent\\w*" +
  "|elected" +
  "|assigned" +
  "|introduced" +
  "|my (?:team|group|staff|crew|members|colleagues)" +
  "|responsible for" +
  "|ran))";

export const withOthers =
  "(?:(?:teams?" +
  "|committee" +
  "|members?" +
  "|volunteer\\w*" +
  "|decided?" +
  "|decision\\w*" +
  "|proposed" +
  "|suggested" +
  "|together" +
  "|projects?" +
  "|chosen" +
  "|guid\\w+" +
  "|invited" +
  "|gathered" +
  "|asked" +
  "|told" +
  "|showed" +
  "|explained" +
  "|taught" +
  "|teach\\w*" +
  "|tutor\\w*" +
  "|mentor\\w*" +
  "|got" +
  "|start(?:ed|ing)" +
  "|built" +
  "|we" +
  "|groups?" +
  "|others" +
  "|club" +
  "|them" +
  "|help" +
  "|helped" +
  "|made))";

export const failed =
  "(?:(?:fail\\w*" +
  "|mistak\\w*" +
  "|wrong\\w*" +
  "|reject\\w*" +
  "|lost" +
  "|los(?:e|es|ing|s)" +
  "|broke\\w*" +
  "|fell" +
  "|quit" +
  "|collaps\\w*" +
  "|refus\\w*" +
  "|miss(?:ed|ing)" +
  "|forgot\\w*" +
  "|burn\\w*" +
  "|sank" +
  "|died" +
  "|asham\\w*" +
  "|sham\\w*" +
  "|disappoint(?:ed|ing|ment)" +
  "|unsuccess\\w*" +
  "|stopped" +
  "|ran out" +
  "|worse" +
  "|worst" +
  "|sorry" +
  "|apolog\\w*" +
  "|regret\\w*" +
  "|blam\\w*" +
  "|cancel\\w*" +
  "|suspend\\w*" +
  "|disqualif\\w*" +
  "|defeat\\w*" +
  "|errors?" +
  "|faults?" +
  "|unfortunate\\w*" +
  "|last place" +
  "|gave up" +
  "|spoil\\w*" +
  "|destroy\\w*" +
  "|ruin\\w*" +
  "|too \\w+" +
  "|turned down" +
  "|badly))";

export const trouble =
  "(?:(?:but" +
  "|however" +
  "|although" +
  "|though" +
  "|despite" +
  "|difficult\\w*" +
  "|hard" +
  "|struggl\\w*" +
  "|alone" +
  "|empty" +
  "|late" +
  "|bad" +
  "|sold" +
  "|less" +
  "|fewer))";

export const youWill =
  "(?:(?:will you" +
  "|you will" +
  "|do you plan to" +
  "|you plan to" +
  "|do you intend to" +
  "|you intend to" +
  "|do you hope to" +
  "|you hope to" +
  "|would you))";

export const institution =
  "(?:(?:University" +
  "|Institute" +
  "|College" +
  "|School" +
  "|Faculty" +
  "|Department" +
  "|Ministry" +
  "|Board" +
  "|Bank" +
  "|Government" +
  "|Office" +
  "|High))";

export const fullName = "(?:\\p{Lu}\\p{Ll}+ (?!" + institution + "\\b)\\p{Lu}\\p{Ll}+(?! " + institution + "\\b))";

export const placeOfStudy =
  "(?:(?:laboratory" +
  "|lab" +
  "|university" +
  "|college" +
  "|school" +
  "|institute" +
  "|institution" +
  "|department" +
  "|faculty))";

export const ahead =
  "(?:(?:will" +
  "|shall" +
  "|would" +
  "|plan" +
  "|planned" +
  "|intend" +
  "|then" +
  "|finally" +
  "|followed by))";

export const unitOfWork =
  "(?:(?:month" +
  "|week" +
  "|quarter" +
  "|semester" +
  "|phase" +
  "|stage" +
  "|term" +
  "|day" +
  "|year" +
  "|step" +
  "|season))";

export const count = "(?:(?:one" + "|two" + "|three" + "|four" + "|five" + "|six" + "|I" + "|II" + "|III))";

export const timeWord =
  "(?:(?:January" +
  "|February" +
  "|March" +
  "|April" +
  "|May" +
  "|June" +
  "|July" +
  "|August" +
  "|September" +
  "|October" +
  "|November" +
  "|December" +
  "|months?" +
  "|years?" +
  "|spring" +
  "|summer" +
  "|autumn" +
  "|winter" +
  "|semesters?" +
  "|phases?" +
  "|stages?" +
  "|20[2-4]\\d))";

export const measured =
  "(?:(?:measur\\w*" +
  "|indicators?" +
  "|per ?cent" +
  "|evaluat\\w*" +
  "|monitor\\w*" +
  "|targets?" +
  "|surveys?" +
  "|compar\\w*" +
  "|count\\w*" +
  "|numbers?" +
  "|rates?" +
  "|reduc\\w*" +
  "|fewer" +
  "|half" +
  "|data" +
  "|tests?" +
  "|assess\\w*" +
  "|track\\w*" +
  "|check\\w*" +
  "|record\\w*" +
  "|register\\w*" +
  "|reports?" +
  "|know" +
  "|see" +
  "|ask" +
  "|figures?" +
  "|scores?" +
  "|exams?" +
  "|results?" +
  "|within" +
  "|by 20\\d\\d))";

export const modal = "(?:(?:should" + "|ought" + "|need" + "|needs" + "|must" + "|could" + "|would))";

export const ABSENCES = [
  {
    id: "need",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:financial(?:(?:ly))?" +
  "|economic)\\s+(?:need(?:(?:s))?" +
  "|situation" +
  "|circumstances" +
  "|hardship" +
  "|assistance" +
  "|position)" +
  "|why" +
  gap20 +
  "you" +
  gap20 +
  "need" +
  gap20 +
  giving +
  "|need\\s+for\\s+(?:financial" +
  "|funding" +
  "|support" +
  "|this)" +
  rest +
  "|how" +
  gap30 +
  "you" +
  gap30 +
  "(?:pay" +
  "|paid" +
  "|meet\\s+the\\s+costs" +
  "|cover\\s+the\\s+costs)))(?![\\p{L}\\p{N}])", "iu"),
    field: /* @__PURE__ */ new RegExp("^(?=[^]*\\b" + person + "\\b)[^]*(?<!\\p{L})" + ownMoney + "(?!\\p{L})", "iu"),
    weak: /* @__PURE__ */ new RegExp("(?<![\\p{L}\\p{N}])(?:(?:" + money + "|" + livelihood + "))(?![\\p{L}\\p{N}])", "iu"),
    question: "Which costs can’t you meet, how much are they a year, and what have you tried already?",
  },
  {
    id: "first-plans",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:immediate" +
  "|short-term" +
  "|immediate\\s+and\\s+long-term)\\s+(?:plan(?:(?:s))?" +
  "|goal(?:(?:s))?)" +
  "|first\\s+" +
  upToOne +
  "(?:year(?:(?:s))?" +
  "|month(?:(?:s))?)\\s+(?:after" +
  "|back" +
  "|following" +
  "|upon" +
  "|once)))(?![\\p{L}\\p{N}])", "iu"),
    field: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:immediate(?:(?:ly))?" +
  "|short-term" +
  "|return" +
  rest +
  "|back" +
  "|after" +
  "|afterwards" +
  "|once\\s+(?:I" +
  "|my" +
  "|back" +
  "|home" +
  "|there" +
  "|the)" +
  "|upon\\s+(?:my" +
  "|return" +
  "|complet" +
  "|graduat" +
  "|finish)" +
  rest +
  "|soon" +
  "|begin(?:(?:s" +
  "|ning))?" +
  "|start(?:(?:s" +
  "|ing))?" +
  "|next\\s+(?:year" +
  "|month" +
  "|step)" +
  "|when\\s+I\\s+(?:finish" +
  "|complete" +
  "|come" +
  "|am" +
  "|have)" +
  "|stay" +
  "|remain" +
  "|keep" +
  "|continue" +
  "|go\\s+on" +
  "|resume" +
  "|rejoin" +
  "|first\\s+(?:year" +
  "|month" +
  "|step" +
  "|thing" +
  "|task" +
  "|I" +
  "|week)" +
  "|I\\s+(?:will" +
  "|want\\s+to" +
  "|would" +
  "|shall)\\s+first" +
  "|within" +
  "|in\\s+the\\s+(?:short" +
  "|near)" +
  "|" +
  word +
  "\\s+months" +
  "|20(?:26" +
  "|27" +
  "|28" +
  "|29" +
  "|30" +
  "|31)))(?![\\p{L}\\p{N}])", "iu"),
    question: "What would you do in the first year, where, and with whom?",
  },
  {
    id: "ahead",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:career" +
  "|professional" +
  "|future" +
  "|long-term" +
  "|short-term" +
  "|educational" +
  "|academic" +
  "|life" +
  "|your)\\s+(?:goal(?:(?:s))?" +
  "|plan(?:(?:s))?" +
  "|objective(?:(?:s))?" +
  "|aspiration(?:(?:s))?" +
  "|ambition(?:(?:s))?)" +
  "|(?:goal(?:(?:s))?" +
  "|plan(?:(?:s))?" +
  "|objective(?:(?:s))?)\\s+(?:after" +
  "|for\\s+the\\s+future" +
  "|for\\s+your\\s+future)" +
  "|" +
  youWill +
  "\\s+" +
  upToOne +
  "(?:do" +
  "|achieve" +
  "|become" +
  "|work" +
  "|use" +
  "|apply" +
  "|contribute" +
  "|give" +
  "|serve" +
  "|continue" +
  "|spend" +
  "|make" +
  "|change)" +
  "|after\\s+(?:you\\s+" +
  "|the\\s+" +
  "|your\\s+)(?:graduat" +
  rest +
  "|degree" +
  "|stud" +
  rest +
  "|return)" +
  "|in\\s+(?:five" +
  "|ten" +
  "|twenty" +
  "|5" +
  "|10)\\s+years" +
  "|years\\s+from\\s+now))(?![\\p{L}\\p{N}])", "iu"),
    field: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:I" +
  "|we" +
  "|and)\\s+" +
  upToTwo +
  wanting +
  "|(?:I" +
  "|we)(?:['’]" +
  "|['’])(?:ll" +
  "|d)" +
  "|(?:I" +
  "|we)(?:\\s+am" +
  "|['’]m" +
  "|['’]m" +
  "|\\s+are" +
  "|['’]re" +
  "|['’]re)\\s+(?:going" +
  "|training" +
  "|about" +
  "|planning" +
  "|hoping" +
  "|working)\\s+to(?:(?:wards))?" +
  "|(?:my" +
  "|our" +
  "|a" +
  "|the)\\s+" +
  upToThree +
  aims +
  "|(?:become" +
  "|becoming)" +
  "|(?:one\\s+day" +
  "|someday" +
  "|in\\s+(?:(?:the)\\s+)?future" +
  "|next\\s+year" +
  "|profession" +
  "|vocation" +
  "|back\\s+home)" +
  "|after\\s+(?:graduat" +
  rest +
  "|my\\s+degree" +
  "|this\\s+degree" +
  "|the\\s+degree" +
  "|my\\s+studies" +
  "|return" +
  rest +
  "|this)" +
  "|when\\s+I\\s+(?:return" +
  "|finish" +
  "|graduate" +
  "|have" +
  "|am" +
  "|get" +
  "|go" +
  "|come)" +
  "|20(?:(?:2\\[6-9\\]" +
  "|\\[3-9\\]\\\\d))?))(?![\\p{L}\\p{N}])", "iu"),
    weak: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:will" +
  "|shall" +
  "|would" +
  "|should" +
  "|want" +
  "|hope" +
  "|plan" +
  "|(?:I" +
  "|we" +
  "|it" +
  "|this" +
  "|that)\\s+(?:can" +
  "|could)))(?![\\p{L}\\p{N}])", "iu"),
    never: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:not" +
  "|never)\\s+(?:disappoint" +
  "|let\\s+you\\s+down)" +
  "|hope\\s+(?:(?:that)\\s+)?you\\s+(?:will" +
  "|would" +
  "|can" +
  "|could)" +
  "|consider\\s+(?:my" +
  "|this)\\s+(?:application" +
  "|request)" +
  "|(?:continue" +
  "|follow" +
  "|pursue)\\s+my\\s+(?:dream(?:(?:s))?" +
  "|studies" +
  "|education)" +
  "|would\\s+like\\s+to\\s+(?:begin" +
  "|start" +
  "|study)\\s+in" +
  "|thank))(?![\\p{L}\\p{N}])", "iu"),
    question: "What will you do first, where, and for whom?",
  },
  {
    id: "award-use",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:how" +
  gap40 +
  award +
  gap40 +
  "(?:help" +
  "|enable" +
  "|allow" +
  "|benefit" +
  "|support" +
  "|change" +
  "|contribut)" +
  rest +
  "|(?:how" +
  "|what)" +
  gap30 +
  "use\\s+(?:this" +
  "|the" +
  "|our)\\s+" +
  award +
  "))(?![\\p{L}\\p{N}])", "iu"),
    field: /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  award +
  "|^(?=[^]*\\b(?:" +
  wanting +
  "|can|could|would)\\b)[^]*\\b" +
  helping +
  "\\b)", "iu"),
    question: "What would the award pay for, and what could you then do that you can’t do without it?",
  },
  {
    id: "timetable",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:timetable" +
  "|time\\s+table" +
  "|timeline(?:(?:s))?" +
  "|time\\s+line" +
  "|schedule" +
  "|work\\s+plan" +
  "|workplan" +
  "|time\\s+frame" +
  "|plan\\s+of\\s+work))(?![\\p{L}\\p{N}])", "iu"),
    field: /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  unitOfWork +
  "s? (?:" +
  count +
  "|\\d+)\\b" +
  "|\\b(?:first|second|third|fourth|final|last|next) (?:\\w+ )?" +
  unitOfWork +
  "s?\\b" +
  "|\\b(?:begin|start|finish|complete|end)s? (?:\\w+ ){0,2}(?:in|by|on|from)\\b" +
  "|^(?=[^]*\\b" +
  ahead +
  "\\b)[^]*\\b" +
  timeWord +
  "\\b" +
  "|^\\W*" +
  timeWord +
  "\\b[^.?!]{0,40}[:–—-])", "iu"),
    question: "What will be done in each month or half year?",
  },
  {
    id: "budget",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:budget" +
  "|cost(?:(?:s))?\\s+of\\s+(?:the" +
  "|your)\\s+project" +
  "|(?:what" +
  "|how\\s+much)" +
  gap30 +
  "cost(?:(?:s))?" +
  "|what\\s+will\\s+it\\s+cost))(?![\\p{L}\\p{N}])", "iu"),
    field: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:" +
  money +
  "|" +
  livelihood +
  "|donat" +
  rest +
  "|material(?:(?:s))?" +
  "|(?:owned" +
  "|lent" +
  "|lends" +
  "|provides" +
  "|provided" +
  "|supplied" +
  "|covered)))(?![\\p{L}\\p{N}])", "iu"),
    question: "What does each thing cost, and who pays the rest?",
  },
  {
    id: "supervisor",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:your" +
  "|a" +
  "|the" +
  "|possible" +
  "|proposed" +
  "|choice\\s+of" +
  "|intended" +
  "|two)" +
  gap20 +
  "supervisor(?:(?:s))?" +
  "|(?:host" +
  "|host\\s+institution" +
  "|department)\\s+(?:and\\s+" +
  "|or\\s+)" +
  upToOne +
  "supervisor(?:(?:s))?" +
  "|(?:which" +
  "|whose)\\s+(?:faculty" +
  "|professor(?:(?:s))?" +
  "|researcher(?:(?:s))?" +
  "|group)" +
  "|faculty\\s+member(?:(?:s))?" +
  "|the\\s+faculty\\s+(?:with\\s+whom" +
  "|you)" +
  rest +
  "|professor(?:(?:s))?))(?![\\p{L}\\p{N}])", "iu"),
    field: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:prof(?:(?:essor))?(?:(?:s))?" +
  "|prof\\." +
  "|Dr(?:(?:\\.))?" +
  "|Drs" +
  "|supervis" +
  rest +
  "|advis" +
  rest +
  "|faculty" +
  "|mentor" +
  rest +
  "|guidance\\s+of" +
  "|lab(?:(?:s))?" +
  "|group(?:(?:s))?\\s+of" +
  "|(?:work" +
  "|working" +
  "|study)\\s+(?:with" +
  "|under)" +
  "|your" +
  rest +
  "))(?![\\p{L}\\p{N}])", "iu"),
    named: /* @__PURE__ */ new RegExp(fullName, "u"),
    question: "Who there works on this, and what would you do with them that you can’t do elsewhere?",
  },
  {
    id: "why-here",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:why" +
  gap30 +
  "(?:our" +
  "|this" +
  "|the" +
  "|your)\\s+" +
  upToOne +
  placeOfStudy +
  "|why\\s+(?:us" +
  "|here)" +
  "|reason(?:(?:s))?\\s+for\\s+choosing\\s+(?:our" +
  "|this)\\s+" +
  placeOfStudy +
  "))(?![\\p{L}\\p{N}])", "iu"),
    field: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:you(?:(?:r))?(?:(?:s))?" +
  "|universit" +
  rest +
  "|institut" +
  rest +
  "|laborator" +
  rest +
  "|lab(?:(?:s))?" +
  "|department(?:(?:s))?" +
  "|faculty" +
  "|programme(?:(?:s))?" +
  "|program(?:(?:s))?" +
  "|course(?:(?:s))?" +
  "|school(?:(?:s))?" +
  "|college(?:(?:s))?" +
  "|campus" +
  "|professor(?:(?:s))?" +
  "|curricul" +
  rest +
  "|module(?:(?:s))?" +
  "|class(?:(?:es))?" +
  "|(?:study" +
  "|learn" +
  "|work" +
  "|come" +
  "|go" +
  "|be" +
  "|live)\\s+(?:there" +
  "|here)" +
  "|seminar(?:(?:s))?" +
  "|degree" +
  "|master" +
  rest +
  "))(?![\\p{L}\\p{N}])", "iu"),
    named: /* @__PURE__ */ new RegExp(fullName, "u"),
    question: "Which course, person or project there do you need, and for which step of your plan?",
  },
  {
    id: "leadership",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:time" +
  "|example(?:(?:s))?" +
  "|occasion" +
  "|situation" +
  "|experience" +
  "|instance)" +
  gap40 +
  "(?:led" +
  "|lead" +
  "|leadership" +
  "|leader" +
  "|initiative)" +
  "|(?:leadership" +
  "|influencing)\\s+(?:experience(?:(?:s))?" +
  "|skill(?:(?:s))?" +
  "|qualit" +
  rest +
  "|potential" +
  "|role(?:(?:s))?)" +
  "|(?:shown" +
  "|demonstrated" +
  "|show" +
  "|demonstrate)\\s+(?:(?:your)\\s+)?(?:leadership" +
  "|initiative)" +
  "|how\\s+you\\s+have\\s+led" +
  "|your\\s+leadership))(?![\\p{L}\\p{N}])", "iu"),
    field: /* @__PURE__ */ new RegExp("(?<![\\p{L}\\p{N}])(?:" + leads + ")(?![\\p{L}\\p{N}])", "iu"),
    weak: /* @__PURE__ */ new RegExp("(?<![\\p{L}\\p{N}])(?:" + withOthers + ")(?![\\p{L}\\p{N}])", "iu"),
    question: "When did others act because of you: who were they, and what did you decide?",
  },
  {
    id: "failure",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:fail(?:(?:ed" +
  "|ure" +
  "|ures))?" +
  "|mistake(?:(?:s))?" +
  "|went\\s+wrong" +
  "|got\\s+wrong" +
  "|did\\s+not\\s+succeed))(?![\\p{L}\\p{N}])", "iu"),
    field: /* @__PURE__ */ new RegExp("(?<![\\p{L}\\p{N}])(?:" + failed + ")(?![\\p{L}\\p{N}])", "iu"),
    weak: /* @__PURE__ */ new RegExp("(?<![\\p{L}\\p{N}])(?:(?:" + negation + "|" + trouble + "))(?![\\p{L}\\p{N}])", "iu"),
    question: "What did you attempt that did not work, and what was your part in it?",
  },
  {
    id: "time",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:a" +
  "|one)\\s+(?:time" +
  "|occasion" +
  "|moment)\\s+(?:when" +
  "|you" +
  "|in\\s+which" +
  "|that)" +
  "|went\\s+wrong))(?![\\p{L}\\p{N}])", "iu"),
    acts: true,
    question: "Which one day would you tell, with its place and the people who were there?",
  },
  {
    id: "why-country",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:why" +
  "|reason(?:(?:s))?" +
  "|motivation)" +
  rest +
  ")(?![\\p{L}\\p{N}])", "iu"),
    country: true,
    field: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:your\\s+country" +
  "|(?:study" +
  "|studying" +
  "|go" +
  "|come)\\s+(?:abroad" +
  "|there" +
  "|here)" +
  "|overseas" +
  "|(?:study" +
  "|studying" +
  "|degree" +
  "|education" +
  "|come" +
  "|go" +
  "|live)" +
  gap30 +
  "europ" +
  rest +
  "))(?![\\p{L}\\p{N}])", "iu"),
    question: "What is there that you need and can’t find at home?",
  },
  {
    id: "measure",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:how" +
  gap20 +
  "(?:measure" +
  "|evaluate" +
  "|assess)" +
  "|how\\s+will\\s+you\\s+know))(?![\\p{L}\\p{N}])", "iu"),
    field: /* @__PURE__ */ new RegExp("^(?=[^]*\\b(?:" + wanting + "|can|could|should|if)\\b)[^]*(?:%|\\b" + measured + "\\b)", "iu"),
    question: "Which figure will tell, counted when, and compared with what?",
  },
  {
    id: "would-change",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:thing" +
  "|something" +
  "|what)\\s+(?:(?:that)\\s+)?you\\s+(?:would" +
  "|want\\s+to" +
  "|would\\s+like\\s+to)\\s+change" +
  "|would\\s+you\\s+change))(?![\\p{L}\\p{N}])", "iu"),
    field: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:I\\s+(?:would" +
  "|wish" +
  "|want" +
  "|propose" +
  "|suggest)" +
  rest +
  "|I(?:['’]" +
  "|['’])d" +
  "|(?:it" +
  "|they" +
  "|we" +
  "|there" +
  "|he" +
  "|she" +
  "|schools" +
  "|school" +
  "|teachers" +
  "|students" +
  "|pupils" +
  "|lessons" +
  "|classes" +
  "|everybody" +
  "|everyone" +
  "|people)\\s+" +
  upToOne +
  modal +
  "|(?:change(?:(?:d))?" +
  "|changes" +
  "|changing" +
  "|instead" +
  "|different(?:(?:ly))?)" +
  "|if\\s+I\\s+(?:could" +
  "|were" +
  "|had)))(?![\\p{L}\\p{N}])", "iu"),
    never: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:be" +
  "|for)\\s+(?:granted" +
  "|awarded" +
  "|selected" +
  "|chosen))(?![\\p{L}\\p{N}])", "iu"),
    question: "What would you change there first, who decides it, and whom would it help?",
  },
] as const;
