/** Deeds and promises. Share of the pieces of a sentence that one sentence of a page must have. */
export const deeds = { minShare: 0.75 } as const;
