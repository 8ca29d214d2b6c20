import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbedder } from './embedder.ts';
import { localEmbedding } from './local-embedding.ts';
import { tinyModel } from './tiny-model.testing.ts';

const words = ['[UNK]', 'query', ':', 'passage', 'delivery', 'refund', 'hours', 'cost'];
/** A folder with onnxruntime-node and the tokenizers, as `.ci/run` installs them. Without it, stubs of the same shape run. */
const installed = process.env.SENTENCE_MODEL_PACKAGES;

const stubs = {
  'onnxruntime-node': `
    class Tensor { constructor(type, data, dims) { Object.assign(this, { type, data, dims }); } }
    const size = ${words.length};
    module.exports = { Tensor, InferenceSession: { create: async () => ({
      inputNames: ['input_ids'], outputNames: ['last_hidden_state'],
      run: async ({ input_ids: { data, dims } }) => ({ last_hidden_state: {
        dims: [...dims, size],
        data: Float32Array.from({ length: data.length * size }, (_, at) =>
          Number(data[Math.floor(at / size)]) === at % size ? 1 : 0) } }) }) } };`,
  '@huggingface/tokenizers': `
    exports.Tokenizer = class {
      constructor({ model }) { this.vocab = model.vocab; }
      encode(text) { return { ids: (text.toLowerCase().match(/\\w+|:/g) ?? []).map((word) => this.vocab[word] ?? 0) }; }
    };`,
};

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jawab-model-'));
  file = join(folder, 'multilingual-e5-tiny', 'model.onnx');
  await mkdir(join(folder, 'multilingual-e5-tiny'));
  await writeFile(file, tinyModel(words.length));
  const vocab = Object.fromEntries(words.map((word, id) => [word, id]));
  const model = {
    type: 'WordPiece',
    unk_token: '[UNK]',
    continuing_subword_prefix: '##',
    max_input_chars_per_word: 100,
    vocab,
  };
  const tokenizer = {
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: null,
    decoder: null,
    model,
    added_tokens: [],
  };
  await writeFile(join(folder, 'multilingual-e5-tiny', 'tokenizer.json'), JSON.stringify(tokenizer));
  if (installed) await symlink(join(installed, 'node_modules'), join(folder, 'node_modules'));
  else
    for (const [name, source] of Object.entries(stubs)) {
      await mkdir(join(folder, 'node_modules', name), { recursive: true });
      await writeFile(join(folder, 'node_modules', name, 'index.js'), source);
    }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const dot = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, at) => sum + value * (b[at] as number), 0);

test('embeds by the model of a file: the mean of its tokens, of length 1, with the prefix of its family', async () => {
  const embedder = createEmbedder({ embedding: { file } });
  expect(embedder?.model).toBe('multilingual-e5-tiny');
  const [question] = (await embedder?.embed(['delivery cost'], 'query')) ?? [];
  const expected = words.map((word) => (['query', ':', 'delivery', 'cost'].includes(word) ? 0.5 : 0));
  expect([...(question as Float32Array)]).toEqual(expected.map((value) => expect.closeTo(value, 5)));
  const texts = Array.from({ length: 20 }, (_, n) => (n === 11 ? 'Delivery' : 'Refund hours and hours'));
  const passages = (await embedder?.embed(texts, 'document')) ?? [];
  expect(passages).toHaveLength(20);
  const scores = passages.map((passage) => dot(passage, question as Float32Array));
  expect(scores.indexOf(Math.max(...scores))).toBe(11);
  for (const passage of passages) expect(dot(passage, passage)).toBeCloseTo(1, 5);
});

test('questions and documents at once are answered each', async () => {
  const embedder = createEmbedder({ embedding: { file } });
  const many = Array.from({ length: 100 }, () => 'refund');
  const [documents, question] = await Promise.all([
    embedder?.embed(many, 'document'),
    embedder?.embed(['hours'], 'query'),
  ]);
  expect([documents?.length, question?.length]).toEqual([100, 1]);
});

test('says what is missing, and does not answer for another model', async () => {
  const bare = join(folder, 'bare');
  await mkdir(bare);
  await writeFile(join(bare, 'model.onnx'), '');
  const embed = (options: object) => createEmbedder({ embedding: options })?.embed(['x'], 'query');
  await expect(embed({ file: join(bare, 'model.onnx') })).rejects.toThrow(/no tokenizer\.json/);
  await expect(embed({ file, model: 'bge-m3' })).rejects.toThrow(/no model bge-m3/);
  const aborted = AbortSignal.abort(new Error('gone'));
  await expect(createEmbedder({ embedding: { file } })?.embed(['x'], 'query', aborted)).rejects.toThrow(
    'gone',
  );
  const late = localEmbedding({ file, model: 'tiny' })(['x'], { kind: 'query', timeoutMs: 1 });
  await expect(late).rejects.toMatchObject({
    code: 'unavailable',
    reason: expect.stringContaining('within'),
  });
});
