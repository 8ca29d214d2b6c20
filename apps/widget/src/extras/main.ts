export { drawEnding } from './actions.tsx';
export { drawForm } from './contact-form.tsx';
export { default as css } from './extras.css?inline';
export { lend } from './lent.ts';
export { drawMenu } from './menu.tsx';
export { drawAnswer } from './rich-text.tsx';
export { createSentenceReader } from './sentence-reader.ts';
export { playTone } from './tone.ts';
