import { createServer } from 'node:http';

/**
 * Serves a model that answers at once, in the Gemini wire format: 40 words in 10 pieces with one citation, and embeddings
 * that are hashes of words. Runs in its own process, so that its work does not count as the server's.
 */
const pieces = [
  'Delivery takes 2 to 4',
  ' working days inside Indonesia [1].',
  ' It takes 4 to 7',
  ' working days to the rest',
  ' of Southeast Asia, and 5',
  ' to 9 working days to',
  ' Japan and India. Orders leave',
  ' the warehouse within one working',
  ' day, and a tracking number',
  ' is sent to you then.',
];
const usageMetadata = { promptTokenCount: 400, candidatesTokenCount: 40, totalTokenCount: 440 };
const event = (text: string, last: boolean) =>
  `data: ${JSON.stringify({
    candidates: [
      { content: { role: 'model', parts: [{ text }] }, ...(last && { finishReason: 'STOP' }), index: 0 },
    ],
    usageMetadata,
    modelVersion: 'instant',
  })}\r\n\r\n`;
const stream = pieces.map((text, i) => Buffer.from(event(text, i === pieces.length - 1)));
const dimensions = 768;

function embed(text: string): number[] {
  const vector = new Float64Array(dimensions);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]) {
    let hash = 0x811c9dc5;
    for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193) >>> 0;
    vector[hash % dimensions] = (vector[hash % dimensions] ?? 0) + 1;
  }
  const norm = Math.hypot(...vector) || 1;
  return Array.from(vector, (value) => Math.round((value / norm) * 1e6) / 1e6);
}

interface Content {
  parts?: { text?: string }[];
}
const textOf = (content: Content) => (content.parts ?? []).map((part) => part.text ?? '').join(' ');

const server = createServer((request, response) => {
  const body: Buffer[] = [];
  request.on('data', (chunk: Buffer) => body.push(chunk));
  request.on('end', () => {
    const path = request.url ?? '';
    if (path.includes(':streamGenerateContent')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const chunk of stream) response.write(chunk);
      return response.end();
    }
    const parsed = JSON.parse(Buffer.concat(body).toString() || '{}');
    const answer = path.includes(':batchEmbedContents')
      ? {
          embeddings: parsed.requests.map((one: { content: Content }) => ({
            values: embed(textOf(one.content)),
          })),
        }
      : { embedding: { values: embed(textOf(parsed.content ?? {})) } };
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(answer));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});
process.on('disconnect', () => process.exit(0));
