const qwenTask = 'Given a customer question, retrieve passages that answer it';

const families: [RegExp, { query: string; document: string }][] = [
  [
    /gemini-embedding-2|embeddinggemma/i,
    { query: 'task: question answering | query: ', document: 'title: none | text: ' },
  ],
  [/(^|[/_-])e5-.*instruct/i, { query: `Instruct: ${qwenTask}\nQuery: `, document: '' }],
  [/(^|[/_-])(multilingual-)?e5-/i, { query: 'query: ', document: 'passage: ' }],
  [/qwen3-embedding/i, { query: `Instruct: ${qwenTask}\nQuery: `, document: '' }],
  [/nomic-embed/i, { query: 'search_query: ', document: 'search_document: ' }],
];

/**
 * Puts before a text what its model was trained to read there, so that questions and passages meet (as each model's card
 * says). Models that need nothing, such as bge-m3, get the text as it is.
 */
export function prefixText(model: string, kind: 'query' | 'document', text: string): string {
  const family = families.find(([pattern]) => pattern.test(model));
  return family ? family[1][kind] + text : text;
}
