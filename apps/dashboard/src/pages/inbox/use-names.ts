import { useMay, useRead } from '../../data/api.tsx';
import type { Lead } from './lead-panel.tsx';

/** The names that a text of the team may mention, by how it writes them; null: not known. */
export type Names = Record<'customer.name' | 'agent.name', string | null>;

const places = /\{\{ ?(customer\.name|agent\.name) ?\}\}/g;

/** Reads the names that the service will fill in when a reply is sent. */
export function useNames(customerId: string | null, lead: Lead | undefined): Names {
  const agent = useRead('get_me', {}).data?.data.actor;
  const enabled = useMay()('leads:read') && customerId !== null;
  const customer = useRead('get_customer', { id: customerId ?? '' }, { enabled }).data?.data;
  return { 'customer.name': lead?.name || customer?.name || null, 'agent.name': agent?.name ?? null };
}

/** Fills in the names that are known. The service leaves out the others. */
export const fillNames = (text: string, names: Names): string =>
  text.replace(places, (place, key: keyof Names) => names[key] ?? place);

/** The places for names that a text still has, each once. */
export const listPlaces = (text: string) => [
  ...new Set(Array.from(text.matchAll(places), ([, key]) => key as keyof Names)),
];
