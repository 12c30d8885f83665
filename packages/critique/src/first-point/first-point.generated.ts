// Written by tooling/compile-vocabulary.ts from first-point.yaml: change that file.

export const AIM: Readonly<Record<string, number>> = {"constant":-3.0643,"tone":1.5412,"draft":1.4066,"count":0.26,"numbers":-0.9779,"ahead":0.5196};

export const PLACE: Readonly<Record<string, number>> = {"constant":-1.4886,"draft":2.6238,"count":0.3668,"subject":-0.8036};

export const UNTOLD: Readonly<Record<string, number>> = {
  "constant": -2.6429,
  "draft": 3.0833,
  "numbers": -5.5242,
  "posts": 1.0861,
  "letter": -1.6147,
  "spoken": 0.5613,
  "words": 0.6203,
};
