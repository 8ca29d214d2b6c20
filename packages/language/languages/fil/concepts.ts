import type { Concepts } from '../../define-language.ts';

export default {} satisfies Concepts;
