import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Session } from '#schemas/wire/session.ts';
import type { User } from '#schemas/wire/user.ts';
import type { Mail } from '#services/backend/adapters/mail/Mail.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { EmailVerification } from '#services/backend/modules/access/EmailVerification.ts';
import { issueLink } from '#services/backend/modules/accounts/issueLink.ts';
import { SECRET } from '#services/backend/kernel/outbox/secretIn.ts';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { mailedLink } from '#tests/support/backend/mailsTo.ts';

const sent: Mail[] = [];
const backend = await backendFixture({
  mailer: {
    async send(mail) {
      sent.push(mail);
    },
  },
});
afterAll(() => backend.close());
const { database } = backend.portal;

let count = 0;
let email: string;
let user: User;
let token: string;
beforeEach(async () => {
  email = `verify${(count += 1)}@example.com`;
  const payload = { first_name: 'Mary', last_name: 'Smith', email, password: 'secret-1', terms: true };
  ({
    body: { user, token },
  } = await backend.call<Session>({ method: 'POST', url: '/v2/users', payload }));
  await doJobs(backend, 'mail');
  sent.length = 0;
});

const url = (id = user._id) => `/v2/users/${backend.tenant.id}/${id}/email-verification`;
const linkToken = async () => (await mailedLink(backend, email)).pathname.split('/').at(-1) ?? '';
const verify = (given: string, id?: string, host = 'localhost') =>
  backend.call<Problem>({ method: 'POST', url: url(id), payload: { token: given }, headers: { host } });
const headers = () => ({ authorization: `Bearer ${token}` });
const isVerified = async () => {
  const read = `/users/${backend.tenant.id}/user/${user._id}/patient`;
  return (await backend.call<User>({ method: 'GET', url: read, headers: headers() })).body.email_verified;
};
const askAgain = () => backend.call<Problem>({ method: 'POST', url: `${url()}-request`, headers: headers() });

/** Writes a receipt to the patient. */
const writeReceipt = () =>
  database.db.insert(outbox).values({
    id: `receipt-${email}`,
    organization: backend.tenant.id,
    userId: user._id,
    channel: 'mail',
    recipient: email,
    subject: 'Receipt',
    text: 'Thank you.',
    createdAt: backend.time.now,
  });
const receipts = async () => {
  await doJobs(backend, 'mail');
  return sent.filter((mail) => mail.recipient === email).map(({ subject }) => subject);
};

describe('the link that is mailed on signing up', () => {
  it('verifies the address, once and for good', async () => {
    expect([user.email_verified, await isVerified()]).toEqual([false, false]);
    const link = await linkToken();
    expect((await verify(link)).status).toBe(204);
    expect(await isVerified()).toBe(true);
    const at = backend.time.now;
    advance(backend, 60);
    expect((await verify(link)).status).toBe(204);
    const [row] = await database.db.select().from(users).where(eq(users.id, user._id));
    expect(row?.emailVerifiedAt).toEqual(at);
  });

  it('leads to a page of the portal, and logs nobody in', async () => {
    const { origin, pathname } = await mailedLink(backend, email);
    expect([origin, pathname]).toEqual(['http://localhost:4000', `/verify-email/${user._id}/${await linkToken()}`]);
    const login = await backend.call<Problem>({
      method: 'POST',
      url: `/login/${backend.tenant.id}/token`,
      payload: { token: await linkToken() },
    });
    expect(login).toMatchObject({ status: 422, body: { code: 'LinkInvalid' } });
  });

  it.each(['', 'x', 'a'.repeat(43), '../..', 'é'])('is not replaced by %j', async (given) => {
    const { status, body } = await verify(given);
    expect([400, 422]).toContain(status);
    expect(body.code).toBe(status === 422 ? 'LinkInvalid' : 'InvalidRequest');
    expect(await isVerified()).toBe(false);
  });

  it('is of one account, one organization and one address', async () => {
    const link = await linkToken();
    const other = await backend.patient();
    expect((await verify(link, other.id)).status).toBe(422);
    expect((await verify(link, '0'.repeat(24))).status).toBe(422);
    expect((await verify(link, undefined, 'evergreen.localhost')).status).toBe(404);
    await database.db
      .update(users)
      .set({ email: `moved-${email}` })
      .where(eq(users.id, user._id));
    expect((await verify(link)).status).toBe(422);
  });

  it('is in the mail and in the sandbox, and never in the database', async () => {
    await askAgain();
    await doJobs(backend, 'mail');
    const link = await linkToken();
    expect(sent.map(({ text }) => text).join()).toContain(link);
    const { body: shown } = await backend.call({ method: 'GET', url: '/sandbox/outbox' });
    expect(JSON.stringify(shown)).toContain(link);
    const kept = await database.db.select().from(outbox).where(eq(outbox.recipient, email));
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain(link);
  });

  it('is signed with the secret of the portal', () => {
    const address = { organization: backend.tenant.id, userId: user._id, email };
    const [one, two] = [new EmailVerification(['a'.repeat(32)]), new EmailVerification(['b'.repeat(32)])];
    expect(one.isTokenOf(address, one.tokenOf(address))).toBe(true);
    expect(one.isTokenOf(address, two.tokenOf(address))).toBe(false);
  });
});

describe('until the address is verified', () => {
  it('mails wait that could be somebody else’s, and are sent then', async () => {
    const link = await linkToken();
    await writeReceipt();
    expect(await receipts()).toEqual([]);
    await verify(link);
    expect(await receipts()).toEqual(['Receipt']);
  });

  it('links that were asked for are sent, and one that is used verifies it', async () => {
    await writeReceipt();
    const mail = { subject: 'Link', text: `http://localhost/login?token=${SECRET}` };
    await issueLink(backend.portal, { userId: user._id, purpose: 'login' }, mail);
    expect(await receipts()).toEqual(['Link']);
    const { body } = await backend.call<Session>({
      method: 'POST',
      url: `/login/${backend.tenant.id}/token`,
      payload: { token: new URL(sent[0]?.text ?? '').searchParams.get('token') },
    });
    expect(body.user.email_verified).toBe(true);
    // What is sent at once has no order.
    expect((await receipts()).toSorted()).toEqual(['Link', 'New login to your account', 'Receipt']);
  });

  it('a new password by a mailed link verifies it', async () => {
    const reset = `/reset/${backend.tenant.id}/password-reset-request`;
    await backend.call({ method: 'POST', url: reset, payload: { email_address: email } });
    expect(await receipts()).toEqual(['Reset your password']);
    const link = /request-password-reset\/\w+\/\w+\/([\w-]+)/.exec(sent[0]?.text ?? '')?.[1];
    const payload = {
      new_password: 'another-secret-1',
      confirm_password: 'another-secret-1',
      reset_token: link,
      user_id: user._id,
      organization: backend.tenant.id,
    };
    const own = `/users/${backend.tenant.id}/${user._id}/reset-password-token`;
    expect((await backend.call({ method: 'PUT', url: own, payload })).status).toBe(204);
    const [row] = await database.db.select().from(users).where(eq(users.id, user._id));
    expect(row?.emailVerifiedAt).toEqual(backend.time.now);
  });

  it('another mail with the link can be asked for, five times in a quarter of an hour', async () => {
    const first = await linkToken();
    for (let at = 0; at < 5; at += 1) expect((await askAgain()).status).toBe(204);
    const { status, body, headers: answered } = await askAgain();
    expect([status, body.code, answered['retry-after']]).toEqual([429, 'TooManyRequests', '900']);
    expect(await receipts()).toEqual(Array.from({ length: 5 }, () => 'Verify your email address'));
    expect(await linkToken()).toBe(first);
    advance(backend, 901);
    expect((await askAgain()).status).toBe(401);
  });
});

it('nothing is mailed to whoever has verified the address', async () => {
  await verify(await linkToken());
  expect((await askAgain()).status).toBe(204);
  expect(await receipts()).toEqual([]);
});
