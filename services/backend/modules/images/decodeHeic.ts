import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** Found through the package and not beside this file, which may have become part of a bundle. */
const workerPath = (): string =>
  createRequire(import.meta.url).resolve('#services/backend/modules/images/heicWorker.mjs');

/** After so many milliseconds a picture counts as damaged. */
const TIME = 20_000;

/** Megabytes of objects; the pixels are not among them. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** A picture as it was decoded: four bytes a pixel. */
export interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Why a picture was not decoded. */
export interface NotDecoded {
  readonly refused: 'large' | 'damaged';
}

/** Decodes a HEIC picture, upright, in a thread of its own. The library that decodes the others knows no HEVC. */
export function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<Decoded | NotDecoded> {
  return new Promise((done) => {
    // The decoder writes to the console what it does not understand.
    const quiet = { stdout: true, stderr: true };
    const worker = new Worker(workerPath(), { workerData: { bytes, maxPixels }, resourceLimits: LIMITS, ...quiet });
    const end = (result: Decoded | NotDecoded) => {
      clearTimeout(timer);
      done(result);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ refused: 'damaged' }), TIME);
    worker.once('message', end);
    worker.once('error', () => end({ refused: 'damaged' }));
    worker.once('exit', () => end({ refused: 'damaged' }));
  });
}
