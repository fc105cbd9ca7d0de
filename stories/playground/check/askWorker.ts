import type { CheckRequest } from './CheckMessage.ts';

interface Answering<Reply> {
  readonly onReply: (reply: Reply) => void;
  /** The worker could not be loaded, or has failed at the request. */
  readonly onStop: (why: string) => void;
}

/** Asks a worker something. @returns ends it */
export function askWorker<Reply>(worker: Worker, request: CheckRequest, answering: Answering<Reply>): () => void {
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => answering.onReply(data));
  worker.addEventListener('error', ({ message }) => {
    worker.terminate();
    // What cannot be loaded says nothing.
    answering.onStop(message || 'its code could not be loaded');
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no target origin
  worker.postMessage(request);
  return () => worker.terminate();
}
