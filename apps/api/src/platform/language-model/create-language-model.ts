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
