import { Writable } from 'node:stream';
import fastify from 'fastify';
import { answerProblems } from '#services/backend/kernel/problems/answerProblems.ts';
import { loggerOptions } from '#services/backend/kernel/http/loggerOptions.ts';

/** A server whose logs, down to the last detail, are kept in `log`. */
export function loggingServer() {
  const kept = { log: '' };
  const stream = new Writable({
    write(chunk, _encoding, done) {
      kept.log += String(chunk);
      done();
    },
  });
  const options = loggerOptions('trace');
  // Process ids and moments could hold the digits that are looked for.
  const logger = { ...(typeof options === 'object' ? options : {}), stream, base: null, timestamp: false };
  const app = fastify({ logger });
  answerProblems(app);
  return { app, kept };
}
