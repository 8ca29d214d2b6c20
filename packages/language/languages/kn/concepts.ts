import type { Concept } from '../../define-language.ts';

export default [] satisfies Concept[];
