/** The first bytes of PNG, JPEG and both byte orders of TIFF. */
const BEGINNINGS = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
] as const;

/** HEIC has its signature after the length of its first box: 'ftyp', then one of these brands. */
const BOX = 'ftyp';
const BOX_AT = 4;
const BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** The number of bytes needed to recognize a file. */
export const HEAD_BYTES = 12;

/** Whether a file with these first {@link HEAD_BYTES} bytes is a PNG, JPEG, TIFF or HEIC picture. */
export function hasPhotoSignature(head: Uint8Array): boolean {
  if (BEGINNINGS.some((beginning) => beginning.every((byte, at) => head[at] === byte))) return true;
  const text = String.fromCharCode(...head.subarray(BOX_AT, HEAD_BYTES));
  return text.startsWith(BOX) && BRANDS.has(text.slice(BOX.length));
}
