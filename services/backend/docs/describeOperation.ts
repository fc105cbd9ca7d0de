import { STATUS_CODES } from 'node:http';
import type { FastifyContextConfig } from 'fastify';
import { objectId } from '#schemas/objectId.ts';
import { problemSchema } from '#schemas/problem.ts';
import { idempotencyKeySchema } from '../kernel/once/attemptOf.ts';

/** An operation as it follows from a route's schema alone. */
export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string }[];
  readonly requestBody?: object;
  readonly responses: { readonly [status: string]: object };
}

const idempotencyKey = (required: boolean) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  description:
    'A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another ' +
    "call with the key of an earlier one gets 'IdempotencyConflict'.",
  schema: idempotencyKeySchema,
});

const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: problemSchema } },
});

/** What operations have in common, for the components of the document. */
export const common = {
  parameters: {
    Organization: {
      name: 'X-Organization',
      in: 'header',
      required: false,
      description: "The organization that is meant. If it is not the one of the host, the answer is 'NotFound'.",
      schema: objectId,
    },
    OptionalIdempotencyKey: idempotencyKey(false),
    RequiredIdempotencyKey: idempotencyKey(true),
  },
  responses: {
    InvalidRequest: problem('What was sent has the wrong form.'),
    Unauthorized: problem('No access token was sent that is still good.'),
    NotFound: problem('There is no such thing, or none that the caller may know of.'),
    Conflict: problem('The key of the attempt was used for another call, or something else was stored meanwhile.'),
    Problem: problem('Any other problem.'),
  },
};

const parameter = (name: keyof typeof common.parameters) => ({ $ref: `#/components/parameters/${name}` });
const response = (name: keyof typeof common.responses) => ({ $ref: `#/components/responses/${name}` });

/** Completes an operation by what follows from the config of its route: who may call, headers, and problems. */
export function describeOperation(operation: Operation, { access, idempotencyKey: key }: FastifyContextConfig) {
  const { parameters = [], requestBody, responses } = operation;
  const isPublic = access === 'public';
  const takesInput = requestBody !== undefined || key || parameters.some(({ in: place }) => place === 'query');
  return {
    ...operation,
    security: isPublic ? [] : [{ accessToken: [] }],
    parameters: [
      ...parameters,
      parameter('Organization'),
      ...(key ? [parameter(key === 'required' ? 'RequiredIdempotencyKey' : 'OptionalIdempotencyKey')] : []),
    ],
    responses: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, answer]) => [status, { ...answer, description: STATUS_CODES[status] }]),
      ),
      ...(takesInput && { 400: response('InvalidRequest') }),
      ...(!isPublic && { 401: response('Unauthorized') }),
      404: response('NotFound'),
      ...(key && { 409: response('Conflict') }),
      default: response('Problem'),
    },
  };
}
