import type { WarningKind } from '@laurel/domain';

/** One wording that gives a warning, sentence by sentence. */
export interface WarningRule {
  kind: WarningKind;
  /** What must stand in the sentence. */
  says: RegExp;
  /** What makes it harmless when it stands in the same sentence. */
  unless?: RegExp;
  /** The only field it is looked for in. */
  only?: string;
}

const DENIED =
  /\b(?:no|not|never|without|free of|zero|non|isn['’]t|aren['’]t|don['’]t|doesn['’]t|won['’]t)\b/;
const DENIED_BUT_NOT_FORGOTTEN = /\b(?:no|not (?!forget)|never|without)\b/;
const INSTEAD = /\b(?:no|not|never|without|rather than|instead of|away from|unlike|isn['’]t)\b/;
const any = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'i');

const FEE_IS_HARMLESS = any(
  // "Non-refundable" denies only that it comes back.
  /\b(?:no|without|free of|zero|never|isn['’]t|aren['’]t|don['’]t|doesn['’]t|won['’]t|not (?:charge|required?|ask|have))\b/,
  // Nothing, or a figure of speech.
  /(?<![\w-])free\b|[$€£]\s?0(?![\d.,]*[1-9])|['‘’"“](?:entry|entrance|application) fee['’"”]/,
  // Somebody pays it, gives it back or lets it go.
  /\b(?:waive[ds]?|waivers?|waiving|exempt\w*|reimburs\w*|covers?|covered|covering|pays? for|paid (?:for )?by|includ\w+)\b/,
  /(?<!non-|non |not |no )\brefund(?:ed|able|s)?\b/,
  // The fee of a university or an agency, not that of the award.
  /\b(?:universit(?:y|ies)|admissions?|colleges?|schools?|graduate|ucas|visa|passport|test|exam(?:ination)?|tuition|course|programme|program)\b/,
);

export const WARNING_RULES: readonly WarningRule[] = [
  {
    kind: 'application-fee',
    says: /\b(?:application|entry|processing|submission|handling|entrance)[- ](?:fee|charge)s?\b/i,
    unless: FEE_IS_HARMLESS,
  },
  {
    kind: 'application-fee',
    says: /\b(?:registration|administration|administrative) fee\b.{0,60}\b(?:to apply|to enter|to be considered|with (?:the|your) application|non-?refundable)\b/i,
    unless: FEE_IS_HARMLESS,
  },
  {
    kind: 'application-fee',
    says: /\b(?:pay|payment of|fee of|costs?)\b.{0,30}[$£€₹]\s?\d.{0,30}\bto (?:apply|enter|submit)\b/i,
    unless: FEE_IS_HARMLESS,
  },
  {
    kind: 'application-fee',
    says: /\bapplication\b.{0,30}[$£€]\s?[1-9]\d* fee\b|[$£€]\s?[1-9]\d* fee (?:is )?(?:payable|due|required)\b.{0,80}\bapplication\b/i,
    unless: FEE_IS_HARMLESS,
  },
  {
    kind: 'guaranteed',
    says: /\b(?:every(?:one|body)|every applicant|all applicants|all entrants) (?:who (?:applies|enters) )?(?:will )?(?:wins?|receives? (?:a|an|the) (?:scholarship|award|prize)|gets? (?:a|an|the) (?:scholarship|award|prize)|is a winner)\b/i,
    unless: DENIED,
  },
  {
    kind: 'guaranteed',
    says: /\bguaranteed (?:to win|winner|approval|or your money back)\b|\b(?:we|can) guarantee (?:you|that you).{0,40}\b(?:scholarship|grant|award|win|money)\b|\bmoney[- ]back guarantee\b/i,
    unless: DENIED,
  },
  {
    kind: 'guaranteed',
    says: /\b(?:congratulations|you have|you['’]ve)\b.{0,20}\b(?:been (?:pre-?)?selected|won)\b.{0,40}\b(?:scholarship|grant|award|prize)\b/i,
    unless: /\b(?:if|whether|once|after|when|should|until|unless|any)\b/i,
  },
  {
    kind: 'payment-details',
    says: /\b(?:provide|submit|send|enter|give|share|supply|need|requires?|required|fill in|upload|confirm)\b.{0,60}\b(?:(?:credit|debit|bank) card|card (?:number|details)|cvv|(?:card|bank|atm|mobile money) pin|bank(?:ing)? password)\b/i,
    unless: DENIED,
  },
  {
    kind: 'payment-details',
    says: /\b(?:credit|debit) card\b.{0,60}\b(?:to hold|to reserve|to claim|to secure|is required|are required)\b/i,
    unless: DENIED,
  },
  {
    kind: 'payment-details',
    says: /\b(?:pay|paid|payable|send|sent|transfer|wire)\b.{0,80}\b(?:western union|moneygram|gift cards?|bitcoins?|crypto(?:currency)?|usdt)\b/i,
    // Beside an ordinary transfer it is one way among others.
    unless: any(DENIED, /\bbank transfer\b/),
  },
  {
    kind: 'bank-details',
    says: /\b(?:provide|submit|send|enter|give|share|supply|upload|attach|enclose)\b.{0,60}\b(?:bank (?:account )?(?:details?|information|numbers?|statements? of account)|account number|routing number|iban)\b/i,
    // Asked of those who won, so that the money can reach them.
    unless:
      /\b(?:not|never|once|after|upon|winners?|recipients?|awardees?|selected|successful|if awarded|disburse\w*|payments? (?:of|to|will))\b/i,
  },
  {
    kind: 'draw',
    says: /\bsweepstakes?\b|\bgive-?away\b|\bprize draw(?:ing)?s?\b|\blucky draw\b|\brandom (?:prize )?draw(?:ing)?s?\b|\b(?:(?:monthly|weekly|quarterly|annual|month['’]s|week['’]s) drawings?|scholarship lottery)\b|\b(?:selected|chosen|drawn|decided|awarded) by (?:a )?(?:lottery|lot|draw|ballot)\b/i,
    unless: any(INSTEAD, /\b(?:fundrais\w*|proceeds|funded by|raised|auction|volunteer\w*)\b/),
  },
  {
    kind: 'draw',
    // In small letters only: Raffles is a name.
    says: /\b(?:a|the|our|monthly|weekly) raffle\b|\braffled\b/,
    unless: any(INSTEAD, /\b(?:fundrais\w*|proceeds|funded by|raised|auction|volunteer\w*)\b/),
  },
  {
    kind: 'draw',
    says: /\b(?:winners?|recipients?|entr(?:y|ies|ants?)|one (?:lucky )?(?:student|applicant|person))\b.{0,60}\b(?:at random|randomly|by random)\b|\b(?:at random|randomly)\b.{0,60}\b(?:winners?|recipients?|entr(?:y|ies|ants?))\b/i,
    unless: any(DENIED, /\b(?:audit\w*|verif\w*|control group|assigned|survey\w*|interview\w*)\b/),
  },
  {
    kind: 'draw',
    says: /\b(?:entered|enter(?:ing)?|entry|name) (?:in)?to (?:a|the|our|this|each|every) (?:\w+ ){0,2}(?:draw|drawing)\b|\bdrawing (?:is|will be|are) held\b|\bbe entered (?:for a chance )?to win\b/i,
    unless: DENIED,
  },
  { kind: 'draw', says: /\bno[- ]essay\b/i, only: 'title' },
  {
    kind: 'lead-generation',
    says: /\b(?:sign(?:ing)? up|regist(?:er|ering)|subscrib(?:e|ing)|creat(?:e|ing) (?:an?|your) (?:free )?(?:account|profile)|join(?:ing)? us|download(?:ing)? (?:the|our) app|follow(?:ing)? (?:us|our)|refer(?:ring)? (?:a |your )?friends?)\b.{0,80}\b(?:for (?:a|the|your) chance|chance to win|(?:be )?entered to win|to enter to win|extra entr(?:y|ies)|more entries)\b/i,
    unless: DENIED,
  },
  {
    kind: 'lead-generation',
    says: /\b(?:agree|consent|opt[- ]?in|must (?:subscribe|sign up)|required to (?:subscribe|sign up))\b.{0,80}\b(?:marketing|promotional|newsletters?|offers from|third[- ]part(?:y|ies)|(?:our )?partners? (?:may|to|can))\b/i,
    unless: any(DENIED, /\boptional\w*\b/),
  },
  {
    kind: 'lead-generation',
    says: /\b(?:must|have to|need to|required to|do not forget to) (?:\w+ )?(?:like|follow|share|tag|retweet|subscribe to)\b.{0,30}\b(?:us\b|our\b|@\w|facebook|instagram|tiktok|twitter|youtube)/i,
    unless: DENIED_BUT_NOT_FORGOTTEN,
  },
];
