import type { SendFailure, Sent } from '@jawab/core';
import { failed, later } from '../outcomes.ts';

/** A pair of numbers may exchange about one message in 6 seconds. */
const pairMs = 6000;

/** https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
export const refusals: Readonly<Record<string, Sent>> = {
  33: failed('restricted', true),
  130403: failed('blocked'),
  130429: later(),
  131000: later(),
  131008: failed('refused'),
  131009: failed('refused'),
  131016: later(),
  131021: failed('refused'),
  131026: failed('not_found'),
  131030: failed('not_found'),
  131031: failed('restricted', true),
  131042: failed('quota', true),
  131045: failed('restricted', true),
  131047: failed('window_closed'),
  131048: failed('restricted', true),
  131051: failed('refused'),
  131052: failed('refused'),
  131053: failed('refused'),
  131056: later(pairMs),
  131057: later(),
};

/** Returns why a message that was accepted failed later. */
export function reasonOf(code: number | undefined): SendFailure {
  const known = code === undefined ? undefined : refusals[code];
  return known?.outcome === 'failed' ? known.reason : 'refused';
}
