/** The statements that no fact, term or refusal can cite, each with the reason. */
export const SILENT_RULES: Readonly<Record<string, string>> = {};
