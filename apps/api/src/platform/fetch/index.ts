export {
  createFetcher,
  type FetchedDocument,
  type Fetcher,
  type FetcherOptions,
  type Validators,
} from './create-fetcher.ts';
export { FetchError } from './fetch-error.ts';
