import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, describe, expect, it } from 'vitest';
import { builtPortal } from '#tests/support/backend/builtPortal.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { typesOfApi } from '#tests/support/backend/typesOfApi.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name?: string; readonly $ref?: string }[];
  readonly responses: { readonly [status: string]: object };
}

interface Document {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [name: string]: object } };
}

const TYPES = resolve(import.meta.dirname, '../../../services/api/client/ApiTypes.ts');

// A portal that is built, so that its pages are served beside the API.
const { directory, remove } = builtPortal({ 'version.json': '{}' });
const backend = await backendFixture({ settings: { app: directory } });
afterAll(async () => {
  await backend.close();
  remove();
});

const read = async (headers: { readonly [name: string]: string } = {}) =>
  backend.app.inject({ method: 'GET', url: '/docs', headers });
const text = (await read()).body;
const document: Document = JSON.parse(text);
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operation = (id: string) => operations.find(({ operationId }) => operationId === id);
const parametersOf = (id: string) =>
  operation(id)?.parameters.map(({ name, $ref = '' }) => name ?? $ref.replace('#/components/parameters/', ''));

/** Every schema of an object with fields, wherever it stands. */
function shapesIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'type' in part && 'properties' in part ? [JSON.stringify(part)] : [];
  return [...own, ...Object.values(part).flatMap(shapesIn)];
}

describe('the OpenAPI document', () => {
  it("passes Redocly's recommended rules", async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // Nobody is licensed to use the API; its paths are those of its specification.
      rules: { 'info-license': 'off', 'no-ambiguous-paths': 'off' },
    });
    const found = await lintFromString({ source: text, config });
    expect(found.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`)).toEqual([]);
  });

  it('describes the API and no page', () => {
    expect(operations.length).toBeGreaterThan(90);
    expect(Object.keys(document.paths)).not.toContain('/');
    expect(Object.keys(document.paths).filter((path) => /docs|json|html/.test(path))).toEqual([]);
  });

  it('names and groups each operation, and says how it fails', () => {
    const tags = document.tags.map(({ name }) => name);
    for (const { operationId, tags: own, responses } of operations) {
      expect(operationId).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
      expect(tags).toEqual(expect.arrayContaining([...own]));
      expect(own).toHaveLength(1);
      expect(responses['default']).toEqual({ $ref: '#/components/responses/Problem' });
    }
  });

  it('says who may call', () => {
    expect(operation('login')?.security).toEqual([]);
    expect(operation('readUser')?.security).toEqual([{ accessToken: [] }]);
    expect(Object.keys(operation('readUser')?.responses ?? {})).toContain('401');
  });

  it('names the parameters and headers that a route reads', () => {
    expect(parametersOf('readUser')).toEqual(['org', 'userId', 'Organization']);
    expect(parametersOf('saveResponse')).toEqual(['intakeId', 'responseId', 'Organization', 'OptionalIdempotencyKey']);
    expect(parametersOf('createBooking')).toEqual(['Organization', 'RequiredIdempotencyKey']);
    expect(parametersOf('receivePaymentEvent')).toEqual(['stripe-signature', 'Organization']);
  });

  it('writes no shape twice', () => {
    const shapes = shapesIn(document);
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  it('has the types that calls in browsers are checked by', async () => {
    await expect(await typesOfApi(text)).toMatchFileSnapshot(TYPES);
  });

  it('is answered compressed, and not again where it is known', async () => {
    const { headers, rawPayload } = await read({ 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'application/json; charset=utf-8' });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(text);
    expect((await read({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });
});

describe('the wire', () => {
  const modules = import.meta.glob<{ readonly [name: string]: unknown }>('#schemas/wire/*.ts', { eager: true });

  it('gives every schema a title of its own, under which the document shares it', () => {
    const schemas = new Map(
      Object.values(modules)
        .flatMap((module) => Object.entries(module))
        .filter(([name]) => /(?<!Query)Schema$/.test(name)),
    );
    const titles = [...schemas].map(([name, schema]) => ({ name, title: Reflect.get(Object(schema), 'title') }));
    expect(titles.filter(({ title }) => typeof title !== 'string')).toEqual([]);
    expect(new Set(titles.map(({ title }) => title)).size).toBe(schemas.size);
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['User', 'Intake', 'ObjectId']));
  });
});
