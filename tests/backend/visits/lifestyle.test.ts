import type { Step } from '#flows/kinds/stepKinds.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { compile } from '#engine/definition/compile.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import lifestyleSteps from '#flows/signup/lifestyle.steps.json' with { type: 'json' };
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Lifestyle } from '#schemas/wire/lifestyle.ts';
import type { User } from '#schemas/wire/user.ts';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { idempotencyKeys } from '#services/backend/kernel/database/tables/idempotencyKeys.ts';
import { ProblemError } from '#services/backend/kernel/problems/ProblemError.ts';
import { checkLifestyle } from '#services/backend/modules/lifestyle/checkLifestyle.ts';
import { lifestyleQuestions } from '#services/backend/modules/lifestyle/lifestyleQuestions.ts';
import { saveLifestyle } from '#services/backend/modules/lifestyle/saveLifestyle.ts';
import {
  backendFixture,
  fullMedicalProfile,
  fullProfile,
  type BackendFixture,
} from '#tests/support/backend/backendFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());

async function asked(profile: Parameters<BackendFixture['patient']>[0] = fullProfile) {
  const patient = await backend.patient(profile);
  const read = async () => (await patient.send<Lifestyle>('GET', `/v2/users/${patient.id}/lifestyle`)).body;
  const account = async () =>
    (await patient.send<User>('GET', `/users/${patient.org}/user/${patient.id}/patient`)).body;
  const save = <Body = Lifestyle>(lifestyle: object, revision = 0, key?: string) =>
    patient.send<Body>(
      'PATCH',
      `/v2/users/${patient.id}`,
      { medical_profile: { lifestyle }, revision },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  return { patient, read, account, save };
}

describe('the lifestyle questions', () => {
  it('are those of the definition, with the labels of their choices', async () => {
    const { read } = await asked();
    const { questions, definition, answers, revision } = await read();
    expect(definition).toEqual(lifestyleSteps);
    expect([answers, revision]).toEqual([{}, 0]);
    expect(questions.map(({ slug }) => slug)).toEqual(lifestyleSteps.sections.questions.map(({ id }) => id));
    expect(questions.find(({ slug }) => slug === 'sleep')).toEqual({
      slug: 'sleep',
      question: 'How many hours do you sleep in most nights?',
      type: 'single-select',
      options: ['Less than 6', '6 to 7', '7 to 8', 'More than 8'],
    });
    const diet = questions.find(({ slug }) => slug === 'diet');
    expect([diet?.type, diet?.options.at(-1)]).toEqual(['multi', 'Other']);
  });

  it('are none where the definition asks nothing', () => {
    expect(lifestyleQuestions(stepSetOf({ flow: 'lifestyle', version: 1, sections: {} }))).toEqual([]);
    expect(lifestyleQuestions(stepSetOf({ flow: 'lifestyle', version: 1, sections: { questions: [] } }))).toEqual([]);
  });
});

describe('lifestyle answers', () => {
  it('are kept in the medical profile, beside what is there, and counted by the revision', async () => {
    const { save, read, account } = await asked({ ...fullProfile, medicalProfile: fullMedicalProfile });
    const { status, body } = await save({ sleep: '7 to 8' });
    expect([status, body.answers, body.revision]).toEqual([200, { sleep: '7 to 8' }, 1]);
    expect(await read()).toEqual(body);
    const { medical_profile, revision } = await account();
    expect(medical_profile).toEqual({ ...fullMedicalProfile, lifestyle: { sleep: '7 to 8' } });
    expect(revision).toBe(1);
  });

  it('are merged: those that are not named stay, and one that is named is replaced', async () => {
    const { save, read } = await asked();
    await save({ sleep: '7 to 8', diet: ['Vegan'] });
    await save({ sleep: 'Less than 6' }, 1);
    expect((await read()).answers).toEqual({ sleep: 'Less than 6', diet: ['Vegan'] });
  });

  it('hold what was written about “Other”, without the blanks around it', async () => {
    const { save } = await asked();
    const { body } = await save({ goal: 'Other:   to dance  ', diet: ['Other: soup', 'Vegan'] });
    expect(body.answers).toEqual({ goal: 'Other: to dance', diet: ['Vegan', 'Other: soup'] });
  });

  it('take 500 characters about “Other”, and not one more', async () => {
    const { save } = await asked();
    expect((await save({ goal: `Other: ${'x'.repeat(500)}` })).status).toBe(200);
    const { status, body } = await save<Problem>({ goal: `Other: ${'x'.repeat(501)}` }, 1);
    expect([status, body.fields]).toMatchObject([422, [{ field: 'goal', code: 'tooLong' }]]);
  });

  it.each([
    ['a question that is not asked', { smoking: 'Never' }, 'smoking', 'unknown'],
    ['the name of what all objects have', { constructor: 'Never' }, 'constructor', 'unknown'],
    ['a choice that is not offered', { sleep: '9 to 10' }, 'sleep', 'option'],
    ['the value of a choice for its label', { sleep: 'under-6' }, 'sleep', 'option'],
    ['another case', { sleep: 'less than 6' }, 'sleep', 'option'],
    ['several choices where one is asked', { sleep: ['6 to 7'] }, 'sleep', 'option'],
    ['one choice where several are asked', { diet: 'Vegan' }, 'diet', 'option'],
    ['a choice that is named twice', { diet: ['Vegan', 'Vegan'] }, 'diet', 'option'],
    ['“Other” twice', { diet: ['Other: soup', 'Other: bread'] }, 'diet', 'option'],
    ['“Other” without a text', { goal: 'Other' }, 'goal', 'option'],
    ['“Other” with a text of blanks', { goal: 'Other:    ' }, 'goal', 'option'],
    ['“Other” where it is not offered', { sleep: 'Other: all day' }, 'sleep', 'option'],
  ])('are refused with %s, and nothing is kept', async (_, lifestyle, field, code) => {
    const { save, read } = await asked();
    const { status, body } = await save<Problem>({ ...lifestyle, alcohol: 'Never' });
    expect([status, body.code]).toEqual([422, 'InvalidAnswer']);
    expect(body.fields).toMatchObject([{ field, code }]);
    expect(body.fields[0]?.message).not.toBe('');
    expect(await read()).toMatchObject({ answers: {}, revision: 0 });
  });

  it.each([
    ['none at all', { medical_profile: { lifestyle: {} }, revision: 0 }],
    ['no revision', { medical_profile: { lifestyle: { sleep: '6 to 7' } } }],
    ['no choice', { medical_profile: { lifestyle: { diet: [] } }, revision: 0 }],
    ['an empty text', { medical_profile: { lifestyle: { sleep: '' } }, revision: 0 }],
    ['null', { medical_profile: { lifestyle: { sleep: null } }, revision: 0 }],
    ['the medical history', { medical_profile: { lifestyle: { sleep: '6 to 7' }, pregnant: true }, revision: 0 }],
    ['the account', { medical_profile: { lifestyle: { sleep: '6 to 7' } }, verified: true, revision: 0 }],
    ['a slug that is none', { medical_profile: { lifestyle: { 'Sleep!': '6 to 7' } }, revision: 0 }],
  ])('are no request with %s', async (_, payload) => {
    const { patient, read } = await asked();
    expect(await patient.send('PATCH', `/v2/users/${patient.id}`, payload)).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest' },
    });
    expect((await read()).revision).toBe(0);
  });

  it('are not changed with the account', async () => {
    const { patient, save, read } = await asked();
    await save({ sleep: '6 to 7' });
    const url = `/users/${patient.org}/${patient.id}`;
    for (const lifestyle of [{ sleep: '7 to 8' }, null, {}])
      expect((await patient.send('PUT', url, { medical_profile: { lifestyle } })).status).toBe(400);
    const { body } = await patient.send<User>('PUT', url, { height: 70, medical_profile: { has_allergies: false } });
    expect(body.medical_profile).toMatchObject({ has_allergies: false, lifestyle: { sleep: '6 to 7' } });
    expect((await read()).answers).toEqual({ sleep: '6 to 7' });
  });

  it('leave a visit that was begun before as it was', async () => {
    const { patient, save } = await asked({ ...fullProfile, medicalProfile: fullMedicalProfile });
    const { _id } = await patient.begins('rapamycin');
    const { status } = await patient.read(_id);
    await save({ goal: 'Other: to dance' });
    expect((await patient.read(_id)).status).toEqual(status);
  });
});

describe('a revision that is no longer the account’s', () => {
  it('is answered with the lifestyle that is stored, and changes nothing', async () => {
    const { save, read } = await asked();
    await save({ sleep: '6 to 7' });
    const { status, body } = await save<Problem>({ sleep: '7 to 8' });
    expect([status, body.code]).toEqual([409, 'RevisionConflict']);
    expect(body.current).toEqual(await read());
    expect((await read()).answers).toEqual({ sleep: '6 to 7' });
  });

  it('is one after every change of the account', async () => {
    const { patient, save } = await asked();
    await patient.send('PUT', `/users/${patient.org}/${patient.id}`, { height: 70 });
    expect((await save({ sleep: '6 to 7' })).status).toBe(409);
    expect((await save({ sleep: '6 to 7' }, 1)).status).toBe(200);
  });
});

describe('a retry', () => {
  it('has the answer of its first attempt and no second effect', async () => {
    const { save, read } = await asked();
    const first = await save({ sleep: '6 to 7' }, 0, 'attempt-1');
    await save({ diet: ['Vegan'] }, 1, 'attempt-2');
    const again = await save({ sleep: '6 to 7' }, 0, 'attempt-1');
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await read()).toMatchObject({ answers: { sleep: '6 to 7', diet: ['Vegan'] }, revision: 2 });
  });

  it('of something else under the same key is refused', async () => {
    const { save, read } = await asked();
    await save({ sleep: '6 to 7' }, 0, 'attempt-1');
    expect(await save({ sleep: '7 to 8' }, 1, 'attempt-1')).toMatchObject({
      status: 422,
      body: { code: 'IdempotencyConflict' },
    });
    expect((await read()).answers).toEqual({ sleep: '6 to 7' });
  });

  it('may follow a refusal under the same key', async () => {
    const { save } = await asked();
    expect((await save({ sleep: 'x' }, 0, 'attempt-1')).status).toBe(422);
    expect((await save({ sleep: '6 to 7' }, 0, 'attempt-1')).status).toBe(200);
  });
});

it('an attempt whose key another request takes while it writes is refused, and nothing is kept', async () => {
  const { patient, read } = await asked();
  const { database, clock } = backend.portal;
  const taken: Database = {
    ...database,
    query: async (statement, parameters) => {
      if (statement.name === 'save_lifestyle')
        await database.db
          .insert(idempotencyKeys)
          .values({ userId: patient.id, key: 'attempt-1', digest: 'another', body: '{}', createdAt: clock() });
      return database.query(statement, parameters);
    },
  };
  const update = { medical_profile: { lifestyle: { sleep: '6 to 7' } }, revision: 0 };
  const attempt = { key: 'attempt-1', digest: 'mine' };
  await expect(
    saveLifestyle({ database: taken, clock }, patient.org, patient.id, update, attempt),
  ).rejects.toMatchObject({ problem: { status: 422, code: 'IdempotencyConflict' } });
  expect(await read()).toMatchObject({ answers: {}, revision: 0 });
});

describe('a question with a condition', () => {
  const set: StepSet<Step> = {
    flow: 'lifestyle',
    version: 1,
    facts: { 'patient.sex': { enum: ['female', 'male', 'other'] } },
    sections: {
      questions: [
        {
          id: 'alcohol',
          kind: 'choice',
          title: 'Do you drink?',
          options: [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ],
        },
        {
          id: 'drinks',
          kind: 'checklist',
          title: 'What?',
          when: { all: [{ alcohol: 'yes' }, { 'patient.sex': 'male' }] },
          options: [{ value: 'wine', label: 'Wine' }],
        },
      ],
    },
  };
  const check = (stored: Lifestyle['answers'], sent: Lifestyle['answers'], sex = 'male') => {
    try {
      return checkLifestyle(
        {
          definition: compile(stepKinds, set),
          facts: { 'patient.sex': sex },
          stored,
          today: { year: 2026, month: 6, day: 15 },
        },
        sent,
      );
    } catch (error) {
      return error instanceof ProblemError ? error.problem.code : error;
    }
  };

  it('takes an answer where it is asked, by what is stored or comes along', () => {
    expect(check({ alcohol: 'Yes' }, { drinks: ['Wine'] })).toEqual({ drinks: ['Wine'] });
    expect(check({}, { drinks: ['Wine'], alcohol: 'Yes' })).toEqual({ drinks: ['Wine'], alcohol: 'Yes' });
  });

  it('takes none where it is not', () => {
    expect(check({ alcohol: 'No' }, { drinks: ['Wine'] })).toBe('StepNotRelevant');
    expect(check({ alcohol: 'Yes' }, { drinks: ['Wine'] }, 'female')).toBe('StepNotRelevant');
    expect(check({ alcohol: 'Yes' }, { drinks: ['Wine'], alcohol: 'No' })).toBe('StepNotRelevant');
  });
});
