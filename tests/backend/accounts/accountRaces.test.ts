import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Session } from '#schemas/wire/session.ts';
import { accountLinks } from '#services/backend/kernel/database/tables/accountLinks.ts';
import { agreements } from '#services/backend/kernel/database/tables/agreements.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { linkToken } from '#services/backend/modules/accounts/linkToken.ts';
import { keepLink } from '#services/backend/modules/accounts/store.ts';
import { advance, type BackendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';
import { times } from '#tests/support/full.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';

const ROUNDS = times(3, 8);
const RIVALS = 20;
const rivals = Array.from({ length: RIVALS }, (_, index) => index);

const [backend, beside] = await pairedBackends();

const at = (rival: number) => (rival % 2 === 0 ? backend : beside);

const tally = (answers: readonly (number | string)[]) =>
  Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((all) => all === one).length]));

const outcome = ({ status, body }: { readonly status: number; readonly body: { readonly code?: string } }) =>
  body.code ?? status;

const logIn = (from: BackendFixture, email: string, password: string, remoteAddress = '10.2.0.1') =>
  from.call<Session & { readonly code?: string }>({
    method: 'POST',
    url: `/login/${backend.tenant.id}`,
    payload: { email, password },
    remoteAddress,
  });

const states = (from: BackendFixture, token: string) =>
  from.call({ method: 'GET', url: '/states', headers: { authorization: `Bearer ${token}` } });

const refresh = (from: BackendFixture, token: string) =>
  from.call<Session>({ method: 'POST', url: '/v2/session/refresh', headers: { cookie: `portal_refresh=${token}` } });

const ask = (from: BackendFixture, email: string) =>
  from.call<{ readonly code?: string }>({
    method: 'POST',
    url: `/reset/${backend.tenant.id}/password-reset-request`,
    payload: { email_address: email },
  });

const set = (from: BackendFixture, { id, org }: TestPatient, token: string, password: string) =>
  from.call<{ readonly code?: string }>({
    method: 'PUT',
    url: `/users/${org}/${id}/reset-password-token`,
    payload: {
      new_password: password,
      confirm_password: password,
      reset_token: token,
      user_id: id,
      organization: org,
    },
  });

/** The token of a new link, without its mail. */
async function tokenFor({ id }: TestPatient, purpose: 'password-reset' | 'login'): Promise<string> {
  const token = linkToken.create();
  const { database, clock } = backend.portal;
  await keepLink(database, { userId: id, purpose, token }, { subject: '', text: '' }, clock());
  return token;
}

const tokensIn = (mails: readonly { readonly text: string }[]) =>
  mails.flatMap(({ text }) => /request-password-reset\/\w+\/\w+\/([\w-]+)/.exec(text)?.[1] ?? []);

it('of accounts that are created with one address at the same time there is one', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = `rival${round}@example.com`;
    const answers = await Promise.all(
      rivals.map((rival) =>
        at(rival).call<Session & { readonly code?: string }>({
          method: 'POST',
          url: '/v2/users',
          payload: {
            first_name: `Rival ${rival}`,
            last_name: 'Test',
            email: rival % 3 === 0 ? email.toUpperCase() : email,
            password: `secret-${rival}`,
            terms: true,
          },
        }),
      ),
    );
    expect(tally(answers.map(outcome))).toEqual({ 201: 1, EmailAlreadyExists: RIVALS - 1 });
    const { db } = backend.portal.database;
    const [account, ...others] = await db.select().from(users).where(eq(users.email, email));
    expect(others).toEqual([]);
    expect(answers.find(({ status }) => status === 201)?.body.user).toMatchObject({
      _id: account?.id,
      first_name: account?.firstName,
    });
    expect(
      await db
        .select()
        .from(agreements)
        .where(eq(agreements.userId, account?.id ?? '')),
    ).toHaveLength(3);
    expect(await mailsTo(backend, email)).toHaveLength(1);
  }
});

describe('links', () => {
  it('that are spent at the same time set one password, and end one time', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const patient = await backend.patient();
      const token = await tokenFor(patient, 'password-reset');
      const answers = await Promise.all(rivals.map((rival) => set(at(rival), patient, token, `secret-${rival}`)));
      expect(tally(answers.map(outcome))).toEqual({ 204: 1, LinkInvalid: RIVALS - 1 });
      const winner = answers.findIndex(({ status }) => status === 204);
      for (const rival of [winner, (winner + 1) % RIVALS])
        expect((await logIn(backend, patient.email, `secret-${rival}`)).status).toBe(rival === winner ? 200 : 401);
      expect((await mailsTo(backend, patient.email)).map(({ subject }) => subject)).toContain(
        'Your password was changed',
      );
      expect(await mailsTo(backend, patient.email)).toHaveLength(2);
    }
  });

  it('to log in that are spent at the same time begin one session', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const patient = await backend.patient();
      const token = await tokenFor(patient, 'login');
      const answers = await Promise.all(
        rivals.map((rival) =>
          at(rival).call<{ readonly code?: string }>({
            method: 'POST',
            url: `/login/${patient.org}/token`,
            payload: { token },
          }),
        ),
      );
      expect(tally(answers.map(outcome))).toEqual({ 200: 1, LinkInvalid: RIVALS - 1 });
    }
  });

  it('that are asked for at the same time are mailed five times, and one of them serves', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const patient = await backend.patient();
      const answers = await Promise.all(rivals.map((rival) => ask(at(rival), patient.email)));
      expect(tally(answers.map(outcome))).toEqual({ 204: RIVALS });
      const tokens = tokensIn(await mailsTo(backend, patient.email));
      expect(new Set(tokens).size).toBe(5);
      const served: (number | string)[] = [];
      for (const token of tokens) served.push(outcome(await set(backend, patient, token, 'new-secret')));
      expect(tally(served)).toEqual({ 204: 1, LinkInvalid: 4 });
      const kept = await backend.portal.database.db
        .select()
        .from(accountLinks)
        .where(eq(accountLinks.userId, patient.id));
      expect(kept.map(({ sent }) => sent.length)).toEqual([5]);
    }
  });
});

describe('failed logins', () => {
  it('of two servers are counted together', async () => {
    for (let round = 0; round < ROUNDS / 2; round += 1) {
      const { email } = await backend.patient();
      const answers = await Promise.all(rivals.map((rival) => logIn(at(rival), email, 'wrong')));
      expect(tally(answers.map(outcome))).toEqual({ InvalidCredentials: 6, AccountLocked: RIVALS - 6 });
      for (const from of [backend, beside])
        expect(outcome(await logIn(from, email, 'Portal123'))).toBe('AccountLocked');
    }
  });

  it('are forgiven on both servers by a new password', async () => {
    const patient = await backend.patient();
    for (const address of ['10.2.0.2', '10.2.0.3'])
      for (const rival of rivals.slice(0, 7)) await logIn(at(rival), patient.email, 'wrong', address);
    const token = await tokenFor(patient, 'password-reset');
    expect((await set(beside, patient, token, 'new-secret')).status).toBe(204);
    for (const from of [backend, beside])
      for (const address of ['10.2.0.2', '10.2.0.3'])
        expect((await logIn(from, patient.email, 'new-secret', address)).status).toBe(200);
  });
});

describe('a session', () => {
  it('never outlives the password that it began with, however close the two come', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const patient = await backend.patient();
      const token = await tokenFor(patient, 'password-reset');
      const [changed, ...answers] = await Promise.all([
        set(backend, patient, token, 'new-secret'),
        ...rivals.map((rival) => logIn(at(rival), patient.email, 'Portal123', `10.3.0.${rival}`)),
      ]);
      expect(changed.status).toBe(204);
      for (const [rival, answer] of answers.entries()) {
        expect([200, 401]).toContain(answer.status);
        if (answer.status !== 200) continue;
        await expect.poll(async () => (await states(at(rival), answer.body.token)).status).toBe(401);
        expect((await refresh(at(rival), answer.cookies[0]?.value ?? '')).status).toBe(401);
      }
    }
  });

  it('that is ended everywhere is over on this server at once, and on the other when it hears of it', async () => {
    const { email } = await backend.patient();
    const phone = await logIn(backend, email, 'Portal123');
    const laptop = await logIn(beside, email, 'Portal123');
    for (const from of [backend, beside])
      for (const { body } of [phone, laptop]) expect((await states(from, body.token)).status).toBe(200);
    const out = await backend.call({
      method: 'POST',
      url: '/v2/session/logout-everywhere',
      headers: { authorization: `Bearer ${phone.body.token}` },
    });
    expect(out.status).toBe(204);
    for (const { body } of [phone, laptop]) expect((await states(backend, body.token)).status).toBe(401);
    for (const { cookies } of [phone, laptop])
      expect((await refresh(beside, cookies[0]?.value ?? '')).status).toBe(401);
    for (const { body } of [phone, laptop])
      await expect.poll(async () => (await states(beside, body.token)).status).toBe(401);
  });

  it('that many tabs renew together on two servers has one successor, and all of them go on', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { email } = await backend.patient();
      const { cookies } = await logIn(backend, email, 'Portal123');
      const token = cookies[0]?.value ?? '';
      const answers = await Promise.all(rivals.map((rival) => refresh(at(rival), token)));
      expect(tally(answers.map(({ status }) => status))).toEqual({ 200: RIVALS });
      for (const [rival, { body }] of answers.entries())
        expect((await states(at(rival + 1), body.token)).status).toBe(200);
      const given = answers.flatMap((answer) => answer.cookies.filter(({ name }) => name === 'portal_refresh'));
      const successors = [...new Set(given.map(({ value }) => value))];
      expect(successors).toHaveLength(1);
      const next = await refresh(beside, successors[0] ?? '');
      expect(next.status).toBe(200);
      for (const from of [backend, beside]) advance(from, 11);
      expect((await refresh(beside, token)).status).toBe(401);
      expect((await refresh(backend, next.cookies[0]?.value ?? '')).status).toBe(401);
    }
  });
});
