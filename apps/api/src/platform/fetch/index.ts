export { createFetcher, type Fetcher, type Validators } from './create-fetcher.ts';
export { FetchError } from './fetch-error.ts';
