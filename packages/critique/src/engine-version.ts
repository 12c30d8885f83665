/** Part of every stored critique; raise it whenever the same essay can get another answer. */
export const ENGINE_VERSION = '2.28.2';
