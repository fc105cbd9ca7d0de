import { crc32, inflateRawSync } from 'node:zlib';
import { unclearDocument, type WorkBudget } from './WorkBudget.ts';

const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;

const ENCRYPTED = 0x1;
const DESCRIBED_LATER = 0x8;

/** Most bytes that describe an entry behind it, where its sizes were not known before. */
const DESCRIPTION = 24;

/** Most parts of a document. */
const MOST_ENTRIES = 10_000;

/** Office can cut a part into pieces, which nothing does. */
const PIECE = /\/\[\d+\](?:\.last)?\.piece$/;

/** A part of a document, packed. */
export interface ZipEntry {
  /** As `zipName` writes it. */
  readonly name: string;
  readonly packed: Buffer;
  readonly isDeflated: boolean;
  /** What it claims to have unpacked. */
  readonly bytes: number;
  readonly checksum: number;
}

const wrong = (what: string) => unclearDocument(`the archive of the document contradicts itself: ${what}`);

/** A name as Office compares it: in lower case, with `/` alone and not at its beginning, and codes written out. */
export const zipName = (written: string): string =>
  written
    .replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('\\', '/')
    .replace(/^\/+/, '')
    .toLowerCase();

/** The name of an entry. @throws ProblemError InvalidFile where it is none that Office writes */
function nameOf(written: Buffer): string {
  const name = zipName(written.toString('utf8'));
  // eslint-disable-next-line no-control-regex
  if (name === '' || /[\0-\x1F]|(?:^|\/)\.{1,2}(?:\/|$)/.test(name) || PIECE.test(name)) throw wrong('names');
  return name;
}

/**
 * Reads the list of an archive strictly: its list and its entries have to say the same, with nothing before, between or behind.
 *
 * @throws ProblemError InvalidFile where they don't, and where an entry is encrypted or packed in an unusual way
 */
export function readZip(file: Buffer): readonly ZipEntry[] {
  const end = file.length - END_BYTES;
  if (end < 0 || file.readUInt32LE(end) !== END) throw wrong('end');
  const count = file.readUInt16LE(end + 10);
  const list = file.readUInt32LE(end + 16);
  const isWhole = file.readUInt32LE(end + 4) === 0 && file.readUInt16LE(end + 20) === 0;
  if (!isWhole || count > MOST_ENTRIES || count !== file.readUInt16LE(end + 8)) throw wrong('counts');
  if (list + file.readUInt32LE(end + 12) !== end) throw wrong('place of the list');
  const entries = new Map<string, ZipEntry>();
  const ranges: { readonly from: number; readonly to: number; readonly isDescribedLater: boolean }[] = [];
  let at = list;
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_BYTES > end || file.readUInt32LE(at) !== CENTRAL) throw wrong('list');
    const flags = file.readUInt16LE(at + 8);
    const method = file.readUInt16LE(at + 10);
    const packedBytes = file.readUInt32LE(at + 20);
    const bytes = file.readUInt32LE(at + 24);
    const nameBytes = file.readUInt16LE(at + 28);
    const from = file.readUInt32LE(at + 42);
    const written = file.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes);
    if (from + LOCAL_BYTES > list || file.readUInt32LE(from) !== LOCAL) throw wrong('place of an entry');
    const localName = from + LOCAL_BYTES;
    const data = localName + file.readUInt16LE(from + 26) + file.readUInt16LE(from + 28);
    const isDescribedLater = (flags & DESCRIBED_LATER) !== 0;
    const isSame =
      file.subarray(localName, localName + file.readUInt16LE(from + 26)).equals(written) &&
      file.readUInt16LE(from + 8) === method &&
      (isDescribedLater || (file.readUInt32LE(from + 18) === packedBytes && file.readUInt32LE(from + 22) === bytes));
    if (!isSame || ((flags | file.readUInt16LE(from + 6)) & ENCRYPTED) !== 0) throw wrong('an entry');
    if ((method !== 0 && method !== 8) || (method === 0 && packedBytes !== bytes)) throw wrong('packing');
    const name = nameOf(written);
    if (entries.has(name)) throw wrong('two entries of one name');
    ranges.push({ from, to: data + packedBytes, isDescribedLater });
    const packed = file.subarray(data, data + packedBytes);
    entries.set(name, { name, packed, isDeflated: method === 8, bytes, checksum: file.readUInt32LE(at + 16) });
    at += CENTRAL_BYTES + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  if (at !== end) throw wrong('length of the list');
  let last = 0;
  let mayBeBehind = 0;
  for (const { from, to, isDescribedLater } of [
    ...ranges.toSorted((a, b) => a.from - b.from),
    { from: list, to: list, isDescribedLater: false },
  ]) {
    if (from < last || from > last + mayBeBehind) throw wrong('places of entries');
    last = to;
    mayBeBehind = isDescribedLater ? DESCRIPTION : 0;
  }
  return [...entries.values()];
}

/**
 * Unpacks a part.
 *
 * @param unpacked bytes that may be unpacked
 * @throws ProblemError InvalidFile where it has not what it claims, or more than may be unpacked
 */
export function unzipEntry({ packed, isDeflated, bytes, checksum }: ZipEntry, unpacked: WorkBudget): Buffer {
  unpacked.take(bytes);
  let content = packed;
  if (isDeflated) {
    try {
      content = inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) });
    } catch {
      throw wrong('content of an entry');
    }
  }
  if (content.length !== bytes || crc32(content) !== checksum) throw wrong('content of an entry');
  return content;
}
