declare module '*.css?inline' {
  const css: string;
  export default css;
}

/** Paths of built files, relative to the folder of the loader. Set by the build. */
declare const __PANEL__: string;
declare const __EXTRAS__: string;
/** The path of the code that hears and speaks. */
declare const __VOICE__: string;
/** The path of the code that takes scores and comments. */
declare const __RATING__: string;
/** The path of the code of the contact form. */
declare const __FORM__: string;
/** The path of the code that sends files. */
declare const __ATTACH__: string;
/** The path of the code of the bubble. */
declare const __BUBBLE__: string;
/** Part of the path of the strings between `assets/` and the code of a language. Set by the build. */
declare const __STRINGS__: string;
/** The label of the launcher in each language. Set by the build. */
declare const __LABELS__: Record<string, string>;
/** Codes of the languages that are written from right to left. Set by the build. */
declare const __RTL__: string[];
