const quoted =
  /```[\s\S]*?(?:```|$)|`[^`]*(?:`|$)|"[^"\n]*(?:"|$)|“[^”\n]*(?:”|$)|«[^»\n]*(?:»|$)|「[^」\n]*(?:」|$)|『[^』\n]*(?:』|$)|‘[^’\n]{12,}(?:’|$)|https?:\/\/\S+|www\.\S+|\S+@\S+/g;
const mayQuote = /[`"“«「『‘@]|www\.|http/;

/**
 * Returns a text without its code, quotations and addresses, which may be in any language. An unclosed quotation extends
 * to the end.
 */
export const unquoted = (text: string): string => (mayQuote.test(text) ? text.replace(quoted, ' ') : text);
