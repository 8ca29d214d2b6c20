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
 * Adds the prefix that a model was trained with, as its model card says, so that questions and passages match. Models
 * without a prefix, such as bge-m3, get the text unchanged.
 */
export function prefixText(model: string, kind: 'query' | 'document', text: string): string {
  const family = families.find(([pattern]) => pattern.test(model));
  return family ? family[1][kind] + text : text;
}
