// Written by tooling/compile-vocabulary.ts from awards.yaml: change that file.

export const KNOWN_AWARDS: readonly string[] = [
  "Chevening", "Fulbright", "DAAD", "Rhodes", "Schwarzman", "Clarendon", "Eiffel", "MEXT", "Marshall",
  "Vanier", "Weidenfeld", "Ertegun", "Rotary", "Eira", "Gates Cambridge", "Knight-Hennessy", "Erasmus Mundus",
  "Commonwealth Scholarship", "Mastercard Foundation", "Swedish Institute", "Australia Awards", "Aga Khan",
  "Stipendium Hungaricum", "Holland Scholarship", "Banting", "Felix", "Humphrey", "Konrad Adenauer",
  "Heinrich Böll", "Orange Tulip",
];
