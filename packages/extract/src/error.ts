/** Every way in which an extraction can fail. The strings are stable and stored with failed documents. */
export type ExtractCode =
  | 'unsupported_type'
  | 'empty_content'
  | 'too_complex'
  | 'timed_out'
  | 'out_of_memory'
  | 'crashed'
  | 'encrypted';

/**
 * The only error that this package throws. `message` is a sentence for the person who added the document. Only
 * `crashed` is worth another try: otherwise the same bytes fail the same way.
 */
export class ExtractError extends Error {
  readonly code: ExtractCode;
  readonly retryable: boolean;

  constructor(code: ExtractCode, message: string) {
    super(message);
    this.name = 'ExtractError';
    this.code = code;
    this.retryable = code === 'crashed';
  }
}

export const damaged = () =>
  new ExtractError('unsupported_type', 'The file is damaged. Save it again, or paste its text.');

export const encrypted = () =>
  new ExtractError(
    'encrypted',
    'The file is protected by a password. Save it without one and send it again.',
  );
