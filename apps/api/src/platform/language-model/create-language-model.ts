import type { ModelSettings } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { guardModel, type ModelLimits, type ModelMetrics } from './guard-model.ts';
import type { LanguageModel } from './language-model.ts';
import { createSdkTransport } from './sdk-transport.ts';

/** The language model when no provider is configured. */
export const noLanguageModel: LanguageModel = {
  model: undefined,
  generate: async () => ({ ok: false, reason: 'off' }),
  stop: () => {},
};

/** @param settings undefined: no provider */
export const createLanguageModel = (
  settings: ModelSettings | undefined,
  context: { clock: Clock; logger: Logger; metrics: ModelMetrics },
  limits?: ModelLimits,
): LanguageModel => (settings ? guardModel(createSdkTransport(settings), context, limits) : noLanguageModel);

const OWN_HOST =
  /^(?:localhost|[^.]+|.*\.(?:local|internal|lan)|\[?::1\]?|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*)$/;

/** Who gets what is sent to the model, in words for the student who is asked to agree. */
export const providerName = ({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): string => {
  if (baseUrl === undefined) return provider === 'anthropic' ? 'Anthropic' : 'this server itself';
  const { hostname } = new URL(baseUrl);
  return OWN_HOST.test(hostname) ? 'the network of this server' : hostname;
};
