import type { CheckRequest } from './CheckMessage.ts';

/** Asks a worker something. */
export function askWorker(worker: Worker, request: CheckRequest): void {
  // A worker has no origin to name: it is of this page.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(request);
}
