import { expect, test } from 'vitest';
import { explain, Refusal } from './refusal.mjs';

test.each([
  ['npm error code ENOSPC', /disk is full/],
  ['Failed to write: No space left on device (os error 28)', /disk is full/],
  ['npm error code ECONNREFUSED', /registry cannot be reached/],
  ['getaddrinfo EAI_AGAIN registry.example', /registry cannot be reached/],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', /certificate .* is not trusted/],
  ["EACCES: permission denied, mkdir '/x'", /cannot be written by this user/],
  ['Error: ERR_PNPM_FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE', /does not fit the package\.json files/],
  ['something new', /see the lines below/],
])('%s is explained, and shown', (output, sentence) => {
  const refusal = explain('Installing packages', output);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.message).toMatch(sentence);
  expect(refusal.message).toContain(output);
});
