// A module of its own because it is loaded while the page can already be read.
export {
  REGIONS,
  resolveCountry,
  suggestCountries,
  suggestFields,
  suggestLanguages,
  suggestStudyPlaces,
} from '@laurel/taxonomies';
