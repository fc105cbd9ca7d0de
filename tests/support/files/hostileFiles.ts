import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { heicPhoto, noise, picture, pngChunk, pngOf, resizedHeic, tiffOf } from './pictures.ts';

/** Something that somebody may send as a photo. */
interface HostileFile {
  readonly what: string;
  readonly bytes: Buffer;
  readonly filename?: string;
  readonly type?: string;
}

const text = (content: string) => Buffer.from(content, 'latin1');

/** A ZIP archive with one entry, whose offsets are right where so many bytes stand before it. */
function zipAfter(before: number, method = 8): Buffer {
  const name = text('page.html');
  const packed = method === 8 ? deflateRawSync(text('<b>hello</b>')) : text('<b>hello</b>');
  const entry = Buffer.alloc(30);
  entry.writeUInt32LE(0x04034b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(method, 8);
  entry.writeUInt32LE(packed.length, 18);
  entry.writeUInt32LE(12, 22);
  entry.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(method, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(12, 24);
  central.writeUInt16LE(name.length, 28);
  central.writeUInt32LE(before, 42);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(before + entry.length + name.length + packed.length, 16);
  return Buffer.concat([entry, name, packed, central, name, end]);
}

/** A JPEG with a comment right after its first marker. */
const commented = (jpeg: Buffer, comment: Buffer): Buffer => {
  const marker = Buffer.alloc(4);
  marker.writeUInt16BE(0xfffe, 0);
  marker.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, comment, jpeg.subarray(2)]);
};

/** Bytes with others written over them at a place. */
function overwritten(bytes: Buffer, at: number, by: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  by.copy(copy, at);
  return copy;
}

const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));

const after = (bytes: Buffer, ...more: readonly Buffer[]) => Buffer.concat([bytes, ...more]);

const WIDTH = 256;
const HEIGHT = 257;
const BITS = 258;
const COMPRESSION = 259;
const PHOTOMETRIC = 262;
const OFFSETS = 273;
const SAMPLES = 277;
const ROWS = 278;
const COUNTS = 279;
const TILE_WIDTH = 322;
const TILE_HEIGHT = 323;
const TILE_OFFSETS = 324;
const TILE_COUNTS = 325;

const grey = { [BITS]: 8, [COMPRESSION]: 1, [PHOTOMETRIC]: 1, [SAMPLES]: 1 };

/** Files that are no honest photo, one of each kind. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const jpeg = await picture().jpeg().toBuffer();
  const png = await picture().png().toBuffer();
  const tiff = await noise(300, 300).tiff({ compression: 'lzw' }).toBuffer();
  const noisyJpeg = await noise().jpeg().toBuffer();
  const noisyPng = await noise(300, 300).png().toBuffer();
  const heic = heicPhoto();
  const html = text('<html><script>alert(1)</script></html>');
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>');
  return [
    // What is no picture, or not one of those that are taken.
    { what: 'SVG', bytes: svg, type: 'image/svg+xml', filename: 'a.svg' },
    { what: 'SVG that is called PNG', bytes: svg, type: 'image/png', filename: 'a.png' },
    { what: 'GIF', bytes: await picture().gif().toBuffer(), type: 'image/gif' },
    { what: 'GIF that is called JPG', bytes: await picture().gif().toBuffer(), filename: 'a.jpg', type: 'image/jpeg' },
    { what: 'WebP', bytes: await picture().webp().toBuffer() },
    { what: 'AVIF', bytes: await picture().avif({ effort: 0 }).toBuffer() },
    {
      what: 'AVIF that says it is HEIC',
      bytes: overwritten(await picture().avif({ effort: 0 }).toBuffer(), 8, text('heic')),
    },
    { what: 'BMP', bytes: after(text('BM'), Buffer.alloc(60_000)) },
    { what: 'ICO', bytes: after(Buffer.from('00000100010020200000010020', 'hex'), Buffer.alloc(4000)) },
    { what: 'Photoshop file', bytes: after(text('8BPS\0\x01'), Buffer.alloc(4000)) },
    { what: 'PDF', bytes: text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'), type: 'application/pdf' },
    { what: 'PDF that is called JPG', bytes: text('%PDF-1.7\n%%EOF'), filename: 'a.jpg', type: 'image/jpeg' },
    { what: 'HTML', bytes: html, type: 'text/html' },
    { what: 'HTML that is called PNG', bytes: html, filename: 'a.png', type: 'image/png' },
    { what: 'EXE that is called JPG', bytes: after(text('MZ\x90\0'), Buffer.alloc(4000)), filename: 'a.jpg' },
    { what: 'ELF program', bytes: after(Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(4000)) },
    { what: 'shell script', bytes: text('#!/bin/sh\nrm -rf /\n'), filename: 'a.jpg' },
    { what: 'ZIP archive', bytes: zipAfter(0) },
    { what: 'film', bytes: after(Buffer.from('000000206674797069736f6d0000020069736f6d', 'hex'), Buffer.alloc(4000)) },
    { what: 'text', bytes: text('hello '.repeat(100)), filename: 'a.heic', type: 'image/heic' },
    { what: 'zeros', bytes: Buffer.alloc(5000) },
    { what: 'first bytes of a JPEG and nothing more', bytes: jpeg.subarray(0, 4) },
    { what: 'PNG with the signature alone', bytes: png.subarray(0, 8) },
    { what: 'animated PNG', bytes: animated(png) },
    // What is a picture and something else at once.
    { what: 'JPEG with a ZIP archive after it', bytes: after(jpeg, zipAfter(jpeg.length)) },
    { what: 'PNG with a ZIP archive after it', bytes: after(png, zipAfter(png.length)) },
    { what: 'HEIC with a ZIP archive after it', bytes: after(heic, zipAfter(heic.length)) },
    { what: 'TIFF with a ZIP archive after it', bytes: after(tiff, zipAfter(tiff.length)) },
    { what: 'JPEG with a stored ZIP entry in a comment', bytes: commented(jpeg, zipAfter(6, 0)) },
    { what: 'JPEG with the end of a ZIP archive', bytes: after(jpeg, zipAfter(0).subarray(-22)) },
    { what: 'JPEG with a RAR archive after it', bytes: after(jpeg, text('Rar!\x1a\x07\x01\0'), Buffer.alloc(100)) },
    {
      what: 'JPEG with a 7z archive after it',
      bytes: after(jpeg, Buffer.from('377abcaf271c0004', 'hex'), Buffer.alloc(100)),
    },
    { what: 'PNG with a GZIP file after it', bytes: after(png, gzipSync(html)) },
    { what: 'JPEG with a PDF in a comment', bytes: commented(jpeg, text('%PDF-1.4\n1 0 obj<<>>endobj')) },
    { what: 'JPEG with a page in a comment', bytes: commented(jpeg, html) },
    { what: 'JPEG with PHP in a comment', bytes: commented(jpeg, text('<?PHP system($_GET["c"]); ?>')) },
    { what: 'JPEG with PHP far behind its end', bytes: after(jpeg, Buffer.alloc(100_000), text('<?php phpinfo();')) },
    { what: 'JPEG with a PHP archive after it', bytes: after(jpeg, text('__HALT_COMPILER(); ?>')) },
    { what: 'PNG with an SVG after it', bytes: after(png, svg) },
    { what: 'PNG with a script after it', bytes: after(png, text('<SCRIPT>alert(1)</SCRIPT>')) },
    { what: 'JPEG with PostScript in a comment', bytes: commented(jpeg, text('%!PS-Adobe-3.0 EPSF-3.0')) },
    { what: 'JPEG that is a TAR archive', bytes: overwritten(commented(jpeg, Buffer.alloc(600)), 257, text('ustar')) },
    { what: 'TIFF that is a DICOM file', bytes: overwritten(tiff, 128, text('DICM')) },
    // What would take more memory or time than it is worth.
    { what: 'PNG of 30,000 by 30,000 pixels', bytes: pngOf(30_000, 30_000) },
    { what: 'PNG of 2 billion by 2 billion pixels', bytes: pngOf(2 ** 31 - 1, 2 ** 31 - 1) },
    {
      what: 'PNG of 8,000 by 8,000 pixels that unpacks',
      bytes: pngOf(8000, 8000, deflateSync(Buffer.alloc(8000 * 24_001), { level: 9 })),
    },
    { what: 'JPEG of 60,000 by 60,000 pixels', bytes: sizedJpeg(jpeg, 60_000, 60_000) },
    {
      what: 'TIFF of 100,000 by 100,000 pixels',
      bytes: tiffOf({ [WIDTH]: 100_000, [HEIGHT]: 100_000, ...grey, [OFFSETS]: 8, [ROWS]: 100_000, [COUNTS]: 64 }),
    },
    {
      what: 'TIFF of 4 billion rows in one strip',
      bytes: tiffOf({ [WIDTH]: 300, [HEIGHT]: 2 ** 32 - 1, ...grey, [OFFSETS]: 8, [ROWS]: 2 ** 32 - 1, [COUNTS]: 64 }),
    },
    {
      what: 'TIFF with tiles of 60,000 by 60,000 pixels',
      bytes: tiffOf({
        [WIDTH]: 300,
        [HEIGHT]: 300,
        ...grey,
        [TILE_WIDTH]: 60_000,
        [TILE_HEIGHT]: 60_000,
        [TILE_OFFSETS]: 8,
        [TILE_COUNTS]: 64,
      }),
    },
    {
      what: 'TIFF with 60,000 samples a pixel',
      bytes: tiffOf({
        [WIDTH]: 300,
        [HEIGHT]: 300,
        ...grey,
        [SAMPLES]: 60_000,
        [OFFSETS]: 8,
        [ROWS]: 300,
        [COUNTS]: 64,
      }),
    },
    {
      what: 'TIFF whose directory points to itself and holds nothing',
      bytes: after(Buffer.from('49492a000800000000000800', 'hex'), Buffer.from('0000', 'hex')),
    },
    { what: 'HEIC of 60,000 by 60,000 pixels', bytes: resizedHeic(60_000, 60_000) },
    { what: 'HEIC of 7,500 by 7,500 pixels', bytes: resizedHeic(7500, 7500) },
    // What is too small to show anything.
    { what: 'JPEG of 199 by 400 pixels', bytes: await picture(199, 400).jpeg().toBuffer() },
    { what: 'PNG of one pixel', bytes: await picture(1, 1).png().toBuffer() },
    { what: 'TIFF of 400 by 10 pixels', bytes: await picture(400, 10).tiff().toBuffer() },
    // What is damaged.
    ...[0.1, 0.5, 0.9, 0.999].map((share) => ({ what: `JPEG that ends after ${share}`, bytes: cut(noisyJpeg, share) })),
    ...[0.1, 0.5, 0.9, 0.999].map((share) => ({ what: `PNG that ends after ${share}`, bytes: cut(noisyPng, share) })),
    ...[0.1, 0.5, 0.9, 0.999].map((share) => ({ what: `TIFF that ends after ${share}`, bytes: cut(tiff, share) })),
    ...[0.1, 0.5, 0.9].map((share) => ({ what: `HEIC that ends after ${share}`, bytes: cut(heic, share) })),
    { what: 'PNG with a wrong checksum', bytes: overwritten(noisyPng, noisyPng.length - 40, Buffer.alloc(16, 0xaa)) },
    { what: 'HEIC without its data', bytes: overwritten(heic, 620, Buffer.alloc(heic.length - 620)) },
    { what: 'HEIC whose boxes are nonsense', bytes: overwritten(heic, 28, Buffer.alloc(400, 0xff)) },
  ];
}

/** A PNG that says that it moves. */
function animated(png: Buffer): Buffer {
  const control = pngChunk('acTL', Buffer.from('0000000100000000', 'hex'));
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}

/** A JPEG that says another size of itself. */
function sizedJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const at = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
  const copy = Buffer.from(jpeg);
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}
