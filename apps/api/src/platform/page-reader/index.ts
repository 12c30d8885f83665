export { createPageReader, type PageReader } from './create-page-reader.ts';
