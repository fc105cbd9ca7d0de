import { expectTypeOf, it } from 'vitest';
import type { Medication } from '#schemas/wire/medication.ts';
import type { Policy } from '#schemas/wire/policy.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { User } from '#schemas/wire/user.ts';
import type { ApiClient } from '#services/api/client/ApiClient.ts';

const id: string = '5f9d';
const pathOf = <What extends string>(what: What) => `users/${id}/user/${id}/${what}` as const;
const untypedPathOf = (what: string) => `users/${id}/user/${id}/${what}`;

// Nothing of this runs: the compiler is what is asked.
const answers = (http: ApiClient) => ({
  user: http.get(`users/${id}/user/${id}/patient`).json(),
  listed: http.get(pathOf('subscriptions')).json(),
  queried: http.get(`${pathOf('patient')}?fresh`).json(),
  named: http.get(`organization/${id}/policy/privacy`).json(),
  canceled: http.post(`v2/subscriptions/${id}/cancel`, { json: { cancel_reason: 'cost' } }).json(),
  none: http.post('v2/session/logout-everywhere').json(),
});

const unknownCalls = (http: ApiClient) => [
  // @ts-expect-error There is no such path.
  http.get(`users/${id}/user/${id}/pateint`),
  // @ts-expect-error A path goes on behind this one.
  http.get(`users/${id}/user`),
  // @ts-expect-error None goes on behind this one.
  http.get(`users/${id}/user/${id}/patient/more`),
  // @ts-expect-error The path has no such method.
  http.post(`users/${id}/user/${id}/patient`),
  // @ts-expect-error One of the paths has no operation.
  http.get(pathOf(id.length > 2 ? 'patient' : 'patients')),
  // @ts-expect-error Any text may be a path, or none.
  http.get(untypedPathOf('patient')),
  // @ts-expect-error The sandbox is not for browsers of patients.
  http.get('sandbox/outbox'),
];

const misusedCalls = (http: ApiClient) => [
  // @ts-expect-error A reason is asked for.
  http.post(`v2/subscriptions/${id}/cancel`),
  // @ts-expect-error The reason has another name.
  http.post(`v2/subscriptions/${id}/cancel`, { json: { pause_reason: 'cost' } }),
  // @ts-expect-error Nothing is asked for.
  http.post('v2/session/logout-everywhere', { json: {} }),
  // @ts-expect-error The parameter has another name.
  http.get('v2/timeline', { searchParams: { after: id } }),
  // @ts-expect-error An invoice is looked up by its number.
  http.get(`subscriptions/${id}/invoice`, { searchParams: { type: 'lab' } }),
  // @ts-expect-error A parameter is asked for.
  http.get(`subscriptions/${id}/invoice`),
];

type Answers = { [Name in keyof ReturnType<typeof answers>]: Awaited<ReturnType<typeof answers>[Name]> };

it('answers with the type of the operation that a path means', () => {
  expectTypeOf<Answers['user']>().not.toBeAny();
  expectTypeOf<Answers['user']>().toExtend<User>();
  expectTypeOf<Answers['listed']>().toExtend<Subscription[]>();
  expectTypeOf<Answers['listed']>().not.toExtend<Medication[]>();
  expectTypeOf<Answers['queried']>().toEqualTypeOf<Answers['user']>();
  expectTypeOf<Answers['named']>().toEqualTypeOf<Policy>();
  expectTypeOf<Answers['canceled']>().toExtend<Subscription>();
  expectTypeOf<Answers['none']>().toEqualTypeOf<'the operation answers without JSON'>();
});

it('refuses what no operation is, and what an operation does not take', () => {
  // What is expected to be refused stands above, for the compiler.
  expectTypeOf(unknownCalls).toBeFunction();
  expectTypeOf(misusedCalls).toBeFunction();
});
