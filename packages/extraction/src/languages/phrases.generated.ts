// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const BINDS = /* @__PURE__ */ new RegExp(
  "(?:dành cho" +
  "|phải (?:là|có|đạt|đang|đã)" +
  "|yêu cầu (?:đối với )?(?:ứng viên|sinh viên)" +
  "|là công dân" +
  "|không (?:được )?quá" +
  "|harus" +
  "|hanya" +
  "|warga negara" +
  "|khusus untuk" +
  "|deben?" +
  "|dirigid[oa]s? a" +
  "|únicamente" +
  "|exclusivamente" +
  "|requisitos?" +
  "|doivent" +
  "|réservée?s?" +
  "|uniquement" +
  "|s'adresse" +
  "|bewerben können sich" +
  "|richtet sich an" +
  "|müssen" +
  "|voraussetzung" +
  "|\\bfördert\\b" +
  "|gefördert werden" +
  "|sollt?en? " +
  "|nicht länger als" +
  "|không được chấp nhận" +
  "|staatsangehörig" +
  "|devem" +
  "|destinad[oa]s?" +
  "|devono" +
  "|riservat[oaie])", "iu");

export const OFFER = /* @__PURE__ */ new RegExp(
  "\\bk(?:ann|önnen)\\b[^.]{0,160}\\b(?:beantragen|erhalten|beantragt werden|gewährt werden|geza" +
  "hlt werden)\\b", "iu");

export const NOTE = /* @__PURE__ */ new RegExp("kéo dài|không chắc|^\\W*(?:em|mình)\\s", "iu");

const APPLICANTS_any =
  "(?:(?:Kandidatinnen" +
  "|Bewerberinnen" +
  "|Studierende" +
  "|Studierenden" +
  "|Absolventinnen" +
  "|Hochschulabsolvent\\p{L}*" +
  "|Wissenschaftlerinnen" +
  "|Nachwuchswissenschaft\\p{L}*" +
  "|Hochschullehrende" +
  "|Personen" +
  "|Promovierte" +
  "|Graduierte))";

export const APPLICANTS = /* @__PURE__ */ new RegExp("(?<!\\p{L})" + APPLICANTS_any + "(?!\\p{L})", "u");

export const OPEN = /* @__PURE__ */ new RegExp(
  "\\b(?:aller|alle|für alle|alle[nr]) (?:Fach|Nationalitäten|Länder|Studierenden)|\\bstehen\\b[" +
  "^.]{0,60}\\boffen\\b", "iu");

export const QUALITY = /* @__PURE__ */ new RegExp(
  "(?:(?:exzellente|hervorragende|überdurchschnittliche|herausragende|sehr gute|gute)n? (?:\\p" +
  "{L}+ )?Leistungen" +
  "|Leistungsbereitschaft" +
  "|Forschungsbefähigung" +
  "|besonders eingeladen" +
  "|ausdrücklich)", "iu");

export const GERMAN_CONDITION = /* @__PURE__ */ new RegExp("^\\W*(?:sollten?|falls|wenn)\\b", "iu");
