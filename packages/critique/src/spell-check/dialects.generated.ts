// Written by tooling/compile-vocabulary.ts from dialects.yaml: change that file.

export const ourStem =
  "(?:(?:col" +
  "|hon" +
  "|lab" +
  "|neighb" +
  "|fav" +
  "|harb" +
  "|behavi" +
  "|hum" +
  "|endeav" +
  "|rum" +
  "|flav))";

export const izeStem =
  "(?:(?:organ" +
  "|real" +
  "|recogn" +
  "|special" +
  "|apolog" +
  "|emphas" +
  "|memor" +
  "|prior" +
  "|critic" +
  "|util" +
  "|maxim" +
  "|minim" +
  "|mobil" +
  "|summar" +
  "|civil" +
  "|author" +
  "|social))";

export const elStem =
  "(?:(?:travel" +
  "|cancel" +
  "|label" +
  "|model" +
  "|counsel" +
  "|signal" +
  "|fuel" +
  "|tunnel" +
  "|channel))";

const BRITISH_SPELLING_verb =
  "(?:" +
  izeStem +
  "is(?:e[ds]?|ing|ations?)|analys(?:e[ds]?|ing)|" +
  elStem +
  "l(?:ed|ing|ers?)|practis(?:e[ds]?|ing))";

const BRITISH_SPELLING_noun =
  "(?:(?:kilo|centi|milli)?metres?|centres?|theatres?|fibres?|litres?|programmes?|defence|off" +
  "ence|licence|catalogues?|cheques?)";

const BRITISH_SPELLING_other =
  "(?:grey|ageing|judgement|enrol(?:s|ment)?|fulfil(?:s|ment)?|skilful|jewellery|tyres?|ploug" +
  "hs?|mum|learnt)";

const BRITISH_SPELLING_medical = "(?:paediatric\\w*|anaesth\\w*|gynaecolog\\w*|haemo\\w+|oestrogen)";

export const BRITISH_SPELLING = /* @__PURE__ */ new RegExp(
  "\\b(?:" +
  ourStem +
  "our\\w*|" +
  BRITISH_SPELLING_verb +
  "|" +
  BRITISH_SPELLING_noun +
  "|" +
  BRITISH_SPELLING_other +
  "|" +
  BRITISH_SPELLING_medical +
  ")\\b", "gi");

const AMERICAN_SPELLING_orEnding = "(?:(?:s|ed|ing|ful|able|ably|hoods?|ite|ites|al|less))";

const AMERICAN_SPELLING_verb =
  "(?:" +
  izeStem +
  "iz(?:e[ds]?|ing|ations?)|analyz(?:e[ds]?|ing)|" +
  elStem +
  "(?:ed|ing|ers?))";

const AMERICAN_SPELLING_noun =
  "(?:(?:kilo|centi|milli)?meters|kilometer|centers?|theaters?|fibers?|liters?|defense|offens" +
  "e)";

const AMERICAN_SPELLING_other = "(?:gray|aging|enroll(?:s|ment)?|fulfill(?:s|ment)?|skillful|jewelry|plows?|mom)";

const AMERICAN_SPELLING_medical = "(?:pediatric\\w*|anesth\\w*|gynecolog\\w*|hemo\\w+|estrogen)";

export const AMERICAN_SPELLING = /* @__PURE__ */ new RegExp(
  "\\b(?:" +
  ourStem +
  "or" +
  AMERICAN_SPELLING_orEnding +
  "?|" +
  AMERICAN_SPELLING_verb +
  "|" +
  AMERICAN_SPELLING_noun +
  "|" +
  AMERICAN_SPELLING_other +
  "|" +
  AMERICAN_SPELLING_medical +
  ")\\b", "gi");

export const DIALECT_COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  "american": ["US","PR","PH","LR","GU","AS","VI","MP"],
  "canadian": ["CA"],
  "australian": ["AU","NZ"],
  "indian": ["IN"],
  "british": [
  "GB", "IE", "ZA", "KE", "NG", "GH", "UG", "TZ", "ZM", "ZW", "MW", "BW", "NA", "SZ", "LS", "RW", "SL", "GM",
  "CM", "MU", "SC", "PK", "BD", "LK", "NP", "MM", "MY", "SG", "HK", "JM", "TT", "BB", "GY", "BS", "BZ", "FJ",
  "PG", "MT", "CY", "SD", "SS", "ET", "SO",
],
};
