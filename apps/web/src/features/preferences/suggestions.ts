// A module of its own because it is loaded only when somebody is at the form.
export { suggestFields, suggestLanguages, suggestStudyPlaces } from '@laurel/taxonomies';
