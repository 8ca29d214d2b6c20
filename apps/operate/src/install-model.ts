import { installableModels, installModel, modelsFolder } from '@jawab/ai';
import { type Config, InvalidSetting } from '@jawab/runtime';

interface Options {
  from?: string | undefined;
  registry?: string | undefined;
  onProgress?(done: number, total: number): void;
}

/** The sentence models that a command installs. */
export const modelNames = Object.keys(installableModels);

/**
 * Installs a sentence model into the data folder, from where the next start uses it, and returns its file. Throws
 * {@link InvalidSetting} for an unknown name, and `InstallFailed`.
 */
export async function installSentenceModel(
  { dataDir }: Config,
  name: string,
  { from, registry, onProgress }: Options,
): Promise<string> {
  const model = installableModels[name];
  if (!model)
    throw new InvalidSetting(`There is no model ${name}. Choose one of these: ${modelNames.join(', ')}.`);
  return installModel(model, {
    folder: modelsFolder(dataDir),
    from,
    registry,
    ...(onProgress && { onProgress }),
  });
}
