import type { ENDPOINTS } from '@laurel/contract';
import type { z } from 'zod';

type Areas = typeof ENDPOINTS;
type AnyEndpoint = { [A in keyof Areas]: Areas[A][keyof Areas[A]] }[keyof Areas];
type NameOf<E> = E extends { method: infer M extends string; path: infer P extends string }
  ? `${M} ${P}`
  : never;

/** A call of the contract by method and path, e.g. `GET /ai/preferences`. Types only: no schema reaches the bundle. */
export type Call = NameOf<AnyEndpoint>;

type EndpointOf<C extends Call> = AnyEndpoint extends infer E
  ? E extends unknown
    ? NameOf<E> extends C
      ? E
      : never
    : never
  : never;

type Input<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? z.input<S> : undefined;
/** Files (a calendar, a table) are answered as their text. */
type Output<S> = S extends z.ZodType ? z.output<S> : S extends { mediaType: string } ? string : never;

export type Answer<C extends Call> =
  EndpointOf<C> extends { responses: infer R } ? { [Status in keyof R]: Output<R[Status]> }[keyof R] : never;

/** Required exactly when the contract has `params`, `query`, `headers` or `body`; an optional body may be left out. */
type Part<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : undefined extends T
    ? { [P in K]?: T | undefined }
    : { [P in K]: T };

export type CallOptions<C extends Call> = Part<'params', Input<EndpointOf<C>, 'params'>> &
  Part<'headers', Input<EndpointOf<C>, 'headers'>> & {
    query?: Partial<NonNullable<Input<EndpointOf<C>, 'query'>>> | undefined;
  } & Part<'body', Input<EndpointOf<C>, 'body'>> & { signal?: AbortSignal; keepalive?: boolean };

/** Options may be left out altogether when nothing in them is required. */
export type CallArguments<C extends Call> =
  Record<string, never> extends CallOptions<C> ? [options?: CallOptions<C>] : [options: CallOptions<C>];
