import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { faultOf } from '#renderers/steps/identity/photo/file/faultOf.ts';
import { fileSize } from '#renderers/steps/identity/photo/preview/fileSize.ts';
import { ownBrowser } from '#renderers/steps/identity/photo/camera/ownBrowser.ts';
import { faultTexts, problemTexts } from '#renderers/steps/identity/photo/file/problemTexts.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const TIFF = [0x49, 0x49, 0x2a, 0x00];
const BIG_ENDIAN_TIFF = [0x4d, 0x4d, 0x00, 0x2a];
const boxOf = (brand: string) => [0, 0, 0, 24, ...new TextEncoder().encode(`ftyp${brand}`)];

const file = (name: string, type: string, head: readonly number[], size = 100) =>
  new File([new Uint8Array(head), new Uint8Array(Math.max(0, size - head.length))], name, { type });

describe('a file that is chosen as a photo', () => {
  it.each([
    ['a PNG', file('id.png', 'image/png', PNG)],
    ['a JPEG', file('id.jpg', 'image/jpeg', JPEG)],
    ['a JPEG in capitals without a type', file('IMG_1.JPEG', '', JPEG)],
    ['a JPEG without an ending', file('photo', 'image/jpeg', JPEG)],
    ['a TIFF', file('scan.tif', 'image/tiff', TIFF)],
    ['a TIFF of the other byte order', file('scan.tiff', 'image/tiff', BIG_ENDIAN_TIFF)],
    ['a HEIC', file('id.heic', 'image/heic', boxOf('heic'))],
    ['a HEIF without a type', file('id.heif', '', boxOf('mif1'))],
    ['a PNG that is called a JPEG', file('id.jpg', 'image/jpeg', PNG)],
    ['exactly as large as may be', file('id.jpg', 'image/jpeg', JPEG, 10_000_000)],
  ])('and is %s can be sent', async (_, photo) => {
    expect(await faultOf(photo)).toBeNull();
  });

  it('and comes from a phone can be sent', async () => {
    const bytes = await readFile('tests/support/files/images/card.heic');
    expect(await faultOf(new File([bytes], 'card.heic'))).toBeNull();
  });

  it.each([
    ['a PDF', file('id.pdf', 'application/pdf', [0x25, 0x50, 0x44, 0x46])],
    ['a PDF that is called a JPEG', file('id.jpg', 'image/jpeg', [0x25, 0x50, 0x44, 0x46])],
    ['a JPEG that is called a PDF', file('id.pdf', 'application/pdf', JPEG)],
    ['a GIF', file('id.gif', 'image/gif', [0x47, 0x49, 0x46])],
    ['a film', file('id.heic', 'image/heic', boxOf('isom'))],
    ['empty', file('id.jpg', 'image/jpeg', [], 0)],
  ])('and is %s has the wrong format', async (_, photo) => {
    expect(await faultOf(photo)).toBe('format');
  });

  it('and is one byte too large is too big', async () => {
    expect(await faultOf(file('id.jpg', 'image/jpeg', JPEG, 10_000_001))).toBe('tooBig');
  });

  it('and cannot be read is named so', async () => {
    const gone = file('id.jpg', 'image/jpeg', JPEG);
    Object.defineProperty(gone, 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
    });
    expect(await faultOf(gone)).toBe('unreadable');
  });
});

const problem = (code: string) => ({ code, message: 'message', note: undefined });

describe('messages', () => {
  const errors = { tooBig: 'too big', failed: 'failed', format: 'format' };

  it('of a file that is not taken', () => {
    expect(faultTexts('tooBig', errors)).toEqual(['too big']);
    expect(faultTexts('format', errors)).toEqual(['failed', 'format']);
    expect(faultTexts('unreadable', errors)).toEqual(['failed']);
  });

  it.each([
    ['FileSizeLimitError', ['message']],
    ['NetworkError', ['message']],
    ['ServiceUnavailable', ['message']],
    ['TooManyRequests', ['message']],
    ['WrongIntakeState', ['message']],
    ['InvalidImage', ['failed', 'format']],
    ['ServerError', ['failed']],
    ['Unexpected', ['failed']],
  ])('of a photo that could not be sent for %s', (code, texts) => {
    expect(problemTexts(problem(code), errors)).toEqual(texts);
  });
});

describe('the size of a file', () => {
  it.each([
    [0, '1 kB'],
    [340_200, '340 kB'],
    [2_400_000, '2.4 MB'],
    [10_000_000, '10 MB'],
  ])('of %d bytes reads %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});

describe('the browser of the patient', () => {
  it.each([
    [
      'Chrome',
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
    ],
    [
      'Chrome',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1 (KHTML, like Gecko) CriOS/126.0 Mobile Safari/604.1',
    ],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
    [
      'Safari',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1 (KHTML, like Gecko) Version/17.5 Mobile Safari/604.1',
    ],
    [undefined, 'curl/8'],
  ])('is %s', (name, userAgent) => {
    expect(ownBrowser(userAgent)).toBe(name);
  });
});
