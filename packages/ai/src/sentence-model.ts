import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of a tensor of onnxruntime that is used here. */
interface Tensor {
  data: ArrayLike<number>;
  dims: readonly number[];
}
interface Session {
  inputNames: readonly string[];
  outputNames: readonly string[];
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}
interface Runtime {
  InferenceSession: { create(file: string): Promise<Session> };
  Tensor: new (type: 'int64', data: BigInt64Array, dims: number[]) => Tensor;
}
interface Tokenizer {
  encode(text: string): { ids: number[] };
}
interface Tokenizers {
  Tokenizer: new (tokenizer: object, config: object) => Tokenizer;
}

/** A sentence model in a file: each text becomes one vector of any length. */
export interface SentenceModel {
  embed(texts: readonly string[]): Promise<number[][]>;
}

const maxTokens = 512;
const runtimeName = 'onnxruntime-node';
const tokenizersName = '@huggingface/tokenizers';

async function load<T>(folder: string, name: string): Promise<T> {
  const places = [join(folder, 'any.js'), import.meta.filename];
  for (const place of places) {
    try {
      const found = createRequire(place).resolve(name);
      const module = await import(pathToFileURL(found).href);
      return module.InferenceSession || module.Tokenizer ? module : module.default;
    } catch (error) {
      if ((error as { code?: string }).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  const command = `npm install --ignore-scripts ${runtimeName} ${tokenizersName}`;
  throw new Error(`${name} is not installed. Run \`${command}\` in ${folder}.`);
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** Reads how token vectors become one: the first one for BERT-like `cls` models, else their mean. */
async function readPooling(folder: string): Promise<'cls' | 'mean'> {
  const file = join(folder, '1_Pooling', 'config.json');
  if (existsSync(file)) return (await readJson(file)).pooling_mode_cls_token ? 'cls' : 'mean';
  return /bge/i.test(folder) ? 'cls' : 'mean';
}

/**
 * Opens an ONNX model with the tokenizer of its folder, or of the one above. The packages that run it are found from the
 * folder of the model. Throws a sentence if one of them is missing.
 */
export async function openSentenceModel(file: string): Promise<SentenceModel> {
  const own = dirname(file);
  const folder = existsSync(join(own, 'tokenizer.json')) ? own : dirname(own);
  if (!existsSync(join(folder, 'tokenizer.json')))
    throw new Error(`There is no tokenizer.json in ${own}. Put it beside the model.`);
  const runtime = await load<Runtime>(own, runtimeName);
  const { Tokenizer } = await load<Tokenizers>(own, tokenizersName);
  const config = join(folder, 'tokenizer_config.json');
  const tokenizer = new Tokenizer(
    await readJson(join(folder, 'tokenizer.json')),
    existsSync(config) ? await readJson(config) : {},
  );
  const pooling = await readPooling(folder);
  const session = await runtime.InferenceSession.create(file);
  const encode = (text: string) => {
    const { ids } = tokenizer.encode(text);
    return ids.length > maxTokens ? [...ids.slice(0, maxTokens - 1), ids.at(-1) as number] : ids;
  };
  return {
    async embed(texts) {
      const tokens = texts.map(encode);
      const given = toTensors(runtime, tokens);
      const feeds = Object.fromEntries(
        session.inputNames.map((name) => [name, given[name] ?? unknownInput(name)] as const),
      );
      const found = await session.run(feeds);
      const whole = found.sentence_embedding;
      const out = whole ?? (found[session.outputNames[0] ?? ''] as Tensor);
      return tokens.map((ids, text) => pool(out, text, ids.length, pooling));
    },
  };
}

/** Makes the inputs of a model, whose rows have the length of the longest text. */
function toTensors(runtime: Runtime, tokens: number[][]): Record<string, Tensor> {
  const width = Math.max(1, ...tokens.map((ids) => ids.length));
  const fill = (value: (ids: number[], at: number) => number) =>
    new runtime.Tensor(
      'int64',
      BigInt64Array.from({ length: tokens.length * width }, (_, at) =>
        BigInt(value(tokens[Math.floor(at / width)] as number[], at % width)),
      ),
      [tokens.length, width],
    );
  return {
    input_ids: fill((ids, at) => ids[at] ?? 0),
    attention_mask: fill((ids, at) => (at < ids.length ? 1 : 0)),
    token_type_ids: fill(() => 0),
  };
}

function unknownInput(name: string): never {
  throw new Error(`The model wants the input ${name}. Export it as a sentence model.`);
}

/** Makes one vector of the vectors of a text's tokens; an output of two dimensions has one already. */
function pool({ data, dims }: Tensor, text: number, length: number, pooling: 'cls' | 'mean'): number[] {
  const size = dims.at(-1) as number;
  const width = dims.length === 3 ? (dims[1] as number) : 1;
  const used = dims.length === 3 && pooling === 'mean' ? Math.max(1, length) : 1;
  const vector = new Array<number>(size).fill(0);
  for (let token = 0; token < used; token++)
    for (let at = 0; at < size; at++)
      vector[at] = (vector[at] as number) + Number(data[(text * width + token) * size + at]) / used;
  return vector;
}
