const baseOf = (tag: string) => tag.split('-')[0];

/** Tells whether two tags name one language, in whichever script or country. */
export const isSameLanguage = (one: string, other: string): boolean => baseOf(one) === baseOf(other);
