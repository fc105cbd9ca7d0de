import swagger from '@fastify/swagger';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { common, describeOperation, type Operation } from './describeOperation.ts';
import { shareSchemas, type Part } from './shareSchemas.ts';

/** A group of operations. */
interface Tag {
  readonly name: string;
  readonly description: string;
}

/** Makes the OpenAPI document of all routes with a tag that are registered after this. */
export async function describeApi(app: FastifyInstance, tags: readonly Tag[]): Promise<void> {
  const configs = new Map<unknown, FastifyContextConfig>();
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Patient portal',
        version: '1',
        description:
          'The organization is the one of the host. A session begins with `login`; its access token is sent with ' +
          'each call and renewed by `refreshSession`. Whatever fails is answered with a `Problem`.',
      },
      servers: [{ url: '/' }],
      tags: tags.map(({ name, description }) => ({ name, description })),
      components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform({ url, route: { schema = {}, config = {} } }) {
      configs.set(schema.operationId, config);
      return { url, schema };
    },
    transformObject(made) {
      if (!('openapiObject' in made)) return made.swaggerObject;
      const { openapiObject } = made;
      const schemas = new Map<string, Part>();
      const described = Object.entries(openapiObject.paths ?? {}).map(
        ([path, operations]: [string, object | undefined]) => [
          path,
          Object.fromEntries(
            Object.entries(operations ?? {}).map(([method, operation]: [string, Operation]) => [
              method,
              describeOperation(operation, configs.get(operation.operationId) ?? {}),
            ]),
          ),
        ],
      );
      const paths = shareSchemas(Object.fromEntries(described), schemas);
      const shared = shareSchemas(common, schemas);
      const components = Object.assign({}, openapiObject.components, shared, { schemas: Object.fromEntries(schemas) });
      return Object.assign(openapiObject, { paths, components });
    },
  });
}
