// Written by tooling/compile-vocabulary.ts from first-point.yaml: change that file.

export const AIM: Readonly<Record<string, number>> = {"constant":-3.1401,"tone":1.5678,"draft":1.3782,"count":0.2992,"numbers":-1.0449,"ahead":0.5743};

export const PLACE: Readonly<Record<string, number>> = {"constant":-1.7759,"draft":2.7497,"count":0.3536,"subject":-0.6036};

export const UNTOLD: Readonly<Record<string, number>> = {
  "constant": -2.4269,
  "draft": 2.8418,
  "numbers": -5.1034,
  "posts": 1.5059,
  "letter": -1.2001,
  "spoken": 0.3134,
  "words": 0.6819,
};
