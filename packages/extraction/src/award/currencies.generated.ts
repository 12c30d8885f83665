// Written by tooling/compile-vocabulary.ts from currencies.yaml: change that file.

export const CURRENCIES = [
  {
    code: "USD",
    pattern: /* @__PURE__ */ new RegExp("US\\s?\\$|USD\\s?\\$?|U\\.S\\.?\\s?\\$|\\$\\s?USD?(?!\\p{L})|U\\.?S\\.? [Dd]ollars?", "u"),
  },
  {
    code: "AUD",
    pattern: /* @__PURE__ */ new RegExp("AU[SD]?\\s?\\$|A\\$|AUD(?!\\p{L})\\s?\\$?|Australian [Dd]ollars?", "u"),
  },
  {
    code: "CAD",
    pattern: /* @__PURE__ */ new RegExp("CAD?\\s?\\$|C\\$|CDN\\s?\\$?|CAD(?!\\p{L})\\$?|Canadian [Dd]ollars?", "u"),
  },
  {
    code: "NZD",
    pattern: /* @__PURE__ */ new RegExp("NZD?\\s?\\$|NZD(?!\\p{L})|New Zealand [Dd]ollars?", "u"),
  },
  {
    code: "HKD",
    pattern: /* @__PURE__ */ new RegExp("HKD?\\s?\\$|HKD(?!\\p{L})|Hong Kong [Dd]ollars?", "u"),
  },
  {
    code: "SGD",
    pattern: /* @__PURE__ */ new RegExp("SG?D?\\s?\\$|SGD(?!\\p{L})|Singapore [Dd]ollars?", "u"),
  },
  {
    code: "TWD",
    pattern: /* @__PURE__ */ new RegExp("NTD?\\s?\\$|NTD(?!\\p{L})|TWD(?!\\p{L})|New Taiwan [Dd]ollars?", "u"),
  },
  { code: "BRL", pattern: /* @__PURE__ */ new RegExp("R\\$|BRL(?!\\p{L})|[Rr]eais", "u") },
  { code: "MXN", pattern: /* @__PURE__ */ new RegExp("MX\\$|MXN(?!\\p{L})", "u") },
  {
    code: "GBP",
    pattern: /* @__PURE__ */ new RegExp("GBP(?!\\p{L})\\s?£?|£|[Pp]ounds?(?: [Ss]terling)?(?!\\p{L})|UKP(?!\\p{L})", "u"),
  },
  {
    code: "EUR",
    pattern: /* @__PURE__ */ new RegExp("EUR(?!\\p{L})|€(?:\\s?EUR(?!\\p{L}))?|[Ee]uros?(?!\\p{L})|EURO?S?(?!\\p{L})", "u"),
  },
  {
    code: "CHF",
    pattern: /* @__PURE__ */ new RegExp("CHF(?!\\p{L})|SFr\\.?|[Ss]wiss [Ff]rancs?|Franken(?!\\p{L})", "u"),
  },
  { code: "SEK", pattern: /* @__PURE__ */ new RegExp("SEK|Swedish (?:[Kk]rona|[Kk]ronor|[Cc]rowns?)", "u") },
  {
    code: "NOK",
    pattern: /* @__PURE__ */ new RegExp("NOK|Norwegian (?:[Kk]rone|[Kk]roner|[Cc]rowns?)", "u"),
  },
  { code: "DKK", pattern: /* @__PURE__ */ new RegExp("DKK|Danish (?:[Kk]rone|[Kk]roner|[Cc]rowns?)", "u") },
  {
    code: "JPY",
    pattern: /* @__PURE__ */ new RegExp("JPY|[Jj]apanese [Yy]en|(?<!\\p{L})[Yy]en(?!\\p{L})|円", "u"),
  },
  { code: "CNY", pattern: /* @__PURE__ */ new RegExp("CNY|RMB|[Yy]uans?(?!\\p{L})|元", "u") },
  { code: "KRW", pattern: /* @__PURE__ */ new RegExp("KRW|₩|(?:[Kk]orean )?[Ww]on(?!\\p{L})", "u") },
  {
    code: "INR",
    pattern: /* @__PURE__ */ new RegExp("INR(?!\\p{L})|₹|(?:Indian )?[Rr]upees?(?!\\p{L})", "u"),
  },
  { code: "PKR", pattern: /* @__PURE__ */ new RegExp("PKR(?!\\p{L})", "u") },
  { code: "THB", pattern: /* @__PURE__ */ new RegExp("THB(?!\\p{L})|฿|[Bb]ahts?(?!\\p{L})", "u") },
  { code: "VND", pattern: /* @__PURE__ */ new RegExp("VND(?!\\p{L})|VNĐ|₫|đồng", "u") },
  { code: "IDR", pattern: /* @__PURE__ */ new RegExp("IDR(?!\\p{L})|[Rr]upiah(?!\\p{L})", "u") },
  {
    code: "MYR",
    pattern: /* @__PURE__ */ new RegExp("MYR(?!\\p{L})|RM(?=\\s?\\d)|[Rr]inggits?(?!\\p{L})", "u"),
  },
  { code: "PHP", pattern: /* @__PURE__ */ new RegExp("PHP(?!\\p{L})|₱", "u") },
  {
    code: "TRY",
    pattern: /* @__PURE__ */ new RegExp("TRY(?!\\p{L})|TL(?!\\p{L})|₺|[Tt]urkish [Ll]iras?", "u"),
  },
  {
    code: "ILS",
    pattern: /* @__PURE__ */ new RegExp("ILS(?!\\p{L})|NIS(?!\\p{L})|₪|[Ss]hekels?(?!\\p{L})", "u"),
  },
  { code: "PLN", pattern: /* @__PURE__ */ new RegExp("PLN(?!\\p{L})|zł|z[lł]oty", "u") },
  { code: "CZK", pattern: /* @__PURE__ */ new RegExp("CZK(?!\\p{L})|Kč", "u") },
  { code: "HUF", pattern: /* @__PURE__ */ new RegExp("HUF(?!\\p{L})|[Ff]orints?(?!\\p{L})", "u") },
  { code: "RON", pattern: /* @__PURE__ */ new RegExp("RON(?!\\p{L})", "u") },
  { code: "RUB", pattern: /* @__PURE__ */ new RegExp("RUB(?!\\p{L})|₽|[Rr](?:o)?ubles?(?!\\p{L})", "u") },
  { code: "UAH", pattern: /* @__PURE__ */ new RegExp("UAH(?!\\p{L})|₴", "u") },
  { code: "ZAR", pattern: /* @__PURE__ */ new RegExp("ZAR(?!\\p{L})|[Rr]ands?(?!\\p{L})", "u") },
  { code: "NGN", pattern: /* @__PURE__ */ new RegExp("NGN(?!\\p{L})|₦|[Nn]airas?(?!\\p{L})", "u") },
  { code: "KES", pattern: /* @__PURE__ */ new RegExp("KES(?!\\p{L})|K[Ss]hs?(?!\\p{L})\\.?", "u") },
  { code: "GHS", pattern: /* @__PURE__ */ new RegExp("GH[SC](?!\\p{L})|GH₵|[Cc]edis?(?!\\p{L})", "u") },
  { code: "SAR", pattern: /* @__PURE__ */ new RegExp("SAR(?!\\p{L})|[Ss]audi [Rr]iyals?", "u") },
  { code: "AED", pattern: /* @__PURE__ */ new RegExp("AED(?!\\p{L})|[Dd]irhams?(?!\\p{L})", "u") },
  { code: "QAR", pattern: /* @__PURE__ */ new RegExp("QAR(?!\\p{L})", "u") },
  { code: "EGP", pattern: /* @__PURE__ */ new RegExp("EGP(?!\\p{L})", "u") },
  {
    code: null,
    pattern: /* @__PURE__ */ new RegExp("¥|Rs\\.?(?=\\s?\\d)|kr(?!\\p{L})\\.?|[Kk]ron(?:or|er|a|e)(?!\\p{L})", "u"),
  },
  { code: "USD", pattern: /* @__PURE__ */ new RegExp("\\$|[Dd]ollars?(?!\\p{L})", "u") },
] as const;

export const CODES_ALONE: readonly string[] = [
  "BDT", "BGN", "BHD", "BND", "BWP", "CLP", "COP", "CRC", "DZD", "ETB", "FJD", "GEL", "IQD", "ISK", "JMD",
  "JOD", "KHR", "KWD", "KZT", "LBP", "LKR", "MAD", "MGA", "MMK", "MNT", "MUR", "MWK", "MZN", "NAD", "NPR",
  "OMR", "PEN", "PYG", "RSD", "RWF", "SCR", "SZL", "TND", "TTD", "TZS", "UGX", "UYU", "UZS", "XAF", "XOF",
  "ZMW",
];

export const OTHER_DOLLARS: readonly string[] = ["AU","CA","NZ","SG","HK","TW","MX","BB","BS","JM","TT","FJ","CL","CO","AR","BN"];

export const SHARED = [
  { codes: {"JP":"JPY","CN":"CNY"}, pattern: /* @__PURE__ */ new RegExp("^¥$", "") },
  {
    codes: {"SE":"SEK","NO":"NOK","DK":"DKK","IS":"ISK"},
    pattern: /* @__PURE__ */ new RegExp("^kr|^kron", "i"),
  },
  {
    codes: {"IN":"INR","PK":"PKR","LK":"LKR","NP":"NPR","MU":"MUR"},
    pattern: /* @__PURE__ */ new RegExp("^Rs", ""),
  },
] as const;
