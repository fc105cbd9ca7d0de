import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { problemSchema } from '#schemas/problem.ts';
import { describeRoute } from './describeRoute.ts';
import { shareSchemas, type Part } from './shareSchemas.ts';

/** A group of operations. */
interface Tag {
  readonly name: string;
  readonly description: string;
}

/** Makes the OpenAPI document of all routes with a tag that are registered after this. */
export async function describeApi(app: FastifyInstance, tags: readonly Tag[]): Promise<void> {
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
      components: {
        securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: describeRoute,
    transformObject(made) {
      if (!('openapiObject' in made)) return made.swaggerObject;
      const { openapiObject } = made;
      const schemas = new Map<string, Part>();
      shareSchemas(problemSchema, schemas);
      const paths = shareSchemas(openapiObject.paths, schemas);
      const components = { ...openapiObject.components, schemas: Object.fromEntries(schemas) };
      return Object.assign(openapiObject, { paths, components });
    },
  });
}
