import { crc32 } from 'node:zlib';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

interface Entry {
  readonly name: string;
  readonly content: Buffer;
}

/** An archive of entries that are not packed. */
function zipOf(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of entries) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt32LE(crc32(content), 14);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    central.writeUInt16LE(20, 6);
    head.copy(central, 16, 14, 28);
    central.writeUInt32LE(at, 42);
    parts.push(head, Buffer.from(name), content);
    directory.push(central, Buffer.from(name));
    at += head.length + name.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** A Word document of the new kind. */
export const docxFile = (more: readonly Entry[] = [], type = WORD): Buffer =>
  zipOf([
    {
      name: '[Content_Types].xml',
      content: Buffer.from(
        `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
      ),
    },
    { name: 'word/document.xml', content: Buffer.from('<document/>') },
    ...more,
  ]);

/** A new Word document with macros that says that it has none. */
export const docxWithMacros = (): Buffer => docxFile([{ name: 'word/vbaProject.bin', content: Buffer.from('macro') }]);

/** A file of an old Office program that has some streams. */
export const compoundFile = (...streams: readonly string[]): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...streams.flatMap((name) => [Buffer.from(name, 'utf16le'), Buffer.alloc(64)]),
  ]);

/** A Word document of the old kind. */
export const docFile = (): Buffer => compoundFile('Root Entry', 'WordDocument', '1Table');

/** A PDF, padded to a size. */
export const pdfFile = (bytes = 400): Buffer => {
  const head = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n');
  const end = Buffer.from('\ntrailer\n<<>>\n%%EOF\n');
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - end.length, '%'), end]);
};
