// Written by tooling/compile-vocabulary.ts from parts.yaml: change that file.

export const word = "(?:\\w+)";

export const rest = "(?:\\w*)";

export const digits = "(?:\\d+)";

export const year = "(?:(?:19|20)\\d\\d)";

export const upToOne = "(?:(?:\\w+ )?)";

export const upToTwo = "(?:(?:\\w+ ){0,2})";

export const upToThree = "(?:(?:\\w+ ){0,3})";

export const gap20 = "(?:\\b[^.?!]{0,20}\\b)";

export const gap30 = "(?:\\b[^.?!]{0,30}\\b)";

export const gap40 = "(?:\\b[^.?!]{0,40}\\b)";

export const gap60 = "(?:\\b[^.?!]{0,60}\\b)";
