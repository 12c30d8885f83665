// Written by tooling/compile-vocabulary.ts from warnings.yaml: change that file.

export const no =
  "(?:(?:no" +
  "|not" +
  "|never" +
  "|without" +
  "|free of" +
  "|zero" +
  "|non" +
  "|isn['’]t" +
  "|aren['’]t" +
  "|don['’]t" +
  "|doesn['’]t" +
  "|won['’]t))";

export const DENIED = /* @__PURE__ */ new RegExp("\\b" + no + "\\b", "");

export const DENIED_BUT_NOT_FORGOTTEN = /* @__PURE__ */ new RegExp("\\b(?:no|not (?!forget)|never|without)\\b", "");

export const BEFORE_SELECTION = /* @__PURE__ */ new RegExp("\\b(?:if|whether|once|after|when|should|until|unless|any)\\b", "i");

export const DENIED_OR_TRANSFER = /* @__PURE__ */ new RegExp("(?:\\b" + no + "\\b" + "|\\bbank transfer\\b)", "i");

const AFTER_SELECTION_won =
  "(?:(?:not" +
  "|never" +
  "|once" +
  "|after" +
  "|upon" +
  "|winners?" +
  "|recipients?" +
  "|awardees?" +
  "|selected" +
  "|successful" +
  "|if awarded" +
  "|disburse\\w*" +
  "|payments? (?:of|to|will)))";

export const AFTER_SELECTION = /* @__PURE__ */ new RegExp("\\b" + AFTER_SELECTION_won + "\\b", "i");

const DENIED_OR_FUNDRAISING_instead =
  "(?:(?:no" +
  "|not" +
  "|never" +
  "|without" +
  "|rather than" +
  "|instead of" +
  "|away from" +
  "|unlike" +
  "|isn['’]t))";

export const DENIED_OR_FUNDRAISING = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  DENIED_OR_FUNDRAISING_instead +
  "\\b" +
  "|\\b(?:fundrais\\w*|proceeds|funded by|raised|auction|volunteer\\w*)\\b)", "i");

export const DENIED_OR_SAMPLE = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  no +
  "\\b" +
  "|\\b(?:audit\\w*|verif\\w*|control group|assigned|survey\\w*|interview\\w*)\\b)", "i");

export const DENIED_OR_OPTIONAL = /* @__PURE__ */ new RegExp("(?:\\b" + no + "\\b" + "|\\boptional\\w*\\b)", "i");

const HARMLESS_FEE_none =
  "(?:(?:no" +
  "|without" +
  "|free of" +
  "|zero" +
  "|never" +
  "|isn['’]t" +
  "|aren['’]t" +
  "|don['’]t" +
  "|doesn['’]t" +
  "|won['’]t" +
  "|not (?:charge|required?|ask|have)))";

const HARMLESS_FEE_paid =
  "(?:(?:waive[ds]?" +
  "|waivers?" +
  "|waiving" +
  "|exempt\\w*" +
  "|reimburs\\w*" +
  "|covers?" +
  "|covered" +
  "|covering" +
  "|pays? for" +
  "|paid (?:for )?by" +
  "|includ\\w+))";

const HARMLESS_FEE_elsewhere =
  "(?:(?:universit(?:y|ies)" +
  "|admissions?" +
  "|colleges?" +
  "|schools?" +
  "|graduate" +
  "|ucas" +
  "|visa" +
  "|passport" +
  "|test" +
  "|exam(?:ination)?" +
  "|tuition" +
  "|course" +
  "|programme" +
  "|program))";

export const HARMLESS_FEE = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  HARMLESS_FEE_none +
  "\\b" +
  "|(?<![\\w-])free\\b|[$€£]\\s?0(?![\\d.,]*[1-9])|['‘’\"“](?:entry|entrance|application) fee['’\"”" +
  "]" +
  "|\\b" +
  HARMLESS_FEE_paid +
  "\\b" +
  "|(?<!non-|non |not |no )\\brefund(?:ed|able|s)?\\b" +
  "|\\b" +
  HARMLESS_FEE_elsewhere +
  "\\b)", "i");

const WARNINGS_everyone = "(?:(?:every(?:one|body)" + "|every applicant" + "|all applicants" + "|all entrants))";

const WARNINGS_wins =
  "(?:(?:wins?" +
  "|receives? (?:a|an|the) (?:scholarship|award|prize)" +
  "|gets? (?:a|an|the) (?:scholarship|award|prize)" +
  "|is a winner))";

const WARNINGS_tell = "(?:(?:provide" + "|submit" + "|send" + "|enter" + "|give" + "|share" + "|supply))";

const WARNINGS_card =
  "(?:(?:(?:credit|debit|bank) card" +
  "|card (?:number|details)" +
  "|cvv" +
  "|(?:card|bank|atm|mobile money) pin" +
  "|bank(?:ing)? password))";

const WARNINGS_account =
  "(?:(?:bank (?:account )?(?:details?|information|numbers?|statements? of account)" +
  "|account number" +
  "|routing number" +
  "|iban))";

const WARNINGS_entrants = "(?:(?:winners?" + "|recipients?" + "|entr(?:y|ies|ants?)))";

const WARNINGS_join =
  "(?:(?:sign(?:ing)? up" +
  "|regist(?:er|ering)" +
  "|subscrib(?:e|ing)" +
  "|creat(?:e|ing) (?:an?|your) (?:free )?(?:account|profile)" +
  "|join(?:ing)? us" +
  "|download(?:ing)? (?:the|our) app" +
  "|follow(?:ing)? (?:us|our)" +
  "|refer(?:ring)? (?:a |your )?friends?))";

const WARNINGS_chance =
  "(?:(?:for (?:a|the|your) chance" +
  "|chance to win" +
  "|(?:be )?entered to win" +
  "|to enter to win" +
  "|extra entr(?:y|ies)" +
  "|more entries))";

const WARNINGS_advertising =
  "(?:(?:marketing" +
  "|promotional" +
  "|newsletters?" +
  "|offers from" +
  "|third[- ]part(?:y|ies)" +
  "|(?:our )?partners? (?:may|to|can)))";

const WARNINGS_obliged = "(?:(?:must" + "|have to" + "|need to" + "|required to" + "|do not forget to))";

const WARNINGS_follow = "(?:(?:like" + "|follow" + "|share" + "|tag" + "|retweet" + "|subscribe to))";

const WARNINGS_ours =
  "(?:(?:us\\b" +
  "|our\\b" +
  "|@\\w" +
  "|facebook" +
  "|instagram" +
  "|tiktok" +
  "|twitter" +
  "|youtube))";

export const WARNINGS = [
  {
    kind: "application-fee",
    unless: "HARMLESS_FEE",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:application|entry|processing|submission|handling|entrance)[- ](?:fee|charge)s?\\b", "i"),
  },
  {
    kind: "application-fee",
    unless: "HARMLESS_FEE",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:registration|administration|administrative) fee\\b.{0,60}\\b(?:to apply|to enter|to be " +
  "considered|with (?:the|your) application|non-?refundable)\\b", "i"),
  },
  {
    kind: "application-fee",
    unless: "HARMLESS_FEE",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:pay|payment of|fee of|costs?)\\b.{0,30}[$£€₹]\\s?\\d.{0,30}\\bto (?:apply|enter|submit)\\b", "i"),
  },
  {
    kind: "application-fee",
    unless: "HARMLESS_FEE",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\bapplication\\b.{0,30}[$£€]\\s?[1-9]\\d* fee\\b" +
  "|[$£€]\\s?[1-9]\\d* fee (?:is )?(?:payable|due|required)\\b.{0,80}\\bapplication\\b)", "i"),
  },
  {
    kind: "guaranteed",
    unless: "DENIED",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  WARNINGS_everyone +
  " (?:who (?:applies|enters) )?(?:will )?" +
  WARNINGS_wins +
  "\\b", "i"),
  },
  {
    kind: "guaranteed",
    unless: "DENIED",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\bguaranteed (?:to win|winner|approval|or your money back)\\b" +
  "|\\b(?:we|can) guarantee (?:you|that you).{0,40}\\b(?:scholarship|grant|award|win|money)\\b" +
  "|\\bmoney[- ]back guarantee\\b)", "i"),
  },
  {
    kind: "guaranteed",
    unless: "BEFORE_SELECTION",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:congratulations|you have|you['’]ve)\\b.{0,20}\\b(?:been (?:pre-?)?selected|won)\\b.{0,40" +
  "}\\b(?:scholarship|grant|award|prize)\\b", "i"),
  },
  {
    kind: "payment-details",
    unless: "DENIED",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:" +
  WARNINGS_tell +
  "|need|requires?|required|fill in|upload|confirm)\\b.{0,60}\\b" +
  WARNINGS_card +
  "\\b", "i"),
  },
  {
    kind: "payment-details",
    unless: "DENIED",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:credit|debit) card\\b.{0,60}\\b(?:to hold|to reserve|to claim|to secure|is required|are" +
  " required)\\b", "i"),
  },
  {
    kind: "payment-details",
    unless: "DENIED_OR_TRANSFER",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:pay|paid|payable|send|sent|transfer|wire)\\b.{0,80}\\b(?:western union|moneygram|gift c" +
  "ards?|bitcoins?|crypto(?:currency)?|usdt)\\b", "i"),
  },
  {
    kind: "bank-details",
    unless: "AFTER_SELECTION",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:" +
  WARNINGS_tell +
  "|upload|attach|enclose)\\b.{0,60}\\b" +
  WARNINGS_account +
  "\\b", "i"),
  },
  {
    kind: "draw",
    unless: "DENIED_OR_FUNDRAISING",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\bsweepstakes?\\b|\\bgive-?away\\b|\\bprize draw(?:ing)?s?\\b|\\blucky draw\\b|\\brandom (?:pri" +
  "ze )?draw(?:ing)?s?\\b" +
  "|\\b(?:(?:monthly|weekly|quarterly|annual|month['’]s|week['’]s) drawings?|scholarship lotte" +
  "ry)\\b" +
  "|\\b(?:selected|chosen|drawn|decided|awarded) by (?:a )?(?:lottery|lot|draw|ballot)\\b)", "i"),
  },
  {
    kind: "draw",
    unless: "DENIED_OR_FUNDRAISING",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:a|the|our|monthly|weekly) raffle\\b|\\braffled\\b", ""),
  },
  {
    kind: "draw",
    unless: "DENIED_OR_SAMPLE",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\b(?:" +
  WARNINGS_entrants +
  "|one (?:lucky )?(?:student|applicant|person))\\b.{0,60}\\b(?:at random|randomly|by random)\\b" +
  "|\\b(?:at random|randomly)\\b.{0,60}\\b" +
  WARNINGS_entrants +
  "\\b)", "i"),
  },
  {
    kind: "draw",
    unless: "DENIED",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\b(?:entered|enter(?:ing)?|entry|name) (?:in)?to (?:a|the|our|this|each|every) (?:\\w+ )" +
  "{0,2}(?:draw|drawing)\\b" +
  "|\\bdrawing (?:is|will be|are) held\\b" +
  "|\\bbe entered (?:for a chance )?to win\\b)", "i"),
  },
  { kind: "draw", only: "title", pattern: /* @__PURE__ */ new RegExp("\\bno[- ]essay\\b", "i") },
  {
    kind: "lead-generation",
    unless: "DENIED",
    pattern: /* @__PURE__ */ new RegExp("\\b" + WARNINGS_join + "\\b.{0,80}\\b" + WARNINGS_chance + "\\b", "i"),
  },
  {
    kind: "lead-generation",
    unless: "DENIED_OR_OPTIONAL",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:agree|consent|opt[- ]?in|must (?:subscribe|sign up)|required to (?:subscribe|sign up)" +
  ")\\b.{0,80}\\b" +
  WARNINGS_advertising +
  "\\b", "i"),
  },
  {
    kind: "lead-generation",
    unless: "DENIED_BUT_NOT_FORGOTTEN",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  WARNINGS_obliged +
  " (?:\\w+ )?" +
  WARNINGS_follow +
  "\\b.{0,30}\\b" +
  WARNINGS_ours, "i"),
  },
] as const;

const INSTITUTION_body =
  "(?:(?:college" +
  "|school" +
  "|institut\\p{L}*" +
  "|academy" +
  "|ecole" +
  "|école" +
  "|foundation" +
  "|fundaci\\p{L}n" +
  "|stiftung" +
  "|trust" +
  "|fund" +
  "|bank" +
  "|government" +
  "|chính phủ" +
  "|ministry" +
  "|bộ" +
  "|council" +
  "|commission" +
  "|society" +
  "|association" +
  "|rotary" +
  "|embassy" +
  "|agency" +
  "|corporation" +
  "|company" +
  "|inc" +
  "|ltd))";

export const INSTITUTION = /* @__PURE__ */ new RegExp(
  "(?:universi" +
  "|hochschul" +
  "|đ[ạa]i học" +
  "|(?<!\\p{L})" +
  INSTITUTION_body +
  "(?!\\p{L}))", "iu");

const ABBREVIATION_other =
  "(?:(?:PHD" +
  "|MBA" +
  "|LLM" +
  "|MSC" +
  "|BSC" +
  "|MPHIL" +
  "|DBA" +
  "|EMBA" +
  "|STEM" +
  "|MINT" +
  "|USA" +
  "|UAE" +
  "|USD" +
  "|EUR" +
  "|GBP" +
  "|CAD" +
  "|AUD" +
  "|TOEFL" +
  "|IELTS" +
  "|GRE" +
  "|GMAT" +
  "|SAT" +
  "|ACT" +
  "|VET" +
  "|GPA" +
  "|LGBT" +
  "|LGBTQ" +
  "|BIPOC" +
  "|ASEAN" +
  "|BRICS" +
  "|FREE" +
  "|NEW" +
  "|THE" +
  "|FOR" +
  "|AND" +
  "|ALL" +
  "|TOP" +
  "|FULL" +
  "|OPEN" +
  "|ICT" +
  "|FAQ" +
  "|PDF" +
  "|COVID" +
  "|NOW" +
  "|APPLY))";

export const ABBREVIATION = /* @__PURE__ */ new RegExp("(?<!\\p{L})(?!" + ABBREVIATION_other + "(?!\\p{L}))\\p{Lu}{3,6}(?!\\p{L})", "u");
