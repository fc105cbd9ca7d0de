import type { FastifyServerOptions } from 'fastify';
import { unavailabilityIn } from '../database/DatabaseUnavailableError.ts';
import { sqlStateOf } from '../database/sqlStateOf.ts';
import { logLines } from './logLines.ts';

/** The frames of a stack without its first lines: messages of database errors hold queries and their values. */
const framesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Structured logs that hold no bodies, no query strings, no texts of errors and so no health data. */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> =>
  level === 'silent'
    ? false
    : {
        level,
        stream: logLines(),
        serializers: {
          err: (error: Error) => {
            const away = unavailabilityIn(error);
            return {
              type: error.name,
              // Its own words, which hold nothing of what was asked.
              message: away?.message ?? '',
              code: away?.code ?? sqlStateOf(error) ?? '',
              stack: framesOf(error.stack),
            };
          },
          req: ({ method }: { method: string }) => ({ method }),
        },
      };
