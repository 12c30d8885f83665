/** Why a document could not be fetched. */
export type FetchReason =
  | 'address'
  | 'redirects'
  | 'robots'
  | 'size'
  | 'status'
  | 'time'
  | 'type'
  | 'unreachable'
  | 'url';

/** A document could not be fetched. The message is shown to the operator who asked for it. */
export class FetchError extends Error {
  readonly reason: FetchReason;
  /** What the server answered, where the reason is `status`. */
  readonly status: number | undefined;

  constructor(reason: FetchReason, message: string, status?: number) {
    super(message);
    this.name = 'FetchError';
    this.reason = reason;
    this.status = status;
  }
}
