import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { measuredFile } from './write-report.ts';

test('doctor prints the figures of the report', async () => {
  const report = await readFile(new URL('../../docs/quality.md', import.meta.url), 'utf8');
  const [, heldOut = ''] = report.split('### Held out');
  const [asked, , inText, abstained, , unknownAnswered] =
    heldOut
      .match(/^\| all \|( \d.*)$/m)?.[1]
      ?.split('|')
      .map((cell) => cell.trim()) ?? [];
  const measured = JSON.parse(await readFile(measuredFile, 'utf8'));
  expect({
    asked: `${measured.asked}`,
    inText: `${measured.inText}/${measured.asked}`,
    abstained: `${measured.abstained}/${measured.asked}`,
    unknownAnswered: `${measured.unknownAnswered}/${measured.unknown}`,
  }).toEqual({ asked, inText, abstained, unknownAnswered });
});
