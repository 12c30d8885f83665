// Written by tooling/compile-vocabulary.ts from statuses.yaml: change that file.

const STATUS_status =
  "(?:(?:status(?:es)?" +
  "|residen(?:ts?|ce)" +
  "|right to (?:stay|work|support)" +
  "|settled" +
  "|entitle\\w*" +
  "|refugees?" +
  "|protected" +
  "|non-?citizens?" +
  "|treated as equal" +
  "|visa holders" +
  "|the list is on" +
  "|on the \\w+ list))";

export const STATUS = /* @__PURE__ */ new RegExp("\\b" + STATUS_status + "\\b", "i");

const ELSEWHERE_way =
  "(?:(?:above all" +
  "|(?:study|work) permit" +
  "|go to the other" +
  "|with a tie" +
  "|graduat\\w*" +
  "|doctorate" +
  "|enrolled" +
  "|studies" +
  "|of all nationalities" +
  "|any citizenship" +
  "|citizens of other" +
  "|other (?:students|nationals)" +
  "|another country))";

export const ELSEWHERE = /* @__PURE__ */ new RegExp("\\b" + ELSEWHERE_way + "\\b", "i");
