import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { dotsPerInch, sizedPng } from '@/mapEditor/picture.ts';

test('a picture is as fine as a browser can draw it, three hundred dots to the inch at most', () => {
  expect(dotsPerInch({ width: 100, height: 100 })).toBe(300);
  const large = dotsPerInch({ width: 8000, height: 5200 });
  expect(large).toBeGreaterThanOrEqual(25);
  expect((8000 / 25.4) * (5200 / 25.4) * large ** 2).toBeLessThanOrEqual(48_000_000);
  expect((20_000 / 25.4) * dotsPerInch({ width: 20_000, height: 100 })).toBeLessThanOrEqual(16_000);
});

test('the true size is told in a chunk of its own, whole and with its checksum', () => {
  const png = Uint8Array.from({ length: 60 }, (_, n) => n);
  const sized = sizedPng(png, 254);
  expect(sized).toHaveLength(81);
  expect([...sized.subarray(0, 33)]).toEqual([...png.subarray(0, 33)]);
  expect([...sized.subarray(54)]).toEqual([...png.subarray(33)]);
  const chunk = Buffer.from(sized.subarray(33, 54));
  expect(chunk.readUInt32BE(0)).toBe(9);
  expect(chunk.subarray(4, 8).toString()).toBe('pHYs');
  expect([chunk.readUInt32BE(8), chunk.readUInt32BE(12), chunk[16]]).toEqual([10_000, 10_000, 1]);
  expect(chunk.readUInt32BE(17)).toBe(crc32(chunk.subarray(4, 17)));
});
