import { crc32, deflateRawSync } from 'node:zlib';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

interface Entry {
  readonly name: string;
  readonly content: Buffer;
  readonly isDeflated?: boolean;
  /** What the entry and the list say where it is not the truth. */
  readonly bytes?: number;
  readonly checksum?: number;
  /** The name in the list, where that differs. */
  readonly listed?: string;
}

/** What the end of an archive says where it is not the truth, and what is before the list. */
interface Archive {
  readonly count?: number;
  readonly gap?: Buffer;
}

/** An archive. */
function zipOf(entries: readonly Entry[], { count = entries.length, gap = Buffer.alloc(0) }: Archive = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, isDeflated, bytes, checksum, listed = name } of entries) {
    const packed = isDeflated === true ? deflateRawSync(content) : content;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(isDeflated === true ? 8 : 0, 8);
    head.writeUInt32LE(checksum ?? crc32(content), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(bytes ?? content.length, 22);
    head.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    central.writeUInt16LE(20, 6);
    head.copy(central, 10, 8, 28);
    central.writeUInt16LE(listed.length, 28);
    central.writeUInt32LE(at, 42);
    parts.push(head, Buffer.from(name), packed);
    directory.push(central, Buffer.from(listed));
    at += head.length + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at + gap.length, 16);
  return Buffer.concat([...parts, gap, list, end]);
}

/** A Word document of the new kind. */
export const docxFile = (more: readonly Entry[] = [], type = WORD, archive: Archive = {}): Buffer =>
  zipOf(
    [
      {
        name: '[Content_Types].xml',
        content: Buffer.from(
          `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
        ),
      },
      { name: 'word/document.xml', content: Buffer.from('<document/>') },
      ...more,
    ],
    archive,
  );

/** A new Word document with macros that says that it has none. */
export const docxWithMacros = (): Buffer => docxFile([{ name: 'word/vbaProject.bin', content: Buffer.from('macro') }]);

/** An entry of the list of an old Office file. */
function streamEntry(name: string): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(2 * name.length + 2, 64);
  entry.writeUInt8(2, 66);
  return entry;
}

/** A file of an old Office program that has some streams, with a text behind them. */
export const compoundFile = (streams: readonly string[], text: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), ...streams.map(streamEntry), text]);

const DOC = ['Root Entry', 'WordDocument', '1Table'];

/** A Word document of the old kind. */
export const docFile = (more: readonly string[] = [], text?: Buffer): Buffer => compoundFile([...DOC, ...more], text);

/** A PDF, padded to a size. */
export const pdfFile = (bytes = 400): Buffer => {
  const head = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n');
  const end = Buffer.from('\ntrailer\n<<>>\n%%EOF\n');
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - end.length, '%'), end]);
};
