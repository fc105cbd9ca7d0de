import { asStep } from '#flows/kinds/asStep.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Lifestyle } from '#schemas/wire/lifestyle.ts';
import type { User } from '#schemas/wire/user.ts';
import { backendFixture, fullMedicalProfile, fullProfile } from '#tests/support/backend/backendFixture.ts';

// Files share what they import; this one has modules replaced, and so takes all of them anew and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

/** The medical history with one question more, for some patients only: the one file that product staff would edit. */
vi.mock('#flows/pharmacy/pharmacy.steps.json', async (original) => {
  const { default: json } = await original<{ default: unknown }>();
  const written = stepSetOf(json);
  const added: readonly Step[] = [
    {
      id: 'nicotine',
      kind: 'yes-no',
      title: 'Do you smoke or use nicotine?',
      when: 'takesMedications',
      saves: { value: 'patient.medical_profile.uses_nicotine', details: 'patient.medical_profile.nicotine_text' },
      details: { label: 'How much?', maxLength: 20 },
    },
    {
      id: 'substances',
      kind: 'checklist',
      title: 'Do you use any of these?',
      options: [{ value: 'cannabis', label: 'Cannabis', saves: 'patient.medical_profile.takes_cannabis' }],
      none: { label: 'None of these' },
    },
  ];
  const edited: StepSet = {
    ...written,
    facts: {
      ...written.facts,
      'patient.medical_profile.uses_nicotine': 'boolean',
      'patient.medical_profile.takes_cannabis': 'boolean',
    },
    conditions: { ...written.conditions, takesMedications: { 'current-medications': true } },
    sections: {
      ...written.sections,
      'pharmacy-questions': [...(written.sections['pharmacy-questions'] ?? []), ...added],
    },
  };
  return { default: edited };
});

/** Signing up with a question of its own. */
vi.mock('#flows/signup/signup.steps.json', async (original) => {
  const { default: json } = await original<{ default: unknown }>();
  const written = stepSetOf(json);
  const goal: Step = {
    id: 'goal',
    kind: 'yes-no',
    title: 'Do you want to live long?',
    saves: { value: 'patient.medical_profile.wants_longevity' },
  };
  const edited: StepSet = {
    ...written,
    facts: { ...written.facts, 'patient.medical_profile.wants_longevity': 'boolean' },
    sections: { ...written.sections, goals: [goal] },
  };
  return { default: edited };
});

/** The lifestyle questions one version on: one renamed, one with other labels, one asked anew. */
vi.mock('#flows/signup/lifestyle.steps.json', async (original) => {
  const { default: json } = await original<{ default: unknown }>();
  const written = stepSetOf(json);
  const labels: { readonly [label: string]: string } = { Vegan: 'No animals', Other: 'Something else' };
  const questions = (written.sections['questions'] ?? []).map(asStep).map((step): Step => {
    if (step.id === 'sleep') return { ...step, id: 'sleep-hours' };
    if (step.id !== 'diet' || step.kind !== 'checklist') return step;
    const options = step.options.map((option) => ({ ...option, label: labels[option.label] ?? option.label }));
    return { ...step, options };
  });
  const edited: StepSet = {
    ...written,
    version: 2,
    sections: { ...written.sections, questions },
    migrations: [{ to: 2, rename: { sleep: 'sleep-hours' }, map: { diet: labels }, drop: ['alcohol'] }],
  };
  return { default: edited };
});

const backend = await backendFixture();
afterAll(() => backend.close());

async function account(medicalProfile: object = {}) {
  const patient = await backend.patient({
    ...fullProfile,
    medicalProfile: {
      ...fullMedicalProfile,
      has_current_medications: true,
      current_medications: 'Aspirin',
      ...medicalProfile,
    },
  });
  const put = <Body = Problem>(medical_profile: object) =>
    patient.send<Body>('PUT', `/users/${patient.org}/${patient.id}`, { medical_profile });
  const read = async () =>
    (await patient.send<User>('GET', `/users/${patient.org}/user/${patient.id}/patient`)).body.medical_profile;
  return { put, read };
}

describe('a question added to the medical history', () => {
  it('is saved on the account and read back, beside what was there', async () => {
    const { put, read } = await account();
    const before = await read();
    const sent = { uses_nicotine: true, nicotine_text: 'A pack a day' };
    expect((await put<User>(sent)).body.medical_profile).toEqual({ ...before, ...sent });
    expect(await read()).toEqual({ ...before, ...sent });
  });

  it.each([
    ['another type', { uses_nicotine: 'yes' }, 'uses_nicotine', 'type'],
    ['another type for one choice of several', { takes_cannabis: 'daily' }, 'takes_cannabis', 'type'],
    ['no details', { uses_nicotine: true }, 'nicotine_text', 'required'],
    ['a text that is too long', { uses_nicotine: true, nicotine_text: 'x'.repeat(21) }, 'nicotine_text', 'tooLong'],
    ['details that do not apply', { uses_nicotine: false, nicotine_text: 'x' }, 'nicotine_text', 'notApplicable'],
  ])('is refused with %s, and nothing is kept', async (_, sent, field, code) => {
    const { put, read } = await account();
    const before = await read();
    const { status, body } = await put(sent);
    expect([status, body.code, body.fields]).toMatchObject([
      422,
      'InvalidAnswer',
      [{ field: `medical_profile.${field}`, code }],
    ]);
    expect(await read()).toEqual(before);
  });

  it.each([
    ['yes', { uses_nicotine: true, nicotine_text: 'x' }],
    ['another type', { uses_nicotine: 7 }],
  ])('is refused with %s where it is not asked', async (_, sent) => {
    const { put, read } = await account({ has_current_medications: false, current_medications: null });
    const before = await read();
    expect(await put(sent)).toMatchObject({ status: 422, body: { code: 'InvalidAnswer' } });
    expect(await read()).toEqual(before);
  });

  it('opens no other name', async () => {
    const { put } = await account();
    for (const name of ['uses_cannabis', 'lifestyle', 'constructor', '__proto__', 'nicotine']) {
      const { status, body } = await put(Object.fromEntries([[name, true]]));
      expect([name, status, body.code]).toEqual([name, 400, 'InvalidRequest']);
    }
    const { body } = await put({ uses_cannabis: true });
    expect(body.fields).toMatchObject([{ field: 'medical_profile.uses_cannabis' }]);
  });

  it('is not shown once nothing saves it any more', async () => {
    const { read } = await account({ asked_long_ago: true });
    expect(await read()).not.toHaveProperty('asked_long_ago');
  });
});

describe('lifestyle answers of an earlier version', () => {
  const given = { sleep: '7 to 8', diet: ['Vegan', 'Other: No: only fruit'], alcohol: 'Never', smoking: 'Never' };
  const today = { 'sleep-hours': '7 to 8', diet: ['No animals', 'Something else: No: only fruit'], smoking: 'Never' };

  async function lived(lifestyleVersion: number) {
    const patient = await backend.patient({ ...fullProfile, medicalProfile: { lifestyle: given }, lifestyleVersion });
    const url = `/v2/users/${patient.id}`;
    return {
      patient,
      read: async () => (await patient.send<Lifestyle>('GET', `${url}/lifestyle`)).body.answers,
      save: <Body = Lifestyle>(lifestyle: object, more: object = {}) =>
        patient.send<Body>('PATCH', url, { medical_profile: { lifestyle }, revision: 0, ...more }),
    };
  }

  it('are read under the names and labels of today; what no migration speaks of stays', async () => {
    const { patient, read } = await lived(1);
    expect(await read()).toEqual(today);
    const stored = await patient.send<User>('GET', `/users/${patient.org}/user/${patient.id}/patient`);
    expect(stored.body.medical_profile.lifestyle).toEqual(today);
  });

  it('are kept so with the next answer, and are not carried over a second time', async () => {
    const { read, save } = await lived(1);
    expect((await save({ alcohol: 'Never' })).body.answers).toEqual({ ...today, alcohol: 'Never' });
    expect(await read()).toEqual({ ...today, alcohol: 'Never' });
  });

  it('stay as they are where they belong to the version of today', async () => {
    expect(await (await lived(2)).read()).toEqual(given);
  });

  it.each([
    ['questions of an earlier version', 1, { version: 1 }],
    ['questions of a version that is not known here', 1, { version: 3 }],
    ['an account that a newer version has written to', 3, {}],
  ])('get none beside them that was given to %s', async (_, stored, more) => {
    const { read, save } = await lived(stored);
    const before = await read();
    const { status, body } = await save<Problem>({ alcohol: 'Never' }, more);
    expect([status, body.code]).toEqual([409, 'QuestionRetired']);
    expect(body.message).toContain('reload');
    expect(await read()).toEqual(before);
  });

  it('get one that was given to the questions of today', async () => {
    const { save } = await lived(1);
    expect((await save({ alcohol: 'Never' }, { version: 2 })).body.answers).toEqual({ ...today, alcohol: 'Never' });
  });
});

describe('a question added to signing up', () => {
  it('is saved on the account and read back', async () => {
    const { put, read } = await account();
    expect((await put<User>({ wants_longevity: true })).status).toBe(200);
    expect(await read()).toMatchObject({ wants_longevity: true });
    expect(await put({ wants_longevity: 'yes' })).toMatchObject({ status: 422, body: { code: 'InvalidAnswer' } });
  });
});
