// Written by tooling/compile-vocabulary.ts from trait-claims.yaml: change that file.
import { word, upToOne, upToTwo, upToThree } from '../text/parts.generated.ts';

export const opening =
  "(?:(?:(?:I am|I'm|I’m|I have always been|I have been|I was always|I consider myself|I see " +
  "myself as|I would describe myself as)" +
  "|(?:I believe (?:that )?I am|I know (?:that )?I am|I think (?:that )?I am)))";

export const paddingWord =
  "(?:(?:(?:a|an|the|very|really|extremely|highly|truly|also|both|always|such|so|quite|deeply" +
  "|naturally?|born|quick|great|good|excellent)" +
  "|(?:strong|hard|self|to be|person|who|is|\\w+ly|\\w+ing|\\w+ed,?|\\w+,|and|\\w+ and)))";

export const padding = "(?:(?:" + paddingWord + " ){0,6})";

export const iAm = "(?:(?:" + opening + ") " + padding + ")";

export const asWhom =
  "(?:(?:student" +
  "|person" +
  "|individual" +
  "|worker" +
  "|leader" +
  "|learner" +
  "|player" +
  "|candidate" +
  "|applicant" +
  "|girl" +
  "|boy" +
  "|woman" +
  "|man))";

export const hardWorking =
  "(?:(?:hard-?working" +
  "|hard working" +
  "|hard worker" +
  "|diligent" +
  "|dedicated" +
  "|determined" +
  "|ambitious" +
  "|committed" +
  "|motivated" +
  "|self-motivated" +
  "|driven" +
  "|disciplined" +
  "|focused" +
  "|industrious))";

export const clever =
  "(?:(?:curious" +
  "|fast learner" +
  "|quick learner" +
  "|learner" +
  "|smart" +
  "|intelligent" +
  "|bright" +
  "|brilliant" +
  "|creative" +
  "|innovative" +
  "|problem solver" +
  "|problem-solver" +
  "|critical thinker" +
  "|open-minded" +
  "|organi[sz]ed" +
  "|responsible" +
  "|reliable" +
  "|honest" +
  "|confident" +
  "|independent" +
  "|mature" +
  "|communicative))";

export const upToThreeMore = "(?:(?: \\w+){0,3})";

export const toHelp = "(?:(?:to help" + "|helping" + "|about helping" + "|serving" + "|volunteering))";

export const highMarks =
  "(?:(?:good|excellent|high|top|outstanding|great|the best) (?:grades?|marks?|results?|score" +
  "s?|academic \\w+))";

export const fullShare = "(?:(?:100|110|one hundred) ?(?:%|percent))";

export const problemSolving =
  "(?:(?:problem[- ]solving|critical[- ]thinking|analytical|organi[sz]ational|time[- ]managem" +
  "ent))";

export const ofSkill = "(?:(?: (?:and \\w+ )?(?:skills?|abilit(?:y|ies)))?)";

export const TRAIT_CLAIMS = [
  {
    id: "best-candidate",
    claims: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:" +
  iAm +
  "(?:ideal" +
  "|perfect" +
  "|best" +
  "|right" +
  "|suitable" +
  "|deserving" +
  "|qualified" +
  "|worthy)(?:\\s+(?:" +
  asWhom +
  "))?" +
  "|I\\s+(?:(?:truly" +
  "|really" +
  "|strongly" +
  "|do)\\s+)?deserve\\s+(?:this" +
  "|the" +
  "|to)" +
  "|(?:make(?:(?:s))?" +
  "|make)\\s+me\\s+(?:(?:a(?:(?:n))?" +
  "|the)\\s+)?(?:(?:" +
  word +
  ")\\s+)?(?:ideal" +
  "|perfect" +
  "|strong" +
  "|great" +
  "|good" +
  "|suitable" +
  "|excellent" +
  "|deserving" +
  "|best)\\s+(?:candidate" +
  "|fit" +
  "|applicant" +
  "|choice)))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    id: "leadership",
    claims: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:" +
  iAm +
  "(?:leader" +
  "|leadership)(?:\\s+(?:" +
  asWhom +
  "))?" +
  "|I\\s+(?:(?:also)\\s+)?(?:have" +
  "|possess" +
  "|developed" +
  "|gained" +
  "|built" +
  "|learned" +
  "|learnt)\\s+" +
  upToThree +
  "leadership(?:\\s+(?:skill(?:(?:s))?" +
  "|abilit(?:y" +
  "|ies)" +
  "|qualities" +
  "|experience))?" +
  "|(?:given" +
  "|gave" +
  "|taught" +
  "|developed" +
  "|improved" +
  "|strengthened)\\s+(?:me" +
  "|my)\\s+" +
  upToTwo +
  "leadership(?:\\s+(?:skill(?:(?:s))?" +
  "|abilities))?" +
  "|(?:my" +
  "|strong" +
  "|great" +
  "|excellent" +
  "|good)\\s+(?:(?:" +
  word +
  ")\\s+)?leadership\\s+(?:skill(?:(?:s))?" +
  "|abilit(?:y" +
  "|ies)" +
  "|qualities)))(?![\\p{L}\\p{N}])", "iu"),
    shownBy: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:led" +
  "|founded" +
  "|organi(?:s" +
  "|z)ed" +
  "|started" +
  "|captain" +
  "|president" +
  "|chair(?:(?:ed))?" +
  "|coordinated" +
  "|recruited" +
  "|trained" +
  "|mentored" +
  "|persuaded))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    id: "effort",
    claims: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:" +
  iAm +
  hardWorking +
  "(?:\\s+(?:" +
  asWhom +
  "))?" +
  "|I\\s+(?:(?:always" +
  "|have\\s+always)\\s+)?(?:work(?:(?:ed))?" +
  "|try" +
  "|tried" +
  "|stud(?:y" +
  "|ied))\\s+(?:(?:very" +
  "|so" +
  "|really" +
  "|extremely)\\s+)?(?:hard" +
  "|my\\s+best)" +
  "|I\\s+(?:(?:always" +
  "|will\\s+always)\\s+)?(?:do" +
  "|give" +
  "|gave" +
  "|put)\\s+(?:my\\s+(?:(?:very)\\s+)?best" +
  "|my\\s+all" +
  "|" +
  fullShare +
  ")" +
  "|my\\s+(?:(?:" +
  word +
  ")\\s+)?(?:hard\\s+work" +
  "|dedication" +
  "|determination" +
  "|work\\s+ethic" +
  "|commitment)(?:\\s+(?:and\\s+" +
  word +
  "))?))(?![\\p{L}\\p{N}])", "iu"),
    shownBy: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:every\\s+(?:day" +
  "|night" +
  "|morning" +
  "|week" +
  "|evening)" +
  "|hours" +
  "|until" +
  "|again))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    id: "resilience",
    claims: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:" +
  iAm +
  "(?:resilient" +
  "|strong" +
  "|brave" +
  "|persistent" +
  "|perseverant" +
  "|fighter" +
  "|survivor" +
  "|optimistic" +
  "|adaptable" +
  "|flexible)(?:\\s+(?:" +
  asWhom +
  "))?" +
  "|I\\s+(?:(?:have)\\s+)?never\\s+(?:give" +
  "|gave" +
  "|given)\\s+up" +
  "|I\\s+(?:(?:always" +
  "|can" +
  "|have)\\s+)?(?:overc(?:o" +
  "|a)me" +
  "|face)\\s+(?:all" +
  "|any" +
  "|every" +
  "|many)\\s+(?:(?:of)\\s+)?(?:(?:the" +
  "|my)\\s+)?(?:challenge(?:(?:s))?" +
  "|obstacle(?:(?:s))?" +
  "|difficult(?:y" +
  "|ies)" +
  "|problem(?:(?:s))?)" +
  "|(?:my" +
  "|great" +
  "|strong)\\s+(?:resilience" +
  "|perseverance)" +
  "|I\\s+(?:(?:can" +
  "|am\\s+able\\s+to" +
  "|always)\\s+)?(?:work" +
  "|perform)\\s+(?:(?:well" +
  "|best)\\s+)?under\\s+pressure))(?![\\p{L}\\p{N}])", "iu"),
    shownBy: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:again" +
  "|failed" +
  "|after\\s+(?:the" +
  "|that" +
  "|losing)" +
  "|instead))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    id: "teamwork",
    claims: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:" +
  iAm +
  "(?:team\\s+player" +
  "|team-player" +
  "|collaborative" +
  "|cooperative)(?:\\s+(?:" +
  asWhom +
  "))?" +
  "|I\\s+(?:(?:can" +
  "|also)\\s+)?(?:work" +
  "|working)\\s+well\\s+(?:with" +
  "|in)\\s+" +
  upToOne +
  "(?:others" +
  "|team(?:(?:s))?" +
  "|group(?:(?:s))?" +
  "|people" +
  "|a\\s+team" +
  "|all)" +
  "|(?:strong" +
  "|good" +
  "|great" +
  "|excellent)\\s+(?:teamwork" +
  "|collaboration" +
  "|interpersonal)(?:\\s+(?:skill(?:(?:s))?))?))(?![\\p{L}\\p{N}])", "iu"),
    shownBy: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:together" +
  "|team" +
  "|argued" +
  "|agreed" +
  "|disagreed))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    id: "communication",
    claims: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:" +
  iAm +
  "(?:communicator" +
  "|good\\s+listener" +
  "|eloquent)(?:\\s+(?:" +
  asWhom +
  "))?" +
  "|(?:strong" +
  "|good" +
  "|great" +
  "|excellent" +
  "|effective)\\s+(?:(?:" +
  word +
  ")\\s+)?communication(?:\\s+(?:skill(?:(?:s))?))?" +
  "|communication\\s+skills))(?![\\p{L}\\p{N}])", "iu"),
    shownBy: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:said" +
  "|told" +
  "|explained" +
  "|wrote" +
  "|spoke" +
  "|presented" +
  "|translated))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    id: "service",
    claims: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:passionate\\s+about\\s+(?:helping" +
  "|serving" +
  "|caring)" +
  upToThreeMore +
  "|" +
  iAm +
  "(?:friendly" +
  "|outgoing" +
  "|people\\s+person" +
  "|caring" +
  "|compassionate" +
  "|kind" +
  "|kind-hearted" +
  "|helpful" +
  "|selfless" +
  "|empathetic" +
  "|generous" +
  "|altruistic)(?:\\s+(?:" +
  asWhom +
  "))?" +
  "|I\\s+(?:(?:have)\\s+)?(?:(?:always)\\s+)?(?:love" +
  "|loved" +
  "|enjoy" +
  "|enjoyed" +
  "|like" +
  "|liked" +
  "|care)\\s+" +
  toHelp +
  "(?:\\s+(?:people" +
  "|others" +
  "|my\\s+community" +
  "|the\\s+community" +
  "|the\\s+needy" +
  "|the\\s+poor" +
  "|children))?" +
  "|I\\s+(?:(?:have)\\s+)?(?:(?:always)\\s+)?(?:help" +
  "|helped)\\s+(?:others" +
  "|people" +
  "|the\\s+needy" +
  "|those\\s+in\\s+need" +
  "|the\\s+poor" +
  "|my\\s+community)))(?![\\p{L}\\p{N}])", "iu"),
    shownBy: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:taught" +
  "|cooked" +
  "|visited" +
  "|translated" +
  "|repaired" +
  "|delivered" +
  "|tutored" +
  "|volunteered" +
  "|carried" +
  "|collected))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    id: "passion",
    claims: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:" +
  iAm +
  "(?:passionate" +
  "|enthusiastic" +
  "|fascinated" +
  "|in\\s+love\\s+with" +
  "|obsessed)(?:\\s+(?:" +
  asWhom +
  "))?" +
  "|I\\s+(?:have" +
  "|had" +
  "|have\\s+had" +
  "|developed" +
  "|discovered" +
  "|possess)\\s+(?:(?:always)\\s+)?(?:a" +
  "|an" +
  "|my)\\s+" +
  upToThree +
  "(?:passion" +
  "|love" +
  "|interest" +
  "|fascination" +
  "|desire)(?:\\s+(?:for" +
  "|in" +
  "|with" +
  "|of" +
  "|to))?" +
  "|my\\s+" +
  upToTwo +
  "(?:passion" +
  "|love" +
  "|fascination)\\s+(?:for" +
  "|is" +
  "|has" +
  "|with)" +
  "|(?:is" +
  "|was" +
  "|became" +
  "|has\\s+been" +
  "|has\\s+always\\s+been)\\s+my\\s+(?:(?:" +
  word +
  ")\\s+)?passion" +
  "|I\\s+(?:(?:have)\\s+)?always\\s+(?:loved" +
  "|been\\s+(?:interested" +
  "|fascinated" +
  "|passionate))))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    id: "learning",
    claims: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:" +
  iAm +
  clever +
  "(?:\\s+(?:" +
  asWhom +
  "))?" +
  "|I\\s+(?:have" +
  "|possess)\\s+" +
  upToThree +
  problemSolving +
  ofSkill +
  "|I\\s+(?:learn" +
  "|adapt)\\s+(?:(?:very)\\s+)?(?:fast" +
  "|quickly" +
  "|easily)))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    id: "achievement",
    claims: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:I\\s+(?:(?:have)\\s+)?(?:(?:always)\\s+)?(?:had" +
  "|have" +
  "|got" +
  "|get" +
  "|achieved" +
  "|maintained" +
  "|earned)\\s+(?:(?:very)\\s+)?" +
  highMarks +
  "|" +
  iAm +
  "(?:top" +
  "|successful" +
  "|outstanding" +
  "|excellent" +
  "|exceptional" +
  "|accomplished)(?:\\s+(?:" +
  asWhom +
  "))?" +
  "|I\\s+(?:(?:have)\\s+)?(?:excel" +
  "|excelled)\\s+(?:in" +
  "|at" +
  "|academically)(?:\\s+(?:(?:(?:my" +
  "|all)\\s+)?" +
  word +
  "))?))(?![\\p{L}\\p{N}])", "iu"),
    shownBy: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:GPA" +
  "|rank(?:(?:ed))?" +
  "|out\\s+of" +
  "|average" +
  "|score(?:(?:d" +
  "|s))?" +
  "|prize" +
  "|medal" +
  "|award))(?![\\p{L}\\p{N}])", "iu"),
  },
] as const;
