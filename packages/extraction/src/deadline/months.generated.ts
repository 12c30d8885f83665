// Written by tooling/compile-vocabulary.ts from months.yaml: change that file.

export const MONTHS: Readonly<Record<string, readonly string[]>> = {
  "1": ["january","jan","januar","jänner","enero","janvier","janeiro","gennaio","janurary","januray"],
  "2": [
  "february", "febuary", "feburary", "feb", "februar", "febrero", "février", "fevrier", "fevereiro",
  "febbraio", "februrary", "februay",
],
  "3": ["march","mar","märz","maerz","marzo","mars","março","marco"],
  "4": ["april","apr","abril","avril","aprile"],
  "5": ["may","mai","mayo","maio","maggio"],
  "6": ["june","jun","juni","junio","juin","junho","giugno"],
  "7": ["july","jul","juli","julio","juillet","julho","luglio"],
  "8": ["august","aug","agosto","août","aout"],
  "9": ["september","sept","sep","septiembre","setiembre","septembre","setembro","settembre","septemeber","setember"],
  "10": ["october","oct","oktober","okt","octubre","octobre","outubro","ottobre","octomber","ocotber"],
  "11": ["november","nov","noviembre","novembre","novembro","novemeber"],
  "12": [
  "december", "dec", "dezember", "dez", "diciembre", "décembre", "decembre", "dezembro", "dicembre",
  "decemeber", "decmber",
],
};
