import { describe, expect, it } from 'vitest';
import type { Lifestyle } from '#schemas/wire/lifestyle.ts';
import { fullProfile } from '#tests/support/backend/backendFixture.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';
import { times } from '#tests/support/full.ts';

const [backend, beside] = await pairedBackends();

const ROUNDS = times(6, 20);
const answers = [
  ['goal', 'More energy'],
  ['activity', 'Hardly ever'],
  ['diet', ['Vegan']],
  ['sleep', '7 to 8'],
  ['alcohol', 'Never'],
  ['stress', ['Work']],
] as const;

async function asked() {
  const patient = await backend.patient(fullProfile);
  const save = (lifestyle: object, revision: number, rival: number, key?: string) =>
    (rival % 2 === 0 ? backend : beside).call<Lifestyle>({
      method: 'PATCH',
      url: `/v2/users/${patient.id}`,
      payload: { medical_profile: { lifestyle }, revision },
      headers: { authorization: `Bearer ${patient.token}`, ...(key && { 'idempotency-key': key }) },
    });
  const read = async () => (await patient.send<Lifestyle>('GET', `/v2/users/${patient.id}/lifestyle`)).body;
  return { patient, save, read };
}

describe('lifestyle answers at the same time', () => {
  it('on one revision: one is kept, and the others are told what is', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { save, read } = await asked();
      const sent = await Promise.all(answers.map(([slug, answer], rival) => save({ [slug]: answer }, 0, rival)));
      const stored = await read();
      expect(sent.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([stored]);
      const refused = sent.filter(({ status }) => status === 409).map(({ body }) => body);
      expect(refused).toHaveLength(answers.length - 1);
      for (const body of refused) expect(body).toMatchObject({ code: 'RevisionConflict', current: stored });
    }
  });

  it('of rivals who try again on what they are told are all kept in the end', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { save, read } = await asked();
      const insist = async ([slug, answer]: (typeof answers)[number], rival: number) => {
        let revision = 0;
        while ((await save({ [slug]: answer }, revision, rival)).status !== 200) revision = (await read()).revision;
      };
      await Promise.all(answers.map(insist));
      expect(await read()).toMatchObject({ answers: Object.fromEntries(answers), revision: answers.length });
    }
  });

  it('under one key have one effect and one answer', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { save, read } = await asked();
      const sent = await Promise.all(
        answers.map((_, rival) => save({ sleep: '7 to 8' }, 0, rival, 'the-same-attempt')),
      );
      const stored = await read();
      expect(stored.revision).toBe(1);
      for (const { status, body } of sent) expect([status, body]).toEqual([200, stored]);
    }
  });

  it('as a change of the account lose nothing of either', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { patient, save, read } = await asked();
      const url = `/users/${patient.org}/${patient.id}`;
      const [saved] = await Promise.all([
        save({ sleep: '7 to 8' }, 0, 1),
        patient.send('PUT', url, { height: 70, medical_profile: { has_allergies: false } }),
      ]);
      expect([200, 409]).toContain(saved.status);
      const { body } = await patient.send<object>('GET', `/users/${patient.org}/user/${patient.id}/patient`);
      expect(body).toMatchObject({ height: 70, medical_profile: { has_allergies: false } });
      expect((await read()).answers).toEqual(saved.status === 200 ? { sleep: '7 to 8' } : {});
    }
  });
});
