import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

const TEXT_BYTES = 65_536;
/** Functions called for each letter or mark. Their wrappers, which convert results, take half of the time. */
const called = [
  'FPDFPage_GetObject',
  'FPDFFormObj_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetMark',
  'FPDFPath_GetDrawMode',
  'FPDFPath_CountSegments',
  'FPDFPath_GetPathSegment',
  'FPDFPathSegment_GetType',
  'FPDFPathSegment_GetPoint',
  'FPDFPathSegment_GetClose',
  'FPDFTextObj_GetFontSize',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFText_GetTextObject',
  'FPDFText_GetUnicode',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetLooseCharBox',
] as const;

interface Memory {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
}

/** PDFium with a piece of its memory, into which its functions write what they find. */
export interface Pdfium {
  api: WrappedPdfiumModule;
  /** Address of that memory. Each function that writes overwrites it. */
  scratch: number;
  /** A number that a function wrote there, counted from 0 in numbers of its kind. */
  int(at: number): number;
  setInt(at: number, value: number): void;
  float(at: number): number;
  double(at: number): number;
  /** Copies bytes into the memory of PDFium, until `free`. Returns their address. */
  store(bytes: Uint8Array): number;
  free(address: number): void;
  /** Copies bytes out of the memory of PDFium. */
  copy(address: number, length: number): Uint8Array;
  /** Returns what a function writes to an address, at most `size` bytes, when it writes the length to a third. */
  bytes(write: (address: number, size: number, length: number) => unknown): Buffer;
  /** Returns what a function writes when it returns the length in bytes. A NUL at the end is cut off. */
  text(encoding: 'utf16le' | 'utf8', write: (address: number, size: number) => number): string;
}

let loading: Promise<Pdfium> | undefined;

/** Loads PDFium once per process, in about 50 ms. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= load();
  return loading;
}

/** After a fault, the memory of PDFium cannot be trusted. The next document gets another one. */
export function forgetPdfium(): void {
  loading = undefined;
}

async function load(): Promise<Pdfium> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const api = await init({ wasmBinary: wasm.buffer as ArrayBuffer });
  api.PDFiumExt_Init();
  // Its memory moves when it grows, so that views of it must be asked for each time.
  const memory = api.pdfium as unknown as Memory;
  const functions = api.pdfium.wasmExports as unknown as Record<string, never>;
  for (const name of called) Object.assign(api, { [name]: functions[name] });
  const { malloc, free } = api.pdfium.wasmExports;
  const scratch = malloc(TEXT_BYTES + 8);
  const read = (address: number, length: number) =>
    Buffer.from(memory.HEAPU8.subarray(address, address + Math.max(0, Math.min(length, TEXT_BYTES))));
  return {
    api,
    scratch,
    int: (at) => memory.HEAP32[(scratch >> 2) + at] as number,
    setInt: (at, value) => {
      memory.HEAP32[(scratch >> 2) + at] = value;
    },
    float: (at) => memory.HEAPF32[(scratch >> 2) + at] as number,
    double: (at) => memory.HEAPF64[(scratch >> 3) + at] as number,
    store: (bytes) => {
      const address = malloc(bytes.length);
      memory.HEAPU8.set(bytes, address);
      return address;
    },
    free,
    copy: (address, length) => memory.HEAPU8.slice(address, address + length),
    bytes: (write) => {
      memory.HEAP32[scratch >> 2] = 0;
      write(scratch + 8, TEXT_BYTES, scratch);
      return read(scratch + 8, memory.HEAP32[scratch >> 2] as number);
    },
    text: (encoding, write) =>
      read(scratch, write(scratch, TEXT_BYTES))
        .toString(encoding)
        .replace(/\0[\s\S]*$/, ''),
  };
}
