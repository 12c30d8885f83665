// Written by tooling/compile-vocabulary.ts from intents.yaml: change that file.
import { word, rest, upToOne, upToTwo, gap20, gap30, gap40, gap60 } from '../text/parts.generated.ts';

export const butNotMore = "(?:(?! more))";

export const relative =
  "(?:(?:my|our) (?:\\w+ )?(?:family|parents?|mother|father|mum|mom|dad|uncle|aunt|brother|sis" +
  "ter|husband|wife|grandmother|guardian))";

export const sum = "(?:[$€£₦₹¥]? ?\\d[\\d.,]*)";

export const award =
  "(?:(?:scholarship" +
  "|award" +
  "|grant" +
  "|funding" +
  "|fellowship" +
  "|bursary" +
  "|programme" +
  "|program))";

export const INTENTS = [
  {
    id: "failure",
    strict: true,
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:fail(?:(?:ed" +
  "|ure" +
  "|ures))?" +
  "|mistake(?:(?:s))?" +
  "|did\\s+not\\s+succeed" +
  "|went\\s+wrong))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:I" +
  "|we)\\s+" +
  upToOne +
  "(?:failed" +
  "|lost" +
  "|missed" +
  "|forgot" +
  "|broke" +
  "|burned" +
  "|burnt" +
  "|ruined" +
  "|destroyed" +
  "|wasted" +
  "|underestimated" +
  "|overestimated" +
  "|misjudged)" +
  "|(?:I" +
  "|we)\\s+(?:had" +
  "|have" +
  "|was" +
  "|were)\\s+" +
  upToOne +
  "(?:failed" +
  "|lost" +
  "|missed" +
  "|forgotten" +
  "|broken" +
  "|wrong" +
  "|rejected" +
  "|ashamed" +
  "|disqualified" +
  "|too\\s+" +
  word +
  ")" +
  "|(?:I" +
  "|we)\\s+(?:could\\s+not" +
  "|couldn['’]t" +
  "|did\\s+not" +
  "|didn['’]t)\\s+" +
  upToOne +
  "(?:win" +
  "|finish" +
  "|save" +
  "|pass" +
  "|manage" +
  "|reach" +
  "|succeed" +
  "|convince" +
  "|qualify" +
  "|make\\s+it)" +
  "|(?:my" +
  "|our" +
  "|the" +
  "|this" +
  "|that" +
  "|first" +
  "|second" +
  "|biggest)\\s+" +
  upToOne +
  "(?:failure" +
  "|mistake(?:(?:s))?" +
  "|error)" +
  "|(?:my" +
  "|our)" +
  gap40 +
  "(?:failed" +
  "|collapsed" +
  "|sank" +
  "|fell\\s+apart" +
  "|went\\s+wrong)" +
  "|(?:the" +
  "|this" +
  "|it)\\s+" +
  upToTwo +
  "(?:failed" +
  "|collapsed" +
  "|sank" +
  "|fell\\s+apart" +
  "|went\\s+wrong" +
  "|ran\\s+out" +
  "|stopped\\s+working)" +
  "|(?:nobody" +
  "|no\\s+one" +
  "|no-one)\\s+(?:came" +
  "|answered" +
  "|listened" +
  "|signed" +
  "|bought" +
  "|showed" +
  "|replied" +
  "|wanted)" +
  "|turned\\s+(?:me" +
  "|us" +
  "|it" +
  "|our" +
  "|my)\\s+" +
  upToTwo +
  "down" +
  "|(?:it" +
  "|that" +
  "|this" +
  "|which)\\s+(?:did\\s+not" +
  "|didn['’]t)\\s+work" +
  "|(?:wrong\\s+way" +
  "|too\\s+weak" +
  "|unsuccessful" +
  rest +
  ")))(?![\\p{L}\\p{N}])", "iu"),
    question: "What did you attempt that did not work, and what was your part in it?",
  },
  {
    id: "differently",
    strict: true,
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:would" +
  "|could)\\s+(?:you" +
  "|have)\\s+" +
  upToTwo +
  "do(?:(?:ne))?\\s+differently" +
  "|do\\s+differently\\s+(?:today" +
  "|now" +
  "|next\\s+time)))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:different(?:(?:ly))?" +
  "|(?:would" +
  "|should" +
  "|could" +
  "|might)\\s+have" +
  "|next\\s+time" +
  "|if\\s+I\\s+(?:could" +
  "|had" +
  "|were" +
  "|did)" +
  "|today\\s+I\\s+would" +
  "|regret(?:(?:s" +
  "|ted))?" +
  "|mistake(?:(?:s))?" +
  "|hindsight" +
  "|looking\\s+back" +
  "|instead" +
  "|wrong(?:(?:ly))?" +
  "|I\\s+wish" +
  "|now\\s+I" +
  "|I\\s+now" +
  "|since\\s+then" +
  "|no\\s+longer))(?![\\p{L}\\p{N}])", "iu"),
    question: "Which one decision would you take back, and what would you do in its place?",
  },
  {
    id: "challenge",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:challeng(?:e" +
  "|es" +
  "|ed" +
  "|ing)" +
  "|obstacle(?:(?:s))?" +
  "|setback(?:(?:s))?" +
  "|difficult(?:(?:y" +
  "|ies))?" +
  "|advers(?:e" +
  "|ity)" +
  "|hardship(?:(?:s))?" +
  "|overc(?:o" +
  "|a)me" +
  "|problem\\s+you" +
  "|resilien(?:ce" +
  "|t)))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:challeng(?:e" +
  "|es" +
  "|ing)" +
  "|obstacle(?:(?:s))?" +
  "|difficult(?:(?:y" +
  "|ies))?" +
  "|struggl(?:e" +
  "|ed" +
  "|ing)" +
  "|hard(?:(?:er" +
  "|est" +
  "|ship(?:(?:s))?))?" +
  "|fail(?:ed" +
  "|ing" +
  "|ure)" +
  "|lost" +
  "|could(?:\\s+not" +
  "|n['’]t)" +
  "|died" +
  "|ill(?:(?:ness))?" +
  "|sick" +
  "|poverty" +
  "|no\\s+money" +
  "|refused" +
  "|closed" +
  "|flood(?:(?:ed" +
  "|s))?" +
  "|war" +
  "|problem(?:(?:s))?" +
  "|overcame" +
  "|broke" +
  "|without))(?![\\p{L}\\p{N}])", "iu"),
    question: "Which obstacle was it exactly, and what did you do on the first day you met it?",
  },
  {
    id: "leadership",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:lead" +
  "|leads" +
  "|led" +
  "|leading" +
  "|leader(?:(?:s))?" +
  "|leadership" +
  "|took\\s+initiative" +
  "|initiative))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:led" +
  "|lead" +
  "|leader(?:(?:ship))?" +
  "|captain" +
  "|president" +
  "|chair(?:(?:ed" +
  "|person))?" +
  "|head\\s+(?:girl" +
  "|boy)" +
  "|prefect" +
  "|founded" +
  "|co-founded" +
  "|organi(?:s" +
  "|z)ed" +
  "|coordinated" +
  "|managed" +
  "|supervised" +
  "|mentored" +
  "|recruited" +
  "|persuaded))(?![\\p{L}\\p{N}])", "iu"),
    speaksAsAct: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:started" +
  "|set\\s+up" +
  "|trained" +
  "|assigned" +
  "|launched))(?![\\p{L}\\p{N}])", "iu"),
    question: "When did others act because of you: who were they, and what did you decide?",
  },
  {
    id: "person",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:person" +
  "|someone" +
  "|mentor" +
  "|teacher" +
  "|figure" +
  "|individual" +
  "|who)" +
  gap60 +
  "(?:influenc" +
  "|inspir" +
  "|admire" +
  "|role\\s+model" +
  "|shaped" +
  "|impact)" +
  rest +
  ")(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:my\\s+(?:(?:" +
  word +
  ")\\s+)?(?:mother" +
  "|father" +
  "|mum" +
  "|mom" +
  "|dad" +
  "|parent(?:(?:s))?" +
  "|aunt" +
  "|uncle" +
  "|brother" +
  "|sister" +
  "|grandmother" +
  "|grandfather" +
  "|teacher" +
  "|coach" +
  "|boss" +
  "|neighbo(?:(?:u))?r" +
  "|friend)" +
  "|(?:Mr" +
  "|Mrs" +
  "|Ms" +
  "|Dr" +
  "|Professor" +
  "|Madam)))(?![\\p{L}\\p{N}])", "iu"),
    question: "Who was it, and what did that person do or say that you still act on?",
  },
  {
    id: "learned",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:learn(?:(?:ed" +
  "|t" +
  "|ing))?" +
  butNotMore +
  "|lesson(?:(?:s))?" +
  "|taught\\s+you" +
  "|gr(?:o" +
  "|e)w(?:(?:n" +
  "|th))?" +
  "|insight(?:(?:s))?" +
  "|chang(?:ed" +
  "|e)\\s+(?:you" +
  "|your)" +
  "|shape(?:(?:d))?\\s+(?:you" +
  "|your" +
  "|who)" +
  "|affect(?:(?:ed))?\\s+you" +
  "|(?:did" +
  "|does)\\s+differently" +
  "|did\\s+you\\s+do\\s+differently" +
  "|impact(?:(?:ed))?\\s+(?:(?:on)\\s+)?you" +
  "|reflect))(?![\\p{L}\\p{N}])", "iu"),
    question: "What do you do differently today because of it, and when did you last do it?",
  },
  {
    id: "achievement",
    broad: true,
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:achiev" +
  word +
  "|accomplish" +
  rest +
  "|proud(?:(?:est))?" +
  "|academic\\s+(?:excellence" +
  "|merit" +
  "|record" +
  "|performance" +
  "|achievement" +
  "|result(?:(?:s))?)" +
  "|success(?:(?:es))?" +
  "|excellence" +
  "|merit))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:won" +
  "|award(?:(?:s))?" +
  "|prize" +
  "|medal" +
  "|first\\s+place" +
  "|achiev" +
  word +
  "|built" +
  "|completed" +
  "|finished" +
  "|score(?:(?:d))?" +
  "|grade(?:(?:s))?" +
  "|GPA" +
  "|rank(?:(?:ed))?" +
  "|published" +
  "|top" +
  "|average" +
  "|mark(?:(?:s))?" +
  "|distinction))(?![\\p{L}\\p{N}])", "iu"),
    question: "Which result are you proudest of, out of how many, and what did it take?",
  },
  {
    id: "service",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:volunteer" +
  rest +
  "|(?:community" +
  "|public" +
  "|social)\\s+(?:service" +
  "|work" +
  "|engagement" +
  "|involvement" +
  "|commitment)" +
  "|service" +
  "|help(?:(?:ed" +
  "|ing))?\\s+others" +
  "|engagement))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:volunteer" +
  rest +
  "|taught" +
  "|tutor(?:(?:ed" +
  "|ing))?" +
  "|help(?:ed" +
  "|ing)" +
  "|serve(?:(?:d))?" +
  "|visited" +
  "|collected" +
  "|cleaned" +
  "|donat" +
  word +
  "|mentor(?:(?:ed" +
  "|ing))?" +
  "|free\\s+of\\s+charge" +
  "|community))(?![\\p{L}\\p{N}])", "iu"),
    question: "Whom did you serve, how often, and what changed for them?",
  },
  {
    id: "background",
    broad: true,
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:background" +
  "|identity" +
  "|who\\s+you\\s+are" +
  "|about\\s+yourself" +
  "|yourself" +
  "|family" +
  "|upbringing" +
  "|culture" +
  "|heritage" +
  "|personal\\s+(?:story" +
  "|history)" +
  "|your\\s+story))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:born" +
  "|grew\\s+up" +
  "|raised" +
  "|childhood" +
  "|my\\s+(?:(?:" +
  word +
  ")\\s+)?(?:mother" +
  "|father" +
  "|parent(?:(?:s))?" +
  "|family" +
  "|grandmother" +
  "|grandfather" +
  "|village" +
  "|home" +
  "|brother" +
  "|sister" +
  "|aunt" +
  "|uncle" +
  "|siblings)" +
  "|at\\s+home" +
  "|I\\s+come\\s+from" +
  "|I\\s+am\\s+from))(?![\\p{L}\\p{N}])", "iu"),
    question: "Which detail of where you come from explains something you later did?",
  },
  {
    id: "experience",
    broad: true,
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:describe" +
  "|tell\\s+us\\s+about" +
  "|share" +
  "|discuss" +
  "|write\\s+about)" +
  gap40 +
  "(?:time" +
  "|moment" +
  "|experience" +
  "|situation" +
  "|event" +
  "|problem" +
  "|project" +
  "|example" +
  "|occasion))(?![\\p{L}\\p{N}])", "iu"),
    question: "Which one day would you tell, with its place and the people who were there?",
  },
  {
    id: "work",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:work\\s+experience" +
  "|professional\\s+experience" +
  "|internship(?:(?:s))?" +
  "|relevant\\s+experience" +
  "|employment))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:intern(?:(?:ed" +
  "|ship" +
  "|ships))?" +
  "|worked" +
  "|working" +
  "|job" +
  "|employ" +
  word +
  "|company" +
  "|shift" +
  "|office" +
  "|colleague(?:(?:s))?))(?![\\p{L}\\p{N}])", "iu"),
    question: "What did you do there that would not have happened without you?",
  },
  {
    id: "research",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:research" +
  "|thesis" +
  "|proposal" +
  "|research\\s+question" +
  "|methodolog" +
  word +
  "))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:research" +
  rest +
  "|thesis" +
  "|experiment" +
  rest +
  "|data" +
  "|measured" +
  "|survey(?:(?:ed" +
  "|s))?" +
  "|method" +
  rest +
  "|analys(?:ed" +
  "|is" +
  "|ing)" +
  "|analyz" +
  word +
  "|laborator(?:y" +
  "|ies)" +
  "|sample(?:(?:s))?" +
  "|interviewed))(?![\\p{L}\\p{N}])", "iu"),
    question: "What is the question, what would you measure, and what have you measured so far?",
  },
  {
    id: "goals",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:goal(?:(?:s))?" +
  "|plan(?:(?:s))?" +
  "|career" +
  "|aspir(?:e" +
  "|ation(?:(?:s))?)" +
  "|ambition(?:(?:s))?" +
  "|future" +
  "|after\\s+(?:(?:you)\\s+)?(?:graduat" +
  word +
  "|your\\s+studies" +
  "|completing)" +
  "|hope\\s+to" +
  "|hopes" +
  "|five\\s+years" +
  "|ten\\s+years" +
  "|want\\s+to\\s+(?:do" +
  "|be" +
  "|become" +
  "|achieve)" +
  "|intend))(?![\\p{L}\\p{N}])", "iu"),
    question: "What will you be doing in the first year after your degree, where, and for whom?",
  },
  {
    id: "need",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:financial(?:(?:ly))?(?:\\s+(?:need" +
  "|support" +
  "|situation" +
  "|circumstances" +
  "|barrier(?:(?:s))?))?" +
  "|why" +
  gap20 +
  "you\\s+need" +
  "|need\\s+(?:this" +
  "|the" +
  "|our" +
  "|a)\\s+" +
  award +
  "|need\\s+(?:for" +
  "|of)\\s+(?:(?:the" +
  "|this)\\s+)?(?:funding" +
  "|support" +
  "|scholarship" +
  "|aid)" +
  "|afford" +
  "|cost(?:(?:s))?" +
  "|economic))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:can\\s+not" +
  "|cannot" +
  "|can['’]t" +
  "|could\\s+not" +
  "|couldn['’]t" +
  "|unable\\s+to" +
  "|struggl" +
  word +
  "\\s+to" +
  "|not\\s+able\\s+to)\\s+" +
  upToTwo +
  "(?:afford" +
  "|pay)" +
  "|(?:my" +
  "|our)\\s+" +
  upToTwo +
  "(?:fees" +
  "|tuition" +
  "|income" +
  "|salary" +
  "|wage(?:(?:s))?" +
  "|loan(?:(?:s))?" +
  "|debt(?:(?:s))?" +
  "|rent" +
  "|saving(?:(?:s))?" +
  "|expenses)" +
  "|(?:tuition" +
  "|school" +
  "|university" +
  "|exam)\\s+(?:fee(?:(?:s))?" +
  "|cost(?:(?:s))?" +
  "|expenses)" +
  "|" +
  relative +
  "\\s+" +
  upToTwo +
  "(?:earn(?:(?:s))?" +
  "|earned" +
  "|owe(?:(?:s))?" +
  "|pays" +
  "|pay" +
  "|paid" +
  "|borrow(?:(?:s" +
  "|ed))?)" +
  "|(?:I" +
  "|we)\\s+" +
  upToTwo +
  "(?:earn" +
  "|earned" +
  "|owe" +
  "|borrow" +
  "|borrowed" +
  "|pay\\s+for)" +
  "|(?:financial(?:(?:ly))?" +
  "|low\\s+income" +
  "|low-income" +
  "|poor\\s+family" +
  "|single\\s+income)" +
  "|(?:not" +
  "|no)\\s+" +
  upToTwo +
  "money" +
  "|without\\s+(?:a" +
  "|the" +
  "|this)\\s+(?:scholarship" +
  "|grant" +
  "|loan)))(?![\\p{L}\\p{N}])", "iu"),
    question: "Which costs can’t you meet, how much are they a year, and what have you tried already?",
  },
  {
    id: "award-use",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:how" +
  gap40 +
  "(?:this" +
  "|the" +
  "|our" +
  "|your)" +
  gap30 +
  award +
  gap40 +
  "(?:help" +
  "|enable" +
  "|allow" +
  "|benefit" +
  "|support" +
  "|change" +
  "|use" +
  "|contribut" +
  "|impact)" +
  rest +
  "|use\\s+(?:this" +
  "|the" +
  "|our)\\s+(?:scholarship" +
  "|award" +
  "|grant" +
  "|funding" +
  "|fellowship" +
  "|bursary" +
  "|money)" +
  rest +
  "|what" +
  gap20 +
  "(?:this" +
  "|the" +
  "|our" +
  "|your)\\s+" +
  award +
  gap20 +
  "mean" +
  rest +
  "))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:scholarship" +
  "|award" +
  "|grant" +
  "|funding" +
  "|fellowship" +
  "|bursary" +
  "|stipend" +
  "|(?:your" +
  "|this)\\s+(?:support" +
  "|help" +
  "|funding)" +
  "|(?:use" +
  "|with" +
  "|through)\\s+(?:the" +
  "|this" +
  "|your)\\s+(?:programme" +
  "|program)" +
  "|with\\s+" +
  sum +
  gap30 +
  "I\\s+(?:could" +
  "|would" +
  "|can" +
  "|will)))(?![\\p{L}\\p{N}])", "iu"),
    question: "What would the award pay for, and what could you then do that you can’t do without it?",
  },
  {
    id: "why-you",
    broad: true,
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:why" +
  gap40 +
  "you" +
  gap30 +
  "(?:deserve" +
  "|suitable" +
  "|candidate" +
  "|receive)" +
  rest +
  "|why" +
  gap40 +
  "you" +
  gap20 +
  "(?:be" +
  "|are" +
  "|were" +
  "|get)\\s+(?:chosen" +
  "|selected)" +
  rest +
  "|why" +
  gap40 +
  "should\\s+(?:we" +
  "|you)" +
  rest +
  "|qualities" +
  "|strengths" +
  "|what\\s+makes\\s+you))(?![\\p{L}\\p{N}])", "iu"),
    question: "Which act of yours would the committee remember the next morning?",
  },
  {
    id: "why-here",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:why" +
  gap60 +
  "(?:this" +
  "|our" +
  "|the" +
  "|us)" +
  gap30 +
  "(?:scholarship" +
  "|programme" +
  "|program" +
  "|university" +
  "|institution" +
  "|foundation" +
  "|award" +
  "|fellowship" +
  "|college" +
  "|course" +
  "|master(?:(?:['’]s))?)" +
  "|why\\s+(?:(?:do" +
  "|are" +
  "|did)\\s+)?(?:you" +
  "|you['’]re" +
  "|you\\s+are)\\s+(?:apply" +
  "|applied" +
  "|applying)" +
  "|why" +
  gap20 +
  "you\\s+want(?:(?:ed))?\\s+to\\s+(?:study" +
  "|come" +
  "|join" +
  "|attend" +
  "|enrol(?:(?:l))?" +
  "|apply)" +
  gap30 +
  "(?:at" +
  "|here" +
  "|to" +
  "|with" +
  "|us" +
  "|this" +
  "|our)" +
  "|(?:reason(?:(?:s))?" +
  "|motivation)\\s+(?:for" +
  "|to)\\s+apply(?:(?:ing))?" +
  "|motivation\\s+for\\s+(?:this" +
  "|the" +
  "|our" +
  "|your)\\s+(?:scholarship" +
  "|programme" +
  "|program" +
  "|university" +
  "|foundation" +
  "|award" +
  "|fellowship" +
  "|course" +
  "|master(?:(?:['’]s))?)" +
  "|motivate(?:(?:d))?\\s+you\\s+to\\s+apply" +
  rest +
  "|why\\s+(?:us" +
  "|here)" +
  "|why\\s+you\\s+(?:have\\s+chosen" +
  "|chose)\\s+" +
  word +
  "))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:scholarship" +
  "|programme" +
  "|program" +
  "|university" +
  "|foundation" +
  "|fellowship" +
  "|faculty" +
  "|supervisor" +
  "|module" +
  "|laborator(?:y" +
  "|ies)" +
  "|curriculum" +
  "|course(?:(?:s))?))(?![\\p{L}\\p{N}])", "iu"),
    question: "Which course, person or project there do you need, and for which step of your plan?",
  },
  {
    id: "why-field",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:why" +
  gap60 +
  "(?:field" +
  "|subject" +
  "|major" +
  "|study" +
  "|studies" +
  "|degree" +
  "|discipline" +
  "|chose" +
  "|chosen" +
  "|profession" +
  "|career)" +
  "|interest(?:(?:ed))?\\s+in" +
  "|motivat" +
  word +
  "|passion" +
  rest +
  "))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:because" +
  "|since" +
  "|that\\s+is\\s+why" +
  "|drew\\s+me" +
  "|drawn" +
  "|chose" +
  "|decided\\s+to\\s+(?:study" +
  "|become)" +
  "|fascinat" +
  word +
  "|interest(?:(?:ed))?" +
  "|curious" +
  "|wanted\\s+to\\s+(?:know" +
  "|understand" +
  "|study" +
  "|become)" +
  "|stud(?:y" +
  "|ied" +
  "|ying)" +
  "|major(?:(?:ed" +
  "|ing))?" +
  "|wondered))(?![\\p{L}\\p{N}])", "iu"),
    question: "Which hour or object made you choose this subject, and what did you do next?",
  },
  {
    id: "impact",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:impact" +
  "|contribut" +
  word +
  "|difference" +
  "|give\\s+back" +
  "|giving\\s+back" +
  "|benefit" +
  "|serve" +
  "|improve" +
  "|address" +
  "|solve" +
  "|development\\s+of" +
  "|change\\s+(?:(?:in)\\s+)?(?:your" +
  "|the)\\s+(?:community" +
  "|world" +
  "|country" +
  "|society)))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:impact" +
  "|chang(?:e" +
  "|ed" +
  "|es)" +
  "|improv" +
  word +
  "|help(?:(?:s" +
  "|ed" +
  "|ing))?" +
  "|benefit" +
  rest +
  "|contribut" +
  word +
  "|serve" +
  "|reduc" +
  word +
  "|so\\s+that" +
  "|difference" +
  "|reach(?:(?:es" +
  "|ed))?" +
  "|train(?:(?:s" +
  "|ed" +
  "|ing))?" +
  "|build" +
  "|solve" +
  "|teach))(?![\\p{L}\\p{N}])", "iu"),
    question: "Who would notice the difference, where, and how would they tell?",
  },
  {
    id: "community",
    broad: true,
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:communit(?:y" +
  "|ies)" +
  "|society" +
  "|home\\s+country" +
  "|your\\s+(?:country" +
  "|region" +
  "|village" +
  "|town" +
  "|neighbo(?:(?:u))?rhood" +
  "|people)" +
  "|region))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:communit(?:y" +
  "|ies)" +
  "|village" +
  "|town" +
  "|neighbo(?:(?:u))?r" +
  rest +
  "|country" +
  "|district" +
  "|people\\s+(?:in" +
  "|of" +
  "|at" +
  "|from)\\s+" +
  word +
  "|my\\s+(?:school" +
  "|street" +
  "|region" +
  "|province" +
  "|county" +
  "|city" +
  "|church" +
  "|mosque" +
  "|temple)" +
  "|families" +
  "|farmers" +
  "|villagers))(?![\\p{L}\\p{N}])", "iu"),
    question: "Which people do you mean (a street, a school, a trade), and what do you know about them that an outsider doesn’t?",
  },
  {
    id: "studies",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:how" +
  gap30 +
  "(?:your" +
  "|this" +
  "|the)" +
  gap20 +
  "(?:stud(?:y" +
  "|ies)" +
  "|degree" +
  "|course" +
  "|education" +
  "|programme" +
  "|program)" +
  "|motivation" +
  gap30 +
  "(?:degree" +
  "|stud" +
  "|programme" +
  "|program" +
  "|course)" +
  rest +
  "))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:degree" +
  "|(?:master" +
  "|bachelor)(?:(?:['’]))?(?:(?:s))?" +
  "|Ph(?:(?:\\.))?D" +
  "|stud(?:y" +
  "|ies" +
  "|ying)" +
  "|course" +
  "|college" +
  "|university" +
  "|learn\\s+how" +
  "|training" +
  "|teach\\s+me))(?![\\p{L}\\p{N}])", "iu"),
    question: "What can’t you do yet that the degree would teach you, and where would you use it first?",
  },
  {
    id: "proposal",
    asks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:what" +
  "|how)\\s+would\\s+you" +
  "|propos(?:e" +
  "|al)" +
  "|solution(?:(?:s))?))(?![\\p{L}\\p{N}])", "iu"),
    speaks: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:would" +
  "|should" +
  "|could" +
  "|propose" +
  "|instead\\s+of" +
  "|if\\s+(?:I" +
  "|we" +
  "|the)" +
  "|plan\\s+to" +
  "|want\\s+to))(?![\\p{L}\\p{N}])", "iu"),
    question: "What is the first change you would make, who would have to agree, and what would it cost?",
  },
] as const;
