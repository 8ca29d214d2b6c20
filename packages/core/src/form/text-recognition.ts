/** A picture of a page. */
interface Picture {
  width: number;
  height: number;
  dpi: number;
  /** Grey, one byte a pixel, row by row from the top. */
  pixels: Uint8Array;
}

/** A word that was found in a picture, with its box in pixels from the top left. */
export interface PictureWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The number of its line: words of one line share it. */
  line: number;
}

/** Languages (BCP 47) of a picture that cannot be read. */
export interface MissingLanguages {
  missing: string[];
}

/** Reads the text of pictures (OCR). */
export interface TextRecognizer {
  /** Returns those of some supported languages that it reads. Empty if it is not installed. */
  canRead(languages: readonly string[]): Promise<string[]>;
  /**
   * Without languages, those that are written in the script of the picture. If it has none of those, returns their names instead of
   * words. Throws if it fails, and the signal's reason.
   */
  recognize(
    picture: Picture,
    languages: readonly string[],
    signal: AbortSignal,
  ): Promise<PictureWord[] | MissingLanguages>;
}
