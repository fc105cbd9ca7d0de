import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mobileVerifications } from '#services/backend/kernel/database/tables/mobileVerifications.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import type { TextMessage } from '#services/backend/adapters/sms/Texter.ts';
import { fullProfile } from '#tests/support/backend/backendFixture.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';
import { otherCode } from '#tests/support/backend/otherCode.ts';
import { times } from '#tests/support/full.ts';

const NUMBER = '2135550123';
const ROUNDS = times(3, 10);
const RIVALS = 12;
const rivals = Array.from({ length: RIVALS }, (_, index) => index);

const sent: TextMessage[] = [];
const texter = { send: async (message: TextMessage) => void sent.push(message) };
const [backend, beside] = await pairedBackends({ texter });

async function patient() {
  const { id, org, token } = await backend.patient(fullProfile);
  const post = async (what: string, payload: object, rival: number) => {
    const answered = await (rival % 2 === 0 ? backend : beside).call<{ readonly code?: string }>({
      method: 'POST',
      url: `/users/${org}/${id}/${what}`,
      payload,
      headers: { authorization: `Bearer ${token}` },
    });
    return answered.body.code ?? answered.status;
  };
  const { db } = backend.portal.database;
  return {
    ask: (rival = 0) => post('send-mobile-verification', { number: NUMBER }, rival),
    enter: (code: string, rival = 0) => post('mobile-verify', { verification_code: code }, rival),
    codes: () => sent.filter(({ userId }) => userId === id).map(({ secret = '' }) => secret),
    row: async () => (await db.select().from(mobileVerifications).where(eq(mobileVerifications.userId, id)))[0],
    account: async () => (await db.select().from(users).where(eq(users.id, id)))[0],
  };
}

const tally = (answers: readonly (number | string)[]) =>
  Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((all) => all === one).length]));

it('right codes at the same time verify the number once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ask, enter, codes, account } = await patient();
    await ask();
    const [code = ''] = codes();
    expect(tally(await Promise.all(rivals.map((rival) => enter(code, rival))))).toEqual({
      200: 1,
      CodeExpired: RIVALS - 1,
    });
    expect(await account()).toMatchObject({ mobileNumber: NUMBER, mobileVerified: true, revision: 1 });
  }
});

it('wrong codes at the same time have five tries together', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ask, enter, codes, row, account } = await patient();
    await ask();
    const [code = ''] = codes();
    expect(tally(await Promise.all(rivals.map((rival) => enter(otherCode(code), rival))))).toEqual({
      CodeExpired: RIVALS - 5,
      CodeIncorrect: 5,
    });
    expect((await row())?.tries).toBe(5);
    expect(await enter(code)).toBe('CodeExpired');
    expect((await account())?.mobileVerified).toBe(false);
  }
});

it('of codes that are asked for at the same time five are sent, and one of them serves', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ask, enter, codes, row } = await patient();
    expect(tally(await Promise.all(rivals.map(ask)))).toEqual({ 200: 5, TooManyCodes: RIVALS - 5 });
    expect(codes()).toHaveLength(5);
    expect((await row())?.codesSent).toBe(5);
    const answers: (number | string)[] = [];
    for (const code of codes()) answers.push(await enter(code));
    expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
  }
});
