import { expect, it } from 'vitest';
import { PASSWORD, twoStepFixture } from '#tests/support/backend/twoStepFixture.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';
import { times } from '#tests/support/full.ts';

const [backend, beside] = await pairedBackends();
const here = twoStepFixture(backend);
const there = twoStepFixture(beside);

const ROUNDS = times(3, 8);
const rivals = Array.from({ length: 6 }, (_, index) => index);
const at = (rival: number) => (rival % 2 === 0 ? here : there);

const won = (answers: readonly { readonly status: number }[]) => answers.filter(({ status }) => status === 200).length;

it('a recovery code that is used by several at once lets one in', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const patient = await here.twoStepPatient();
    const [code = ''] = patient.codes;
    const tickets = await Promise.all(rivals.map(() => here.ticketOf(patient)));
    const answers = await Promise.all(tickets.map((ticket, rival) => at(rival).finish(patient.org, ticket, code)));
    expect(won(answers)).toBe(1);
    expect(await here.status(patient)).toMatchObject({ recovery_codes: 9 });
  }
});

it('a code of the app that is used by several at once lets one in', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const patient = await here.twoStepPatient();
    const tickets = await Promise.all(rivals.map(() => here.ticketOf(patient)));
    const code = patient.code();
    const answers = await Promise.all(tickets.map((ticket, rival) => at(rival).finish(patient.org, ticket, code)));
    expect(won(answers)).toBe(1);
  }
});

it('a ticket that is used by several at once, each with a code of its own, begins one session and spends one code', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const patient = await here.twoStepPatient();
    const ticket = await here.ticketOf(patient);
    const answers = await Promise.all(
      rivals.map((rival) => at(rival).finish(patient.org, ticket, patient.codes[rival] ?? '')),
    );
    expect(won(answers)).toBe(1);
    expect(await here.status(patient)).toMatchObject({ recovery_codes: 9 });
  }
});

it('a code that is sent with several changes of the account at once lets one through', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const patient = await here.twoStepPatient();
    for (const code of [patient.code(), patient.codes[0]]) {
      const answers = await Promise.all(
        rivals.map((rival) =>
          (rival % 2 === 0 ? backend : beside).call({
            method: 'PUT',
            url: `/v2/users/${patient.org}/${patient.id}/email`,
            payload: { email: `rival${rival}.${patient.email}`, current_password: PASSWORD, code },
            headers: { authorization: `Bearer ${patient.token}` },
            remoteAddress: `10.7.0.${rival + 1}`,
          }),
        ),
      );
      expect(won(answers)).toBe(1);
    }
  }
});

it('the cookie of a trusted device that is sent with several logins at once lets one through', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const patient = await here.twoStepPatient();
    const trusting = await backend.call({
      method: 'POST',
      url: `/login/${patient.org}/second-step`,
      payload: { ticket: await here.ticketOf(patient), code: patient.code(), trust_device: true },
    });
    const { value = '' } = trusting.cookies.find(({ name }) => name === 'portal_trusted') ?? {};
    const from = { headers: { cookie: `portal_trusted=${value}` } };
    const answers = await Promise.all(rivals.map((rival) => at(rival).logIn(patient, PASSWORD, from)));
    expect(answers.filter(({ body }) => body.token !== undefined)).toHaveLength(1);
  }
});

it('of several who turn it on at once with one secret, one is told the recovery codes, and these serve', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const patient = await backend.patient();
    const { secret } = (await here.begin(patient)).body;
    const answers = await Promise.all(rivals.map(() => here.turnOn(patient, here.codeOf(secret, -1))));
    expect(won(answers)).toBe(1);
    const { codes } = answers.find(({ status }) => status === 200)?.body ?? { codes: [] };
    expect((await there.finish(patient.org, await here.ticketOf(patient), codes[0] ?? '')).status).toBe(200);
  }
});
