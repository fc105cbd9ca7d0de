import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { refuseUndescribed } from '#services/backend/docs/refuseUndescribed.ts';
import { shareSchemas } from '#services/backend/docs/shareSchemas.ts';
import { attemptOf } from '#services/backend/kernel/once/attemptOf.ts';

const described = { operationId: 'readThing', summary: 'Read a thing', response: { 200: { type: 'object' } } };

describe('a route of the API', () => {
  it.each([
    ['without an operationId', { operationId: undefined }, 'GET /thing needs an operationId'],
    ['without a summary', { summary: undefined }, 'GET /thing needs a summary'],
    ['without an answer', { response: undefined }, 'GET /thing needs the schema of an answer'],
    ['with the answer to a fault alone', { response: { 404: {} } }, 'GET /thing needs the schema of an answer'],
    ['with the name of another', {}, 'GET /thing has the operationId of another route, readThing'],
  ])('%s is refused at start', (_, lacking, message) => {
    const app = fastify();
    app.addHook('onRoute', refuseUndescribed());
    app.get('/other', { schema: described }, async () => ({}));
    const schema = Object.fromEntries(
      Object.entries({ ...described, operationId: 'readOther', ...lacking }).filter(([, value]) => value !== undefined),
    );
    const named = Object.keys(lacking).length === 0 ? described : schema;
    expect(() => app.get('/thing', { schema: named }, async () => ({}))).toThrow(message);
  });

  it('knows no attempt where it does not say that it takes a key', async () => {
    const app = fastify();
    app.get('/silent', (request) => attemptOf(request).key);
    app.get('/open', { config: { idempotencyKey: 'optional' } }, (request) => attemptOf(request).key);
    const key = 'attempt-1';
    const headers = { 'idempotency-key': key };
    expect((await app.inject({ url: '/open', headers })).body).toBe(key);
    expect((await app.inject({ url: '/silent', headers })).json()).toMatchObject({
      message: 'GET /silent needs idempotencyKey in its config',
    });
  });
});

describe('schemas with one title', () => {
  const shape = { title: 'Thing', type: 'object', properties: { name: { type: 'string' } } };

  it('are shared where they are alike', () => {
    const schemas = new Map();
    const reference = { $ref: '#/components/schemas/Thing' };
    expect(shareSchemas({ one: shape, more: [{ ...shape }] }, schemas)).toEqual({ one: reference, more: [reference] });
    expect([...schemas]).toEqual([['Thing', shape]]);
  });

  it('are refused where they differ', () => {
    expect(() => shareSchemas([shape, { ...shape, minProperties: 1 }], new Map())).toThrow(
      'two different schemas have the title Thing',
    );
  });
});
