export { InstallFailed } from '@jawab/ai';
export { BrokenBackup } from '@jawab/embedded-postgres';
export { backUp } from './backup/back-up.ts';
export { restore } from './backup/restore.ts';
export { fillDemo } from './demo/fill-demo.ts';
export { type Examined, examine } from './doctor/examine.ts';
export { installSentenceModel, modelNames } from './install-model.ts';
export { move } from './move/move.ts';
