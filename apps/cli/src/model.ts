import { installSentenceModel, modelNames } from '@jawab/operate';
import { describeAnswers, readConfig } from '@jawab/runtime';
import type { Command } from 'commander';
import { showProgress } from './show-progress.ts';

/** Adds `jawab model install`. */
export function addModelCommands(program: Command): void {
  program
    .command('model')
    .description('sentence models, which find passages by their meaning')
    .command('install <name>')
    .description(
      `fetch a sentence model into JAWAB_DATA, try it, and use it from the next start on (${modelNames.join(', ')})`,
    )
    .option('--from <place>', 'another server with the paths of Hugging Face, or a folder with the files')
    .option('--registry <url>', 'another registry of npm, for the packages that run the model')
    .action(async (name: string, { from, registry }) => {
      const onProgress = showProgress('fetched');
      const file = await installSentenceModel(readConfig(), name, { from, registry, onProgress });
      console.log(`The model is in ${file} and works.`);
      const config = readConfig();
      console.log(
        config.embedding.file === file
          ? 'Restart the service to use it. It then embeds what is there, in the background.'
          : 'Remove EMBEDDING_FILE, EMBEDDING_URL and EMBEDDING_MODEL to use it: another model is set.',
      );
      console.log(describeAnswers(config));
    });
}
