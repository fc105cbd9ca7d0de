// Decodes one HEIC picture, in a thread of its own that is ended when it takes too long.
import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

const { bytes, maxPixels } = workerData;

/** The first picture as RGBA, or why there is none. */
async function decoded() {
  const pictures = await decode.all({ buffer: bytes });
  const [picture] = pictures;
  if (picture === undefined) return { refused: 'damaged' };
  const { width, height } = picture;
  if (width * height > maxPixels) return { refused: 'large' };
  const { data } = await picture.decode();
  return { width, height, data };
}

const answer = await decoded().catch(() => ({ refused: 'damaged' }));
parentPort.postMessage(answer, answer.data ? [answer.data.buffer] : []);
