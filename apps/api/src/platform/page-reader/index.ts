export { createPageReader, type PageReader, withPageReader } from './create-page-reader.ts';
