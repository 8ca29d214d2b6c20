import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file whose length and SHA-256 are known before it is fetched. */
export interface PinnedFile {
  /** Its path in the repository or in the registry. */
  path: string;
  bytes: number;
  sha256: string;
}

/** A package of npm that runs a model. Only `members` of its archive are unpacked; all of them without. */
export interface PinnedPackage extends PinnedFile {
  name: string;
  members?: string[];
}

/** A sentence model that one command installs. */
export interface InstallableModel {
  /** The folder it is kept in, and so its name as an embedder. */
  name: string;
  /** The ONNX file, one of `files`. */
  model: string;
  /** Its repository on Hugging Face, and the commit of it. */
  repository: string;
  revision: string;
  files: PinnedFile[];
  packages: PinnedPackage[];
}

const platform = `${process.platform}/${process.arch}`;
/** The platforms that the package of ONNX Runtime has libraries for. */
export const platforms = ['linux/x64', 'linux/arm64', 'darwin/arm64'];

/**
 * The packages that run a model, in versions that were older than a week. Their SHA-512 is that of the registry
 * (`npm view onnxruntime-node@1.30.0 dist.integrity`); the SHA-256 here is that of the same bytes, fetched on 2026-11-27.
 * ONNX Runtime runs without its install script, which fetches libraries for graphics cards, and without what that needs.
 */
const packages: PinnedPackage[] = [
  {
    name: 'onnxruntime-node',
    path: 'onnxruntime-node/-/onnxruntime-node-1.30.0.tgz',
    bytes: 113_507_888,
    sha256: '6e3390d6b783e7be946fad629292799da28d0b42f84856e50d2c1b0383291e75',
    members: ['package/package.json', 'package/dist', `package/bin/napi-v6/${platform}`],
  },
  {
    name: 'onnxruntime-common',
    path: 'onnxruntime-common/-/onnxruntime-common-1.30.0.tgz',
    bytes: 66_795,
    sha256: '7906c439e0d3e0f4048caa23b64cdfadc0f455c377f579ce1ab2a4b778f07d5f',
  },
  {
    name: '@huggingface/tokenizers',
    path: '@huggingface/tokenizers/-/tokenizers-0.2.0.tgz',
    bytes: 87_011,
    sha256: '2800014c83b8186b2e4210c20672f1fb65a12cef85d7e95e0f2003e022611b4a',
  },
];

/**
 * The models by the names that people type. Here multilingual-e5-small has weights of 8 bits, which any processor can use.
 * We did not compute the hashes of its files. They are those that other public projects pin for the same commit, and these
 * agree: `src/concept-model.ts` of github.com/xcjy8bao/baoer_signal_grep has all three with their lengths, and
 * github.com/ultrathinker/BeeMemoryBank has that of the weights. Hugging Face shows them at
 * `/api/models/{repository}/tree/{revision}/onnx` as `lfs.oid`. A file with any other hash is not used.
 */
export const installableModels: Record<string, InstallableModel> = {
  'e5-small': {
    name: 'multilingual-e5-small',
    model: 'onnx/model_quantized.onnx',
    repository: 'Xenova/multilingual-e5-small',
    revision: '761b726dd34fb83930e26aab4e9ac3899aa1fa78',
    files: [
      {
        path: 'onnx/model_quantized.onnx',
        bytes: 118_308_185,
        sha256: 'f80102d3f2a1229f387d3c81909990d8945513e347b0eab049f7de3c6f98c193',
      },
      {
        path: 'tokenizer.json',
        bytes: 17_082_730,
        sha256: '0b44a9d7b51c3c62626640cda0e2c2f70fdacdc25bbbd68038369d14ebdf4c39',
      },
      {
        path: 'tokenizer_config.json',
        bytes: 443,
        sha256: 'a1d6bc8734a6f635dc158508bef000f8e2e5a759c7d92f984b2c86e5ff53425b',
      },
    ],
    packages,
  },
};

/** The folder of models in a data folder. */
export const modelsFolder = (dataDir: string) => join(dataDir, 'models');

/** Where the ONNX file of a model is, in a folder of models. */
export const fileOf = (model: InstallableModel, folder: string) => join(folder, model.name, model.model);

/** Returns the path of the model that is installed in a data folder, or undefined without one. */
export const findInstalled = (dataDir: string): string | undefined =>
  Object.values(installableModels)
    .map((model) => fileOf(model, modelsFolder(dataDir)))
    .find((file) => existsSync(file));

/** The number of bytes that are fetched for a model. */
export const sizeOf = ({ files, packages }: InstallableModel) =>
  [...files, ...packages].reduce((sum, { bytes }) => sum + bytes, 0);
