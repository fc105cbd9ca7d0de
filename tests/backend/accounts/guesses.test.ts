import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';

const backend = await backendFixture();
afterAll(() => backend.close());

const logIn = async (email: string, password: string, remoteAddress: string) => {
  const url = `/login/${backend.tenant.id}`;
  const answer = await backend.call<Problem>({ method: 'POST', url, payload: { email, password }, remoteAddress });
  return answer.body.code ?? answer.status;
};

/** Guesses from as many addresses, six times each. */
async function guess(email: string, addresses: number) {
  const answers = [];
  for (let address = 0; address < addresses; address += 1)
    for (let times = 0; times < 6; times += 1)
      answers.push(await logIn(email, `wrong ${times}`, `203.0.113.${address}`));
  return answers;
}

describe('a password that is guessed from many addresses', () => {
  it('is tried 20 times in 15 minutes', async () => {
    const { email } = await backend.patient();
    const answers = await guess(email, 40);
    expect(answers.filter((answer) => answer === 'InvalidCredentials')).toHaveLength(20);
    expect(new Set(answers.slice(20))).toEqual(new Set(['AccountLocked']));
    expect(await logIn(email, 'Portal123', '198.51.100.1')).toBe('AccountLocked');
    advance(backend, 15 * 60 + 1);
    expect(await logIn(email, 'Portal123', '198.51.100.1')).toBe(200);
  });

  it('does not lock the patient out where they have logged in before', async () => {
    const { email } = await backend.patient();
    expect(await logIn(email, 'Portal123', '2001:db8:7::1')).toBe(200);
    await guess(email, 4);
    expect(await logIn(email, 'Portal123', '198.51.100.1')).toBe('AccountLocked');
    expect(await logIn(email, 'Portal123', '2001:db8:7::ffff')).toBe(200);
    advance(backend, 31 * 24 * 60 * 60);
    await guess(email, 4);
    expect(await logIn(email, 'Portal123', '2001:db8:7::1')).toBe('AccountLocked');
  });

  it('is told to the patient once a day, and to nobody where there is no account', async () => {
    const { email } = await backend.patient();
    for (let round = 0; round < 3; round += 1) {
      await guess(email, 4);
      advance(backend, 16 * 60);
    }
    expect(await mailsTo(backend, email)).toMatchObject([{ subject: 'Somebody tried to log in to your account' }]);
    advance(backend, 24 * 60 * 60);
    await guess(email, 4);
    expect(await mailsTo(backend, email)).toHaveLength(2);
    expect(new Set((await guess('nobody@example.com', 4)).slice(20))).toEqual(new Set(['AccountLocked']));
    expect(await mailsTo(backend, 'nobody@example.com')).toEqual([]);
  });

  it('is told however the guesses are spread, though the network of the last one is locked already', async () => {
    const { email } = await backend.patient();
    for (let address = 0; address < 4; address += 1)
      for (let times = 0; times < 7; times += 1) await logIn(email, `wrong ${times}`, `203.0.113.${address}`);
    expect(await mailsTo(backend, email)).toHaveLength(1);
  });

  it('is guessed from one of them without any effect on the others', async () => {
    const { email } = await backend.patient();
    for (let times = 0; times < 40; times += 1) await logIn(email, `wrong ${times}`, '203.0.113.1');
    expect(await logIn(email, 'Portal123', '203.0.113.1')).toBe('AccountLocked');
    expect(await logIn(email, 'Portal123', '198.51.100.1')).toBe(200);
    expect(await mailsTo(backend, email)).toEqual([]);
  });

  it('is not what a patient does who logs in often', async () => {
    const { email } = await backend.patient();
    for (let times = 0; times < 25; times += 1) expect(await logIn(email, 'Portal123', `203.0.113.${times}`)).toBe(200);
  });
});

it('a network has no more tries with IPv6 than with one address', async () => {
  const { email } = await backend.patient();
  const answers = [];
  for (let host = 1; host <= 8; host += 1) answers.push(await logIn(email, 'wrong', `2001:db8:9::${host}`));
  expect(answers.filter((answer) => answer === 'InvalidCredentials')).toHaveLength(6);
});
