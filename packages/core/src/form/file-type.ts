/** The kinds of attachments. */
export const attachmentKinds = ['image', 'audio', 'video', 'file'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** The type of a file, as its bytes say. */
export interface FileType {
  kind: AttachmentKind;
  mime: string;
  /** For a file without a name. */
  extension: string;
}

/** Types of files, each with a pattern for its first bytes read as Latin-1. HTML and SVG are left out on purpose. */
const types: [start: RegExp, FileType][] = [
  [/^\u0089PNG\r\n.\n/s, { kind: 'image', mime: 'image/png', extension: 'png' }],
  [/^\u00ff\u00d8\u00ff/, { kind: 'image', mime: 'image/jpeg', extension: 'jpg' }],
  [/^GIF8[79]a/, { kind: 'image', mime: 'image/gif', extension: 'gif' }],
  [/^RIFF.{4}WEBP/s, { kind: 'image', mime: 'image/webp', extension: 'webp' }],
  [/^.{4}ftyp(?:heic|heix|mif1|msf1)/s, { kind: 'file', mime: 'image/heic', extension: 'heic' }],
  [/^.{4}ftypavif/s, { kind: 'file', mime: 'image/avif', extension: 'avif' }],
  [/^OggS/, { kind: 'audio', mime: 'audio/ogg', extension: 'ogg' }],
  [/^(?:ID3|\u00ff[\u00fb\u00f3\u00f2])/, { kind: 'audio', mime: 'audio/mpeg', extension: 'mp3' }],
  [/^\u00ff[\u00f1\u00f9]/, { kind: 'audio', mime: 'audio/aac', extension: 'aac' }],
  [/^#!AMR/, { kind: 'audio', mime: 'audio/amr', extension: 'amr' }],
  [/^RIFF.{4}WAVE/s, { kind: 'audio', mime: 'audio/wav', extension: 'wav' }],
  [/^.{4}ftypM4A/s, { kind: 'audio', mime: 'audio/mp4', extension: 'm4a' }],
  [/^.{4}ftyp(?:qt|3g)/s, { kind: 'video', mime: 'video/quicktime', extension: 'mov' }],
  [/^.{4}ftyp/s, { kind: 'video', mime: 'video/mp4', extension: 'mp4' }],
  [/^.E\u00df\u00a3/s, { kind: 'video', mime: 'video/webm', extension: 'webm' }],
  [/^%PDF-/, { kind: 'file', mime: 'application/pdf', extension: 'pdf' }],
];

const unknownType: FileType = { kind: 'file', mime: 'application/octet-stream', extension: 'bin' };

/** Containers that hold a recording as well as a film: the sender says which it is. */
const recordings: Record<string, FileType> = {
  'video/mp4': { kind: 'audio', mime: 'audio/mp4', extension: 'm4a' },
  'video/webm': { kind: 'audio', mime: 'audio/webm', extension: 'webm' },
};

/** Reads the type of a file from its bytes. `claimed` is the kind that the sender named; only the bytes make a file an image. */
export function readFileType(bytes: Uint8Array, claimed: AttachmentKind): FileType {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  const type = types.find(([of]) => of.test(start))?.[1] ?? unknownType;
  return (claimed === 'audio' && recordings[type.mime]) || type;
}

/** The first bytes, without the marks of UTF-8 and UTF-16, of programs and of text that a browser runs. */
const dangerous = /^(?:MZ|\u007fELF|\u00cf\u00fa\u00ed\u00fe|\u00ca\u00fe\u00ba\u00be|#!|\s*<[!?a-z])/i;
/** Names by which a computer runs a text or an archive. */
const dangerousName =
  /\.(?:apk|app|bat|cmd|com|dmg|exe|hta|html?|jar|jse?|lnk|mhtml?|mjs|msi|pkg|ps1|reg|scr|sh|svgz?|url|vbe?|vbs|wsf|xhtml)\s*\.?\s*$/i;

/** Returns whether a file of a stranger is taken. Programs and web pages are not, because a member of the team could open them. */
export function isTaken(bytes: Uint8Array, name: string | null): boolean {
  if (dangerousName.test(name ?? '')) return false;
  const start = Buffer.from(bytes.subarray(0, 256)).toString('latin1');
  return (
    types.some(([of]) => of.test(start)) ||
    !dangerous.test(start.replace(/^\u00ef\u00bb\u00bf|^\u00ff\u00fe|^\u00fe\u00ff|\0/g, ''))
  );
}

const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** Returns whether browsers may show a file of this type where it stands. All others are downloads. */
export const isShownInline = (mime: string): boolean => shown.has(mime);
