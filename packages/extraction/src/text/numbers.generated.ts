// Written by tooling/compile-vocabulary.ts from numbers.yaml: change that file.

export const unit =
  "(?:(?:one" +
  "|two" +
  "|three" +
  "|four" +
  "|five" +
  "|six" +
  "|seven" +
  "|eight" +
  "|nine))";

export const ten = "(?:(?:twenty" + "|thirty" + "|forty" + "|fifty" + "|sixty))";

export const numberWord =
  "(?:(?:twenty" +
  "|nineteen" +
  "|eighteen" +
  "|seventeen" +
  "|sixteen" +
  "|fifteen" +
  "|fourteen" +
  "|thirteen" +
  "|twelve" +
  "|eleven" +
  "|ten" +
  "|nine" +
  "|eight" +
  "|seven" +
  "|six" +
  "|five" +
  "|four" +
  "|three" +
  "|two" +
  "|one))";

export const wholeNumber = "(?:(?:\\d{1,3}" + "|" + ten + "[- ]" + unit + "|" + numberWord + "|" + ten + "))";

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  "zero": 0,
  "one": 1,
  "two": 2,
  "three": 3,
  "four": 4,
  "five": 5,
  "six": 6,
  "seven": 7,
  "eight": 8,
  "nine": 9,
  "ten": 10,
  "eleven": 11,
  "twelve": 12,
  "thirteen": 13,
  "fourteen": 14,
  "fifteen": 15,
  "sixteen": 16,
  "seventeen": 17,
  "eighteen": 18,
  "nineteen": 19,
  "twenty": 20,
  "thirty": 30,
  "forty": 40,
  "fifty": 50,
  "sixty": 60,
};
