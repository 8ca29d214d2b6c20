import { TextDecoder } from 'node:util';

/** Encodes text in a legacy charset by inverting the decoder's own table (sequences of one and two bytes). */
export function encode(text: string, label: string): Uint8Array {
  if (label === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (label === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  if (label === 'iso-2022-jp') return encodeIso2022Jp(text);
  const table = tableOf(label);
  const bytes = [...text].flatMap((character) => {
    const found = table.get(character);
    if (!found) throw new Error(`${character} is not in ${label}`);
    return found;
  });
  return Uint8Array.from(bytes);
}

const tables = new Map<string, Map<string, number[]>>();

function tableOf(label: string): Map<string, number[]> {
  const known = tables.get(label);
  if (known) return known;
  const table = new Map<string, number[]>();
  const add = (bytes: number[]) => {
    const text = new TextDecoder(label).decode(Uint8Array.from(bytes));
    if ([...text].length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, bytes);
  };
  for (let first = 0; first < 256; first += 1) add([first]);
  for (let first = 0x81; first < 0xff; first += 1) {
    for (let second = 0x40; second < 0xff; second += 1) add([first, second]);
  }
  tables.set(label, table);
  return table;
}

function encodeIso2022Jp(text: string): Uint8Array {
  const runs = text.match(/[\x20-\x7e\n]+|[^\x20-\x7e\n]+/g) ?? [];
  const bytes = runs.flatMap((run) => {
    if (/^[\x20-\x7e\n]/.test(run)) return [...Buffer.from(run)];
    const pairs = [...encode(run, 'euc-jp')].map((byte) => byte & 0x7f);
    return [0x1b, 0x24, 0x42, ...pairs, 0x1b, 0x28, 0x42];
  });
  return Uint8Array.from(bytes);
}
