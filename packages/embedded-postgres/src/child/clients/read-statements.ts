const token =
  /--[^\n]*|\/\*[\s\S]*?\*\/|[eE]'(?:[^'\\]|''|\\[\s\S])*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|[A-Za-z_][\w$]*|\S/g;

/**
 * Splits SQL into statements, each a list of its lower-cased words, quoted pieces and punctuation.
 * Comments and dollar-quoted bodies are left out. It recognises session commands; it is not a parser.
 */
export function readStatements(sql: string): string[][] {
  const statements: string[][] = [];
  let words: string[] = [];
  for (const [text] of sql.matchAll(token)) {
    if (text === ';') {
      if (words.length > 0) statements.push(words);
      words = [];
    } else if (/^(?:--|\/\*|\$.)/.test(text)) {
    } else words.push(/^['"]/.test(text) ? text : text.toLowerCase());
  }
  if (words.length > 0) statements.push(words);
  return statements;
}
