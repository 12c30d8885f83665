/** Queries of students, each with a name for the report. `words` is also what the other engines are asked. */
export interface Query {
  name: string;
  words?: string;
  country?: string;
  level?: string;
  field?: string;
  funding?: 'full' | 'partial';
  sort?: 'deadline' | 'title' | 'amount';
  page?: number;
}

export const QUERIES: readonly Query[] = [
  { name: 'first page, nothing asked' },
  { name: 'first page by deadline', sort: 'deadline' },
  { name: 'page 200', page: 200 },
  { name: 'a name', words: 'chevening' },
  { name: 'the beginning of a name', words: 'ful' },
  { name: 'one letter', words: 'p' },
  { name: 'a misspelt name', words: 'fullbright' },
  { name: 'two misspelt words', words: 'germny enginering' },
  { name: 'a common word', words: 'scholarship' },
  { name: 'four words', words: 'women in engineering germany' },
  { name: 'words and filters', words: 'public health', level: 'masters', funding: 'full' },
  { name: 'a country', country: 'Germany' },
  { name: 'every filter', country: 'United Kingdom', level: 'phd', field: 'Physics', funding: 'full' },
  { name: 'nothing fits', words: 'xylophone quarterly zzz' },
];
