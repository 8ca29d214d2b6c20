import { normalise } from '@jawab/language';
import { expect, test } from 'vitest';
import { countedIn } from './counted.ts';

test.each([
  ['buka pukul 9', 'clock'],
  ['9時から', 'clock'],
  ['9時間', 'time'],
  ['9 giờ sáng', 'clock'],
  ['الساعة 9', 'clock'],
  ['सुबह 9 बजे', 'clock'],
  ['9:30', 'clock'],
  ['9 am', 'clock'],
  ['9 baht', 'money'],
  ['9%', 'percent'],
  ['9 days', 'time'],
  ['9 kg', 'weight'],
  ['9 GB', 'other'],
])('tells what the number of "%s" counts', (text, kind) => {
  expect(countedIn(normalise(text)).map((one) => one.kind)).toContain(kind);
});
