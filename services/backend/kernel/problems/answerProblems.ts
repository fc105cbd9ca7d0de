import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemError } from './ProblemError.ts';
import { problemOf } from './problemOf.ts';
import type { MoneyState, Problem } from '#schemas/problem.ts';

/** Answers that were given without a look at what an attempt before this one may have done. */
const UNSEEN = new Set([401, 413, 429]);

/** What a problem of a purchase says of the patient's money, where the purchase itself did not say it. */
const moneyOf = ({ status, code, money }: Problem): MoneyState =>
  money ?? (status >= 500 || UNSEEN.has(status) || code === 'IdempotencyConflict' ? 'unknown' : 'not_charged');

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether money is spent here, so that a problem says what happened to it. */
    purchase?: boolean;
  }
}

/** Seconds after which it is worth trying again where the whole portal is away. */
const RETRY_AFTER = 10;

/** Answers every error with the one problem shape. Only what the server did not expect is logged. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError | ProblemError, request: FastifyRequest, reply: FastifyReply) => {
    const { problem } = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    if (problem.code === 'ServiceUnavailable') reply.header('retry-after', RETRY_AFTER);
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').code(problem.status);
    const { purchase } = request.routeOptions.config;
    return JSON.stringify(purchase ? { ...problem, money: moneyOf(problem) } : problem);
  });
}
