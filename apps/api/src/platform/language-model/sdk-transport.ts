import type { LanguageModel as SdkModel } from 'ai';
import type { z } from 'zod';
import type { ModelSettings } from '../../config.ts';
import type { AttemptAnswer, Transport } from './language-model.ts';
import { readJsonReply } from './read-json-reply.ts';
import { wireSchema } from './reply-schema.ts';
import { retryAfterMs } from './retry-after.ts';

/** A reply that exceeds the size limit. */
class ReplyTooLargeError extends Error {
  constructor() {
    super('the reply is too large');
    this.name = 'ReplyTooLargeError';
  }
}

/**
 * `fetch` with a size limit for replies (decompressed) and without redirects: the API key must not be sent to an address that nobody
 * configured.
 */
const cappedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    let bytes = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(new ReplyTooLargeError());
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };

/** The longest useful reply is a few kilobytes. */
const MAX_REPLY_BYTES = 512 * 1024;
const MAX_OUTPUT_TOKENS = 8_000;
const OLLAMA_ADDRESS = 'http://127.0.0.1:11434';
const ANTHROPIC_ADDRESS = 'https://api.anthropic.com/v1';

/** Ollama is asked through its compatible endpoint, which lives below `/v1`. */
const ollamaAddress = (address = OLLAMA_ADDRESS): string =>
  /\/v1\/?$/.test(address) ? address : `${address.replace(/\/+$/, '')}/v1`;

const openModel = async (settings: ModelSettings): Promise<SdkModel> => {
  const { provider, baseUrl, apiKey, model } = settings;
  const fetch = cappedFetch(MAX_REPLY_BYTES);
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: baseUrl ?? ANTHROPIC_ADDRESS, apiKey: apiKey ?? '', fetch })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'provider',
    baseURL: provider === 'ollama' ? ollamaAddress(baseUrl) : (baseUrl ?? ''),
    supportsStructuredOutputs: true,
    fetch,
    ...(apiKey ? { apiKey } : {}),
  })(model);
};

const load = async (settings: ModelSettings) => {
  const sdk = await import('ai');
  // The SDK's warnings on the console would mean nothing to an operator.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { sdk, model: await openModel(settings) };
};
type Sdk = Awaited<ReturnType<typeof load>>['sdk'];

/** The format is also described in the prompt, because smaller servers ignore the response format. */
const inShape = (system: string, shape: object): string =>
  `${system}\n\nAnswer with one JSON object and nothing else. It follows this JSON Schema:\n${JSON.stringify(shape)}`;

const outputOf = <T>(sdk: Sdk, name: string, schema: z.ZodType<T>, shape: object) =>
  sdk.Output.object({
    name: name.replaceAll('-', '_'),
    schema: sdk.jsonSchema<T>(shape, {
      validate: (value) => {
        const parsed = schema.safeParse(value);
        return parsed.success
          ? { success: true, value: parsed.data }
          : { success: false, error: parsed.error };
      },
    }),
  });

const causedBy = (error: unknown, kind: typeof ReplyTooLargeError): boolean =>
  error instanceof kind ||
  (error instanceof Error && error.cause !== undefined && causedBy(error.cause, kind));

/** Our description of a failure. The SDK's own errors contain the whole request and are never logged. */
const explain = <T>(sdk: Sdk, error: unknown, schema: z.ZodType<T>): AttemptAnswer<T> => {
  if (causedBy(error, ReplyTooLargeError)) return { ok: false, reason: 'too_large' };
  if (sdk.NoObjectGeneratedError.isInstance(error)) {
    const value = readJsonReply(error.text ?? '', schema);
    return value === undefined ? { ok: false, reason: 'bad_reply' } : { ok: true, value };
  }
  if (!sdk.APICallError.isInstance(error)) return { ok: false, reason: 'bad_reply' };
  const { statusCode, responseHeaders } = error;
  const wait = retryAfterMs(responseHeaders?.['retry-after'], new Date());
  const hint = {
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
    ...(statusCode === undefined ? {} : { status: statusCode }),
  };
  if (statusCode === undefined || statusCode >= 500) return { ok: false, reason: 'unavailable', ...hint };
  if (statusCode === 429) return { ok: false, reason: 'limited', ...hint };
  return { ok: false, reason: statusCode >= 400 ? 'refused' : 'bad_reply', ...hint };
};

/** Any OpenAI-compatible endpoint, Anthropic, or Ollama. The packages are loaded with the first call. */
export const createSdkTransport = (settings: ModelSettings): Transport => {
  let loading: ReturnType<typeof load> | undefined;
  return {
    model: settings.model,
    attempt: async ({ name, system, input, schema, signal }) => {
      loading ??= load(settings);
      const { sdk, model } = await loading;
      const shape = wireSchema(schema);
      try {
        const { output } = await sdk.generateText({
          model,
          instructions: inShape(system, shape),
          prompt: input,
          output: outputOf(sdk, name, schema, shape),
          // Newer models of other providers refuse the setting; the time budget and the size limit bound them.
          ...(settings.provider === 'anthropic' ? { maxOutputTokens: MAX_OUTPUT_TOKENS } : {}),
          maxRetries: 0,
          abortSignal: signal,
          telemetry: { isEnabled: false },
        });
        return { ok: true, value: output };
      } catch (error) {
        signal.throwIfAborted();
        return explain(sdk, error, schema);
      }
    },
  };
};
