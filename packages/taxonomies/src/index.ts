export { type FieldHit, findFields, isAnyField, loadFieldNames } from '#field-names';
export {
  type BackgroundList,
  backgroundAncestors,
  backgroundName,
  resolveBackground,
} from './backgrounds/resolve-background.ts';
export {
  COUNTRIES,
  type Country,
  countryInSentence,
  countryName,
  isCountryCode,
} from './countries/country-names.ts';
export { findCountries, type PlaceHit } from './countries/find-countries.ts';
export { type DemonymHit, findDemonyms } from './countries/find-demonyms.ts';
export { findRegions, REGIONS, type Region, resolveRegion } from './countries/regions.ts';
export { resolveCountry, suggestCountries } from './countries/resolve-country.ts';
export {
  areRelatedFields,
  FINER_FIELDS,
  type FinerField,
  finerAncestors,
  finerFieldName,
} from './fields/finer-fields.ts';
export {
  FIELDS,
  type Field,
  type FieldDistance,
  fieldAncestors,
  fieldDistance,
  fieldName,
} from './fields/iscedf-tree.ts';
export {
  isToldField,
  knowFields,
  type NamedField,
  resolveField,
  resolveFinerField,
} from './fields/resolve-field.ts';
export { FIELD_SUGGESTIONS, suggestFields } from './fields/suggest-fields.ts';
export {
  HERITAGES,
  type Heritage,
  heritageAncestors,
  heritageName,
  heritagePlaces,
  isOrigin,
  resolveGroup,
  suggestGroups,
} from './heritage/resolve-group.ts';
export {
  LANGUAGES,
  type Language,
  languageName,
  resolveLanguage,
  suggestLanguages,
} from './languages/languages.ts';
export { compareCefr, languageOfTest, toCefr } from './languages/to-cefr.ts';
export { type GradeInterval, parseGradeValue, toFourPointInterval } from './levels/to-four-point-interval.ts';
export { toUkClass } from './levels/to-uk-class.ts';
export type { CountryGroup } from './places/country-group.ts';
export { findGroups } from './places/find-groups.ts';
export { GROUPS, groupMembers, groupName, INTERNATIONAL } from './places/groups.ts';
export { isPlaceIn, type PlaceContext } from './places/is-place-in.ts';
export { resolveStudyPlaces, suggestStudyPlaces } from './places/study-places.ts';
