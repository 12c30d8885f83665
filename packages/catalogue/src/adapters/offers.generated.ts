// Written by tooling/compile-vocabulary.ts from offers.yaml: change that file.

const OFFER_award =
  "(?:(?:scholarships?" +
  "|fellowships?" +
  "|bursar(?:y|ies)" +
  "|studentships?" +
  "|grants?" +
  "|awards?" +
  "|stipends?" +
  "|stipendi(?:um|en)" +
  "|bourses?" +
  "|becas?" +
  "|assistantships?" +
  "|exhibitions?" +
  "|prizes?" +
  "|funds?" +
  "|tuition waivers?))";

export const OFFER = /* @__PURE__ */ new RegExp("\\b" + OFFER_award + "\\b", "i");
