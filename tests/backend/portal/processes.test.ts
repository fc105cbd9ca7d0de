import { afterAll, beforeAll, expect, it } from 'vitest';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import type { Problem } from '#schemas/problem.ts';
import type { UserImages } from '#schemas/wire/image.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { Message } from '#schemas/wire/messages/message.ts';
import type { Session } from '#schemas/wire/session.ts';
import { exampleAnswer } from '#services/backend/demo/exampleAnswer.ts';
import { templateIdOf } from '#services/backend/modules/templates/store.ts';
import { socketOf } from '#tests/support/backend/socketsOf.ts';
import type { Caller } from '#tests/support/portal/beginSession.ts';
import { sendPhotos } from '#tests/support/portal/sendPhotos.ts';
import { realInstallation } from '#tests/support/portal/realInstallation.ts';
import { completeProfile, signUpByCall } from '#tests/support/portal/signUpByCall.ts';

// All that goes through the proxy is answered by both servers in turn. `npm run test:faults` has more of them, and races
// what costs money.
const LOGINS = 12;
const RIVALS = 8;

let portal: Awaited<ReturnType<typeof realInstallation>>;
let patient: Caller;
beforeAll(async () => {
  portal = await realInstallation(2, { PORTAL_LOGIN_RATE_LIMIT: String(LOGINS) });
  patient = await signUpByCall(portal.url, completeProfile);
});
afterAll(() => portal.close());

const send = async (method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(portal.url + path, {
    method,
    headers: {
      'x-organization': patient.organization,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Every login of the tests: whether it was let through. */
const logins: boolean[] = [];

async function login(email: string, password: string) {
  const response = await send('POST', `/login/${patient.organization}`, { email, password });
  const body: Session & Problem = await response.json();
  logins.push(body.code !== 'TooManyRequests');
  const [cookie = ''] = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { status: response.status, body, cookie };
}

const times = <Result>(count: number, run: (at: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => run(at)));

const readPatient = (token: string) =>
  send('GET', `/users/${patient.organization}/user/${patient.userId}/patient`, undefined, {
    authorization: `Bearer ${token}`,
  });

it('who signs in at one server is signed in at both, until one of them hears the logout', async () => {
  const { body, cookie } = await login(patient.email, 'Portal123');
  const before = portal.answered();
  expect((await times(4, () => readPatient(body.token))).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(portal.answered().map((count, at) => count - (before[at] ?? 0))).toEqual([2, 2]);
  let renewing = cookie;
  for (let time = 0; time < 3; time += 1) {
    const renewed = await send('POST', '/v2/session/refresh', undefined, { cookie: renewing });
    expect(renewed.status).toBe(200);
    renewing = renewed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
  expect((await send('POST', '/v2/session/logout', undefined, { cookie: renewing })).status).toBe(204);
  const statuses = async () => (await times(4, () => readPatient(body.token))).map(({ status }) => status);
  await expect.poll(statuses, { timeout: 20_000 }).toEqual([401, 401, 401, 401]);
});

/** Whom a mail of their sign-up has reached; of a login they may have been told, too. */
const welcomed = () =>
  portal.mails.filter(({ head }) => head.get('subject')?.startsWith('Welcome')).flatMap(({ recipients }) => recipients);

it('a mail that is due is sent once', async () => {
  const signedUp = await times(RIVALS, () => signUpByCall(portal.url));
  const expected = [patient, ...signedUp].map(({ email }) => email).toSorted();
  await expect.poll(() => welcomed().toSorted(), { timeout: 20_000 }).toEqual(expected);
});

it('a photo that one server has taken in is shown by both', async () => {
  await sendPhotos(portal.url, patient);
  const { organization, userId } = patient;
  const { id_url: url } = await patient.call<UserImages>('GET', `/users/${organization}/user/${userId}/images`);
  const shown = await times(4, () => send('GET', url ?? ''));
  expect(shown.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(portal.photos.size).toBe(2);
});

it('a visit is begun once and an answer stored once, however many ask for it at the same time', async () => {
  const { organization, userId, headers } = patient;
  const begin = { templateId: templateIdOf(organization, 'follow-up-check-in'), userId };
  const begun = await times(RIVALS, () => send('POST', '/v2/intakes', begin, headers));
  expect(begun.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(begun.filter(({ status }) => status === 200)).toHaveLength(RIVALS - 1);
  const visits: readonly Intake[] = await Promise.all(begun.map((response) => response.json()));
  expect(new Set(visits.map(({ _id }) => _id)).size).toBe(1);
  const [visit] = visits;
  if (!visit) throw new Error('no visit was begun');
  const steps = Object.values(stepSetOf(visit.intake_template.definition).sections).flat();
  const response = visit.intake_responses?.find(({ _id }) => _id === visit.status.incomplete.intake_responses[0]);
  const step = steps.find(({ id }) => id === response?.step);
  if (!response || !step) throw new Error('the visit asks nothing');
  const path = `/v2/intakes/${visit._id}/responses/${response._id}`;
  const answer = { value: exampleAnswer(fieldsOf(step)), revision: 0 };
  const key = { ...headers, 'idempotency-key': 'one-attempt-of-many' };
  const saved = await times(RIVALS, () => send('PUT', path, answer, key));
  expect(saved.map(({ status }) => status)).toEqual(Array.from({ length: RIVALS }, () => 200));
  expect(new Set(await Promise.all(saved.map((reply) => reply.text()))).size).toBe(1);
});

it('what a patient sends by either server is heard at both, once and in its order, and both say who is there', async () => {
  const { organization, userId, headers } = patient;
  const { _id: id } = await patient.call<Conversation>('GET', '/v2/conversations/patient');
  const path = `/conversations/${organization}/patient/${userId}/conversation/${id}`;
  const conversation = `private-conversation-${id}`;
  const presence = `presence-channel-${organization}`;
  const pages = portal.urls().map((url) =>
    socketOf(
      {
        send: async (method, at, payload) => {
          const response = await send(method, at, payload, headers);
          return { status: response.status, body: await response.json() };
        },
      },
      { key: 'portal' },
      Number(new URL(url).port),
    ),
  );
  for (const page of pages) {
    page.signIn();
    expect(await page.subscribe(conversation)).toBe('subscribed');
    expect(await page.subscribe(presence)).toBe('subscribed');
  }
  const [first, second] = pages;
  const came = () => first?.heard.filter(({ event }) => event === 'pusher:member_added').length;
  await expect.poll(came).toBe(1);
  const before = portal.answered();
  const sent: string[] = [];
  for (let count = 0; count < 50; count += 1) {
    const message = { message: `Message ${count}`, attachments: [] };
    const response = await send('PUT', path, message, { ...headers, 'idempotency-key': `two-servers-${count}` });
    const { _id: messageId }: Message = await response.json();
    sent.push(messageId);
  }
  for (const [at, count] of portal.answered().entries()) expect(count - (before[at] ?? 0)).toBe(25);
  for (const page of pages)
    await expect
      .poll(() => page.heard.filter(({ event }) => event === 'message').map(({ data }) => data))
      .toEqual(sent.map((message_id) => ({ conversation_id: id, message_id })));
  second?.close();
  await expect.poll(() => first?.heard.at(-1)?.event).toBe('pusher:member_removed');
  first?.close();
});

it('both count logins together, and lock an account together', async () => {
  const { email } = await signUpByCall(portal.url);
  const guesses: string[] = [];
  for (let guess = 0; guess < 8; guess += 1) guesses.push((await login(email, `Guess${guess}!`)).body.code);
  expect(guesses).toEqual([
    ...Array.from({ length: 6 }, () => 'InvalidCredentials'),
    ...Array.from({ length: 2 }, () => 'AccountLocked'),
  ]);
  await times(2 * LOGINS, (at) => login(`nobody${at}@example.com`, 'Portal123'));
  expect(logins.filter(Boolean)).toHaveLength(LOGINS);
});
