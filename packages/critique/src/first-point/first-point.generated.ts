// Written by tooling/compile-vocabulary.ts from first-point.yaml: change that file.

export const AIM: Readonly<Record<string, number>> = {
  "constant": -3.2033,
  "tone": 1.0675,
  "least": 0.5256,
  "draft": 1.3825,
  "count": 0.3494,
  "names": 0.0836,
  "numbers": -0.9894,
  "ahead": 0.4974,
};

export const PLACE: Readonly<Record<string, number>> = {"constant":-1.4846,"draft":2.6202,"count":0.367,"person":-0.0148,"subject":-0.8016};

export const UNTOLD: Readonly<Record<string, number>> = {
  "constant": -2.7958,
  "draft": 3.1771,
  "numbers": -5.6666,
  "times": 0.308,
  "posts": 1.3674,
  "letter": -1.6925,
  "purpose": -0.2918,
  "seen": 0.0845,
  "spoken": 0.562,
  "words": 0.6059,
};
