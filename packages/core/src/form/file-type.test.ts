import { expect, test } from 'vitest';
import { isShownInline, readFileType } from './file-type.ts';

const bytesOf = (latin1: string) => Buffer.from(latin1, 'latin1');

test.each([
  ['\u0089PNG\r\n\u001a\n', 'image', 'image/png'],
  ['\u00ff\u00d8\u00ff\u00e0..JFIF', 'image', 'image/jpeg'],
  ['GIF89a', 'image', 'image/gif'],
  ['RIFF\n\r\n\nWEBPVP8 ', 'image', 'image/webp'],
  ['\0\0\0\u0018ftypheic', 'file', 'image/heic'],
  ['OggS\0\u0002', 'audio', 'audio/ogg'],
  ['\0\0\0\u0018ftypisom', 'video', 'video/mp4'],
  ['%PDF-1.7', 'file', 'application/pdf'],
])('reads %j as %s', (start, kind, mime) => {
  expect(readFileType(bytesOf(start), 'file')).toMatchObject({ kind, mime });
});

test.each(['<svg xmlns="http://www.w3.org/2000/svg">', '<!doctype html>', ' \u0089PNG', ''])(
  'takes %j for an unknown file, whatever the sender says',
  (start) => {
    const { kind, mime } = readFileType(bytesOf(start), 'image');
    expect([kind, mime, isShownInline(mime)]).toEqual(['file', 'application/octet-stream', false]);
  },
);

test('a container is a recording if the sender says so', () => {
  const type = readFileType(bytesOf('\0\0\0\u0018ftypmp42'), 'audio');
  expect(type).toMatchObject({ kind: 'audio', mime: 'audio/mp4' });
});

test('only verified pictures are shown where they stand', () => {
  const mimes = ['image/png', 'image/webp', 'image/heic', 'image/svg+xml', 'audio/ogg', 'application/pdf'];
  expect(mimes.filter(isShownInline)).toEqual(['image/png', 'image/webp']);
});
