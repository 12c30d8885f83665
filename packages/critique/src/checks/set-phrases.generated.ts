// Written by tooling/compile-vocabulary.ts from set-phrases.yaml: change that file.
import { word } from '../text/parts.generated.ts';

export const CLICHES = [
  {
    note: "What did you try that nobody around you had tried?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:think(?:(?:ing))?\\s+outside\\s+(?:(?:of)\\s+)?the\\s+box)(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "What were you afraid would happen, and did it?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:step(?:(?:ped" +
  "|ping))?\\s+(?:out\\s+of" +
  "|outside)\\s+(?:(?:of)\\s+)?my\\s+comfort\\s+zone)(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "How far exactly, and by when?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:the\\s+sky\\s+is\\s+the\\s+limit" +
  "|reach(?:(?:ing))?\\s+for\\s+the\\s+stars))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "Which decision did that mean, against which other one?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:follow(?:(?:ed" +
  "|ing))?\\s+my\\s+(?:dream(?:(?:s))?" +
  "|heart" +
  "|passion))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "Whom did you help last, and with what?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:passion(?:(?:ate))?\\s+(?:about" +
  "|for)\\s+(?:helping" +
  "|serving" +
  "|giving\\s+back" +
  "|making\\s+a\\s+difference)(?:\\s+(?:people" +
  "|others" +
  "|to\\s+(?:others" +
  "|society" +
  "|the\\s+community)))?)(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "Which one, and what is the next step to it?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:dream(?:(?:s))?\\s+(?:come" +
  "|came" +
  "|into" +
  "|become\\s+a)\\s+(?:true" +
  "|reality))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "On which day was giving up closest?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:never\\s+give\\s+up" +
  "|never\\s+gave\\s+up" +
  "|never\\s+giving\\s+up))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "What paid off, how much, after how long?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:when\\s+one\\s+door\\s+closes(?:(?:,))?\\s+another\\s+(?:one\\s+opens" +
  "|opens" +
  "|one\\s+will\\s+open)" +
  "|anything\\s+is\\s+possible" +
  "|whatever\\s+life\\s+throws\\s+at\\s+me" +
  "|no\\s+stone\\s+unturned" +
  "|it\\s+is\\s+never\\s+too\\s+late" +
  "|it['’]s\\s+never\\s+too\\s+late" +
  "|hard\\s+work\\s+pays\\s+off" +
  "|practice\\s+makes\\s+perfect" +
  "|no\\s+pain(?:(?:,))?\\s+no\\s+gain))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "Success at what?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:key\\s+to\\s+success" +
  "|path\\s+to\\s+success" +
  "|road\\s+to\\s+success" +
  "|ladder\\s+of\\s+success))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "What did you see there that you hadn’t known?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:life(?:-" +
  "|\\s+)changing" +
  "|eye(?:-" +
  "|\\s+)opening" +
  "|once\\s+in\\s+a\\s+lifetime" +
  "|unforgettable)\\s+(?:experience" +
  "|moment" +
  "|journey" +
  "|opportunity))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "What did you think before, and what after?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:opened\\s+my\\s+eyes" +
  "|broaden(?:(?:ed))?\\s+my\\s+(?:horizon(?:(?:s))?" +
  "|mind" +
  "|perspective)" +
  "|wider\\s+perspective))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "Which habit of yours comes from it?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:shaped\\s+(?:(?:me\\s+into)\\s+)?(?:who" +
  "|the\\s+person(?:\\s+(?:that" +
  "|who))?" +
  "|what)\\s+I\\s+am(?:\\s+(?:today))?" +
  "|made\\s+me\\s+(?:who" +
  "|the\\s+person(?:\\s+(?:that" +
  "|who))?)\\s+I\\s+am(?:\\s+(?:today))?))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "Where would one see the mark?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:leave" +
  "|make)\\s+(?:a" +
  "|my)\\s+mark(?:\\s+(?:on\\s+the\\s+world))?)(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "Leader of what, doing what?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:leader(?:(?:s))?\\s+of\\s+(?:tomorrow" +
  "|the\\s+future)" +
  "|future\\s+leader(?:(?:s))?))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "Which was the worst of them?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:blood(?:(?:,))?\\s+sweat(?:(?:,))?\\s+and\\s+tears" +
  "|through\\s+thick\\s+and\\s+thin" +
  "|ups\\s+and\\s+downs" +
  "|highs\\s+and\\s+lows))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "What were the odds?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:against\\s+all\\s+odds" +
  "|beat(?:(?:ing))?\\s+the\\s+odds))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "What was the good that came of it?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:light\\s+at\\s+the\\s+end\\s+of\\s+the\\s+tunnel" +
  "|blessing\\s+in\\s+disguise" +
  "|silver\\s+lining))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "How many hours, on which days?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:tireless(?:(?:ly))?" +
  "|burning\\s+desire" +
  "|heart\\s+and\\s+soul" +
  "|with\\s+all\\s+my\\s+heart))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "What were you looking at when it happened?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:a" +
  "|the)\\s+spark\\s+(?:(?:was)\\s+)?(?:ignited" +
  "|lit)" +
  "|ignited\\s+(?:a" +
  "|my)\\s+(?:(?:" +
  word +
  ")\\s+)?(?:passion" +
  "|spark" +
  "|fire" +
  "|interest)" +
  "|sparked\\s+my\\s+(?:interest" +
  "|passion" +
  "|curiosity)))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "How old, where, and doing what?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:from\\s+(?:a" +
  "|the" +
  "|my)\\s+(?:(?:very)\\s+)?(?:young" +
  "|early" +
  "|tender)\\s+age" +
  "|for\\s+as\\s+long\\s+as\\s+I\\s+can\\s+remember" +
  "|ever\\s+since\\s+I\\s+was\\s+(?:a\\s+(?:child" +
  "|kid" +
  "|little)" +
  "|young" +
  "|little)" +
  "|ever\\s+since\\s+I\\s+can\\s+remember))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "Who, for example?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:from\\s+all\\s+walks\\s+of\\s+life" +
  "|different\\s+walks\\s+of\\s+life))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "What did you do that wasn’t asked?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:go(?:(?:ing))?\\s+(?:above\\s+and\\s+beyond" +
  "|the\\s+extra\\s+mile)" +
  "|went\\s+(?:above\\s+and\\s+beyond" +
  "|the\\s+extra\\s+mile)))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "What happened first, and what second?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:a\\s+roller\\s+coaster" +
  "|a\\s+rollercoaster" +
  "|roller\\s+coaster" +
  "|rollercoaster" +
  "|whirlwind\\s+of\\s+emotions" +
  "|mixed\\s+emotions))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "What came next?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:little\\s+did\\s+I\\s+know" +
  "|fast\\s+forward\\s+to" +
  "|fate\\s+had\\s+other\\s+plans))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "Power to do what, in your case?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:knowledge\\s+is\\s+power" +
  "|education\\s+is\\s+(?:(?:the)\\s+)?(?:key" +
  "|power" +
  "|the\\s+most\\s+powerful\\s+weapon)))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "Who copies you, and in what?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:role\\s+model(?:(?:s))?\\s+(?:to" +
  "|for)\\s+(?:others" +
  "|many" +
  "|everyone" +
  "|the\\s+younger))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "What did your hands do?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:hands-on\\s+experience" +
  "|real(?:-" +
  "|\\s+)world\\s+experience))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "Whose voice, saying what?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:give(?:(?:s" +
  "|n))?\\s+(?:(?:a)\\s+)?voice\\s+to\\s+the\\s+voiceless" +
  "|a\\s+helping\\s+hand))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "What is the plain word for it?",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:melting\\s+pot" +
  "|tapestry" +
  "|beacon\\s+of\\s+hope" +
  "|stepping\\s+stone))(?![\\p{L}\\p{N}])", "iu"),
  },
] as const;

export const FILLERS = [
  {
    note: "to",
    pattern: /* @__PURE__ */ new RegExp("(?<![\\p{L}\\p{N}])(?:in\\s+order\\s+to)(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "because",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:due\\s+to\\s+the\\s+fact\\s+that" +
  "|owing\\s+to\\s+the\\s+fact\\s+that))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "although",
    pattern: /* @__PURE__ */ new RegExp("(?<![\\p{L}\\p{N}])(?:despite\\s+the\\s+fact\\s+that)(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "now",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:at\\s+this\\s+point\\s+in\\s+time" +
  "|at\\s+the\\s+present\\s+moment))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "if",
    pattern: /* @__PURE__ */ new RegExp("(?<![\\p{L}\\p{N}])(?:in\\s+the\\s+event\\s+that)(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "to",
    pattern: /* @__PURE__ */ new RegExp("(?<![\\p{L}\\p{N}])(?:for\\s+the\\s+purpose\\s+of)(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "about, or nothing",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:with\\s+regard(?:(?:s))?\\s+to" +
  "|in\\s+regard(?:(?:s))?\\s+to" +
  "|with\\s+respect\\s+to" +
  "|in\\s+terms\\s+of))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "a figure",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:a\\s+(?:large" +
  "|great" +
  "|huge)\\s+(?:number" +
  "|amount)\\s+of)(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:it\\s+is\\s+(?:important" +
  "|worth" +
  "|interesting)\\s+(?:to\\s+note" +
  "|noting" +
  "|to\\s+mention" +
  "|mentioning)\\s+that)(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:it\\s+goes\\s+without\\s+saying(?:\\s+(?:that))?" +
  "|needless\\s+to\\s+say" +
  "|as\\s+we\\s+all\\s+know" +
  "|as\\s+everyone\\s+knows))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:I\\s+(?:(?:strongly" +
  "|truly" +
  "|firmly" +
  "|really" +
  "|sincerely)\\s+)?(?:believe" +
  "|feel" +
  "|think)\\s+that)(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "because",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:the\\s+reason\\s+(?:(?:why)\\s+)?(?:is" +
  "|was)\\s+(?:because" +
  "|that))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "can",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:has\\s+the\\s+ability\\s+to" +
  "|have\\s+the\\s+ability\\s+to))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "daily, or how often",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:on\\s+a\\s+daily\\s+basis" +
  "|on\\s+a\\s+regular\\s+basis))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:first\\s+and\\s+foremost" +
  "|last\\s+but\\s+not\\s+least))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "the things by name",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:all\\s+of\\s+these\\s+things" +
  "|various\\s+things" +
  "|many\\s+different\\s+things" +
  "|a\\s+lot\\s+of\\s+things))(?![\\p{L}\\p{N}])", "iu"),
  },
  {
    note: "",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:in\\s+today['’]s\\s+(?:(?:modern" +
  "|fast-paced)\\s+)?(?:world" +
  "|society)" +
  "|in\\s+this\\s+day\\s+and\\s+age))(?![\\p{L}\\p{N}])", "iu"),
  },
] as const;
