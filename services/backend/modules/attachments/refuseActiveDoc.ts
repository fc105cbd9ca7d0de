import { activeDocument } from './activeDocument.ts';

/** Names of the streams of an old document that hold macros or files, as such a document writes them. */
const inUtf16 = (name: string) => Buffer.from(name, 'utf16le');
const ACTIVE_STREAMS = ['_VBA_PROJECT', 'Macros', 'Ole10Native'].map(inUtf16);

/**
 * Refuses an old Word document with macros or files in it.
 *
 * @throws ProblemError InvalidFile
 */
export function refuseActiveDoc(bytes: Buffer): void {
  if (ACTIVE_STREAMS.some((stream) => bytes.includes(stream))) throw activeDocument();
}
