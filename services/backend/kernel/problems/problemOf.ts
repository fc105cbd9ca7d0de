import type { FastifyError } from 'fastify';
import { unavailabilityIn } from '../database/DatabaseUnavailableError.ts';
import { sqlStateOf } from '../database/sqlStateOf.ts';
import { AnswerableError, ProblemError } from './ProblemError.ts';
import { problems } from './problems.ts';
import { refusedFields } from './refusedFields.ts';

function refused({ validation = [], validationContext }: FastifyError): ProblemError {
  if (validationContext === 'params') return problems.notFound('an id in the address has the wrong form');
  const text = `the ${validationContext ?? 'request'} does not match its schema`;
  return problems.invalidRequest(text, refusedFields(validation));
}

/** Whatever was thrown, as the problem that the client is told. Nothing of an unexpected error is passed on. */
export function problemOf(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof AnswerableError) return error.answer();
  if (unavailabilityIn(error)) return problems.serviceUnavailable('the database is not available; the log says why');
  if (error.validation) return refused(error);
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return problems.payloadTooLarge();
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problems.unsupportedMediaType();
    case 'FST_ERR_BAD_URL':
      return problems.notFound('the address is malformed');
  }
  if (error.statusCode === 429) return problems.tooManyRequests();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return problems.invalidRequest('the request could not be read');
  // Class 22: a value that the database cannot hold, such as a number out of range.
  if (sqlStateOf(error)?.startsWith('22')) return problems.invalidRequest('a value is out of range');
  return problems.serverError();
}
