/** Kinds of files that cannot be read, by how they begin (as latin1) or by the ending of their names. */
const kinds: { name: string; advice: string; start?: RegExp; endings: string }[] = [
  {
    name: 'Pictures',
    advice: 'Write down what the picture says, or send a PDF with text.',
    start:
      /^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8|II\*\0|MM\0\*|BM.{4}\0\0\0\0|RIFF.{4}WEBP|.{4}ftyp(?:heic|heix|mif1|avif))/s,
    endings: 'png jpg jpeg gif webp tif tiff bmp heic avif svg',
  },
  {
    name: 'Sound files',
    advice: 'Write down what is said.',
    start: /^(?:ID3|\u00ff[\u00fb\u00f3\u00f2]|OggS|fLaC|RIFF.{4}WAVE|.{4}ftypM4A)/s,
    endings: 'mp3 wav ogg m4a flac aac',
  },
  {
    name: 'Videos',
    advice: 'Write down what is said.',
    start: /^(?:.{4}ftyp|.E\u00df\u00a3|RIFF.{4}AVI )/s,
    endings: 'mp4 mov avi mkv webm wmv',
  },
  {
    name: 'Archives',
    advice: 'Send the documents in it one by one.',
    start: /^(?:Rar!|7z\u00bc\u00af|.\u008b[^\w]|BZh|\u00fd7zXZ)/,
    endings: 'rar 7z gz tgz bz2 xz tar',
  },
  { name: 'Kindle books', advice: 'Save it as EPUB or PDF.', endings: 'mobi azw azw3' },
  { name: 'DjVu files', advice: 'Save it as PDF.', start: /^AT&TFORM/, endings: 'djvu' },
  { name: 'Old Word files (.doc)', advice: 'Save it as DOCX or PDF.', endings: 'doc dot' },
  { name: 'Old PowerPoint files (.ppt)', advice: 'Save it as PPTX or PDF.', endings: 'ppt pps' },
  { name: 'HWP files', advice: 'Save it as HWPX or PDF.', start: /^HWP Document File/, endings: 'hwp' },
  {
    name: 'Apple iWork files',
    advice: 'Export it as PDF or as an Office file.',
    endings: 'pages numbers key',
  },
  {
    name: 'Databases',
    advice: 'Export its tables as CSV.',
    start: /^SQLite format 3/,
    endings: 'mdb accdb sqlite db',
  },
  { name: 'Drawings', advice: 'Export it as PDF.', endings: 'dwg dxf psd ai indd sketch fig vsd vsdx' },
  { name: 'Outlook messages (.msg)', advice: 'Save it as EML, or paste its text.', endings: 'msg pst' },
  {
    name: 'Programs',
    advice: 'Send a document instead.',
    start: /^(?:MZ|\u007fELF|\u00ca\u00fe\u00ba\u00be)/,
    endings: 'exe dll apk jar',
  },
];

/** Formats whose bytes are text. Without their program, they are codes. */
export const looksCoded = (bytes: Uint8Array): boolean =>
  /^HWP Document File/.test(Buffer.from(bytes.subarray(0, 32)).toString('latin1'));

/** Says by its name why a file of this kind cannot be read and what to do; null for a kind that is not known. */
export function explainUnreadable(bytes: Uint8Array, filename: string): string | null {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  const ending = /\.(\w+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
  const kind =
    kinds.find((one) => one.start?.test(start)) ??
    kinds.find(({ endings }) => endings.split(' ').includes(ending));
  return kind ? `${kind.name} cannot be read. ${kind.advice}` : null;
}
