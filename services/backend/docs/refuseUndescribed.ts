import type { RouteOptions } from 'fastify';

const hasSuccess = (response: unknown): boolean =>
  typeof response === 'object' && response !== null && Object.keys(response).some((status) => status.startsWith('2'));

/**
 * Refuses a route of the API that the OpenAPI document could not describe.
 *
 * @returns a hook to be called with every route
 */
export function refuseUndescribed(): (route: RouteOptions) => void {
  const known = new Set<string>();
  return ({ method, url, schema: { hide, operationId, summary, response } = {} }) => {
    if (hide || method === 'HEAD') return;
    const refuse = (why: string) => new Error(`${String(method)} ${url} ${why}`);
    if (operationId === undefined) throw refuse('needs an operationId in its schema');
    if (known.has(operationId)) throw refuse(`has the operationId of another route, ${operationId}`);
    if (summary === undefined) throw refuse('needs a summary in its schema');
    if (!hasSuccess(response)) throw refuse('needs the schema of an answer of 2xx in its schema');
    known.add(operationId);
  };
}
