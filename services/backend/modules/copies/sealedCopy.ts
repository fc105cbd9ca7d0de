import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import { copyText } from './copyText.ts';
import type { DueCopy } from './store.ts';

/** A copy as it is kept, and the size of the file that it is. */
interface Sealed {
  readonly sealed: Buffer;
  readonly bytes: number;
}

/** Counts what flows by. */
async function* counted(texts: AsyncIterable<string>, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const text of texts) {
    const bytes = Buffer.from(text);
    count(bytes.length);
    yield bytes;
  }
}

/**
 * Everything that is kept of a patient as a file, compressed and sealed. It is read and written part by part, so that however
 * much there is, no other request waits for all of it.
 *
 * @throws Error where the patient is gone
 */
export async function sealedCopy(portal: Portal, tenant: KnownTenant, copy: DueCopy): Promise<Sealed> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const texts = counted(copyText(portal, tenant, copy), (more) => {
    bytes += more;
  });
  await pipeline(
    Readable.from(texts),
    createGzip(),
    portal.copySeals.sealing(copy),
    async (sealed: AsyncIterable<Buffer>) => {
      for await (const chunk of sealed) chunks.push(chunk);
    },
  );
  return { sealed: Buffer.concat(chunks), bytes };
}
