import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemError } from '../problems/ProblemError.ts';

/** How much of a body is still taken in, unread, before the connection is closed: bytes and milliseconds. */
const MOST = 16 * 1024 * 1024;
const LONGEST = 10_000;

/** Whether a body was received to its end, so that its connection can serve the next request. */
export const isReceived = (body: IncomingMessage): boolean => body.complete || body.readableEnded;

/** Lets the rest of a body pass by, up to a limit. */
function passBy(body: IncomingMessage): Promise<void> {
  if (isReceived(body) || body.destroyed) return Promise.resolve();
  return new Promise((done) => {
    let passed = 0;
    const end = () => {
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(end, LONGEST);
    body.on('data', (chunk: Buffer) => {
      passed += chunk.length;
      if (passed > MOST) end();
    });
    for (const event of ['end', 'error', 'close']) body.once(event, end);
    // Whoever was reading it may have stopped, and would hold it up.
    body.unpipe();
    body.resume();
  });
}

async function* answerFirst(text: string, body: IncomingMessage): AsyncGenerator<string> {
  yield text;
  await passBy(body);
}

/**
 * Answers a problem to a client that is still sending. It gets the answer at once, and the connection is closed a little
 * later: closed at once, it would be reset, and many clients never look at an answer that came before.
 */
export function answerWhileSending(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { problem }: ProblemError,
): FastifyReply {
  const text = JSON.stringify(problem);
  return reply
    .code(problem.status)
    .headers({
      connection: 'close',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    })
    .send(Readable.from(answerFirst(text, raw)));
}
