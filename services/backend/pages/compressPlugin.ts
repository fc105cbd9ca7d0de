import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that become shorter; pictures and fonts are compressed by their nature. */
const TEXT = /\.(?:js|css|svg|json)$/;

/** Shorter files fit into one packet as they are. */
const WORTH = 1200;

const brotli = promisify<Buffer, Buffer>(brotliCompress);
const gzipped = promisify<Buffer, { readonly level: number }, Buffer>(gzip);

const compressions = [
  { extension: 'br', compress: brotli },
  { extension: 'gz', compress: (content: Buffer) => gzipped(content, { level: 9 }) },
] as const;

/** Writes the portal's files compressed beside themselves, at the highest effort: a server then only hands them out. */
export function compressPlugin(): Plugin {
  return {
    name: 'portal-compress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (!TEXT.test(file.fileName) || content.length < WORTH) continue;
        for (const { extension, compress } of compressions)
          await writeFile(join(dir, `${file.fileName}.${extension}`), await compress(content));
      }
    },
  };
}
