import type { z } from 'zod';

const typeNames: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
};

const formatNames: Record<string, string> = {
  uuid: 'a UUID',
  email: 'an e-mail address',
  url: 'an address such as https://shop.example',
  datetime: 'a time such as 2026-08-01T09:00:00Z',
  date: 'a day such as 2026-08-01',
  safeint: 'a whole number',
};

const units: Record<string, string> = { string: ' characters', array: ' entries' };

/** Words what is wrong with a value, if its schema has no words of its own. It completes a sentence that starts with the field. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const unit = units[(issue as { origin?: string }).origin ?? ''] ?? '';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return `must be ${formatNames[issue.format] ?? `a valid ${issue.format}`}`;
    case 'too_big':
      return issue.maximum === Number.MAX_SAFE_INTEGER
        ? 'is too large'
        : `must be at most ${issue.maximum}${unit}`;
    case 'too_small':
      return issue.minimum === Number.MIN_SAFE_INTEGER
        ? 'is too small'
        : `must be at least ${issue.minimum}${unit}`;
    case 'unrecognized_keys':
      return `must not contain ${issue.keys.slice(0, 5).join(', ').slice(0, 200)}`;
    default:
      return 'is not valid';
  }
}
