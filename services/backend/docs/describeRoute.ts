import { STATUS_CODES } from 'node:http';
import type { SwaggerTransform } from '@fastify/swagger';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { objectId } from '#schemas/objectId.ts';
import { idempotencyKeySchema } from '../kernel/once/attemptOf.ts';

/** The headers that every route reads, besides the one that carries the access token, and what else it says itself. */
const headersOf = ({ headers }: FastifySchema, { idempotencyKey }: FastifyContextConfig) => ({
  allOf: [
    ...(headers === undefined ? [] : [headers]),
    {
      type: 'object',
      required: idempotencyKey === 'required' ? ['Idempotency-Key'] : [],
      properties: {
        'X-Organization': {
          ...objectId,
          description: "The organization that is meant. If it is not the one of the host, the answer is 'NotFound'.",
        },
        ...(idempotencyKey && {
          'Idempotency-Key': {
            ...idempotencyKeySchema,
            description:
              'A key of the attempt. A call that is repeated with its key has no second effect and gets the same ' +
              "answer; another call with the key of an earlier one gets 'IdempotencyConflict'.",
          },
        }),
      },
    },
  ],
});

/** What a route answers when all is well, with the words of HTTP for each status. */
const answersOf = ({ response }: FastifySchema) =>
  Object.fromEntries(
    Object.entries(typeof response === 'object' && response !== null ? response : {}).map(
      ([status, schema]: [string, object]) => [status, { ...schema, 'x-response-description': STATUS_CODES[status] }],
    ),
  );

const problem = (description: string | undefined) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** The problems that follow from what a route takes, and any other. */
function problemsOf({ body, querystring }: FastifySchema, { access, idempotencyKey }: FastifyContextConfig) {
  const statuses = [
    ...(body !== undefined || querystring !== undefined || idempotencyKey ? [400] : []),
    ...(access === 'public' ? [] : [401]),
    404,
    ...(idempotencyKey ? [409] : []),
  ];
  return {
    ...Object.fromEntries(statuses.map((status) => [status, problem(STATUS_CODES[status])])),
    default: problem('Any other problem'),
  };
}

/** What the document says of a route, besides what stands in its schema: it follows from how the route is registered. */
export const describeRoute: SwaggerTransform = ({ url, route: { schema = {}, config = {} } }) => ({
  url,
  schema: {
    ...schema,
    security: config.access === 'public' ? [] : [{ accessToken: [] }],
    headers: headersOf(schema, config),
    response: { ...answersOf(schema), ...problemsOf(schema, config) },
  },
});
