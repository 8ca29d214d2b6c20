/** Headers of a response by name. */
export type ResponseHeaders = Record<string, string>;
