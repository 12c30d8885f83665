/** Part of the key of every stored match: raise it whenever a verdict, score, order or wording can change. */
export const ENGINE_VERSION = '3.32.0';
