import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import type { FastifyInstance, RouteOptions } from 'fastify';

interface Documented {
  readonly paths: {
    readonly [path: string]: {
      readonly [method: string]: { readonly responses?: { readonly [status: string]: { readonly content?: object } } };
    };
  };
}

const pointer = (...parts: readonly string[]) =>
  parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

type Check = (method: string, url: string, status: number, body: unknown) => void;

/** Checks by the routes of the backend that published the document: most backends of a worker have the same. */
const made = new Map<string, Check>();

/**
 * Checks answers against the OpenAPI document that the backend itself publishes.
 *
 * @param routes what it serves; the schemas of a route never change, so that backends with the same routes publish the same
 */
export function backendContract(app: FastifyInstance, routes: readonly RouteOptions[]): Check {
  const key = routes.map(({ method, url }) => `${String(method)} ${url}`).join('\n');
  const check = made.get(key) ?? checkAgainst(JSON.parse(JSON.stringify(app.swagger())));
  made.set(key, check);
  return check;
}

function checkAgainst(document: Documented): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ $id: 'openapi', ...document });
  const compiled = new Map<string, ValidateFunction>();
  const patterns = Object.keys(document.paths).map(
    (path) => [path, new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)] as const,
  );
  const problem = ajv.compile({ $ref: 'openapi#/components/schemas/Problem' });

  return function check(method, url, status, body) {
    if (status >= 400) {
      if (!problem(body))
        throw new Error(`${method} ${url} answers ${status} without a problem: ${JSON.stringify(body)}`);
      return;
    }
    const path = patterns.find(([, pattern]) => pattern.test(url.split('?')[0] ?? ''))?.[0];
    const operation = path === undefined ? undefined : document.paths[path]?.[method.toLowerCase()];
    if (path === undefined || !operation?.responses?.[status]?.content) return;
    const ref = `openapi#/${pointer('paths', path, method.toLowerCase(), 'responses', String(status), 'content', 'application/json', 'schema')}`;
    const validate = compiled.get(ref) ?? ajv.compile({ $ref: ref });
    compiled.set(ref, validate);
    if (!validate(body)) throw new Error(`${method} ${url} breaks its contract: ${ajv.errorsText(validate.errors)}`);
  };
}
