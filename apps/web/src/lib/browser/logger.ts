/** The one way the web app writes to the console. Never pass personal data. */
export const logger = {
  warn: (message: string, ...context: unknown[]) => {
    // biome-ignore lint/suspicious/noConsole: this is the logger.
    console.warn(message, ...context);
  },
};
