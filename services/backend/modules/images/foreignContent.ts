/** How far into a file browsers look for what it is, generously. */
const HEAD = 4096;

/** The beginning of a page or of a drawing. */
const MARKUP = /<\s*(!doctype\s+html|html|head|body|svg|iframe|object|embed)[\s>]/i;

/** Scripts and pages that count wherever they stand in a file. */
const SCRIPT = /<\?php|<script|__halt_compiler|<html[\s>]|<!doctype\s+html|<svg\s+xmlns|<iframe[\s>]/i;

/** Documents whose readers look for them within the first kilobyte. */
const DOCUMENT = /%PDF-|%!PS/;
const DOCUMENT_HEAD = 1024 + 5;

/** What says at a certain place that a file is something else. */
const PLACED = [
  [128, 'DICM', 'DICOM'],
  [257, 'ustar', 'TAR'],
  [0x8001, 'CD001', 'ISO 9660'],
] as const;

const sequence = (...bytes: readonly number[]) => Buffer.from(bytes);

const RAR = sequence(0x52, 0x61, 0x72, 0x21, 0x1a, 0x07);
const SEVEN_ZIP = sequence(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c);
const XZ = sequence(0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00);
const BZIP = Buffer.from('1AY&SY', 'latin1');
const GZIP = sequence(0x1f, 0x8b, 0x08);
const ZIP_ENTRY = sequence(0x50, 0x4b, 0x03, 0x04);
const ZIP_END = sequence(0x50, 0x4b, 0x05, 0x06);

/** Ways in which an entry of a ZIP archive is packed. */
const ZIP_METHODS = new Set([0, 8, 9, 12, 14, 93, 95, 98, 99]);

/** Three or four bytes come together by chance in a photo; a header that makes sense as one does not. */
const headers: readonly [what: string, begins: Buffer, makesSense: (bytes: Buffer, at: number) => boolean][] = [
  ['RAR', RAR, () => true],
  ['7z', SEVEN_ZIP, () => true],
  ['XZ', XZ, () => true],
  ['BZIP2', BZIP, () => true],
  [
    'GZIP',
    GZIP,
    (bytes, at) =>
      at + 10 <= bytes.length &&
      bytes.readUInt8(at + 3) < 0x20 &&
      [0, 2, 4].includes(bytes.readUInt8(at + 8)) &&
      (bytes.readUInt8(at + 9) <= 13 || bytes.readUInt8(at + 9) === 0xff),
  ],
  [
    'ZIP',
    ZIP_ENTRY,
    (bytes, at) =>
      at + 30 <= bytes.length && bytes.readUInt16LE(at + 4) <= 63 && ZIP_METHODS.has(bytes.readUInt16LE(at + 8)),
  ],
  ['ZIP', ZIP_END, (bytes, at) => at + 22 <= bytes.length && bytes.readUInt32LE(at + 4) === 0],
];

function* placesOf(bytes: Buffer, begins: Buffer): Generator<number> {
  for (let at = bytes.indexOf(begins); at !== -1; at = bytes.indexOf(begins, at + 1)) yield at;
}

/**
 * What else a picture may be taken for, such as an archive or a page; undefined where it is a picture alone. What phones
 * append to their photos (a film, more pictures) is not foreign.
 */
export function foreignContent(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1');
  if (MARKUP.test(text.slice(0, HEAD)) || SCRIPT.test(text)) return 'a page or a script';
  if (DOCUMENT.test(text.slice(0, DOCUMENT_HEAD))) return 'a document';
  const placed = PLACED.find(([at, sign]) => text.startsWith(sign, at));
  if (placed) return placed[2];
  for (const [what, begins, makesSense] of headers)
    for (const at of placesOf(bytes, begins)) if (makesSense(bytes, at)) return what;
  return undefined;
}
