import type { CheckRequest } from './CheckMessage.ts';

interface Answering<Reply> {
  readonly onReply: (reply: Reply) => void;
  /** Called when the worker's code could not be loaded, or the worker has failed. */
  readonly onStop: (why: string) => void;
}

/**
 * Sends a request to a worker.
 *
 * @returns terminates the worker
 */
export function askWorker<Reply>(worker: Worker, request: CheckRequest, answering: Answering<Reply>): () => void {
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => answering.onReply(data));
  worker.addEventListener('error', ({ message }) => {
    worker.terminate();
    // If the code cannot be loaded, the event has no message.
    answering.onStop(message || 'its code could not be loaded');
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no target origin
  worker.postMessage(request);
  return () => worker.terminate();
}
