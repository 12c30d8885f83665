/** What every document tells the web app of the installation that serves it. */
export interface Site {
  /** Whom students can ask. */
  operator?: { email: string; name?: string } | undefined;
  /** Name of the language model that runs there. */
  model?: string | undefined;
}
