// A module of its own because it is loaded only when somebody is at the form.
export { suggestCountries, suggestFields, suggestLanguages } from '@laurel/taxonomies';
