/** A browser with one page, however it is driven. */
export interface Browser {
  open(url: string): Promise<void>;
  /** Evaluates an expression and returns its value, which must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab' | 'Space'): Promise<void>;
  screenshot(path: string): Promise<void>;
  /** Errors that pages wrote to the console or did not catch. Null if the engine does not tell. */
  faults: string[] | null;
  close(): Promise<void>;
}
