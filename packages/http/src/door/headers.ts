/** Response headers by name. */
export type Headers = Record<string, string>;
