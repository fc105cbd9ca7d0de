import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { saveAccountAnswer } from '#app/patient/saveAccountAnswer.ts';
import { patientFacts } from '#app/patient/patientFacts.ts';
import { saveLifestyleAnswer } from '#app/signup/saveLifestyleAnswer.ts';
import { saveResponseAnswer } from '#app/visit/flow/saveResponseAnswer.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { stepKinds, type Step } from '#flows/kinds/stepKinds.ts';
import type { LifestyleStep } from '#flows/signup/rules/lifestyleAnswers.ts';
import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { Lifestyle } from '#schemas/wire/lifestyle.ts';
import { saveResponse } from '#services/api/intakes.ts';
import { saveLifestyle } from '#services/api/lifestyle.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { updateUser } from '#services/api/users.ts';
import { exampleUser } from '#stories/pages/exampleUser.ts';
import { TODAY } from '../../engine/TODAY.ts';
import { refused } from '../checkout/atCheckout.ts';

// Files share what they import; this one has modules replaced, and so takes all of them anew and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('#services/api/intakes.ts');
vi.mock('#services/api/lifestyle.ts');
vi.mock('#services/api/users.ts');
afterEach(() => vi.resetAllMocks());

const name: Step = {
  id: 'name',
  title: 'Your name',
  kind: 'form',
  fields: [{ id: 'first', type: 'text', label: 'First name', saves: 'patient.first_name' }],
};
const smoking: StepBase & LifestyleStep = {
  id: 'smoking',
  title: 'Do you smoke?',
  kind: 'choice',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
};

const patient = exampleUser();
const definition = compile(stepKinds, {
  flow: 'flow',
  version: 1,
  facts: { 'patient.first_name': 'string', 'patient.revision': 'number' },
  sections: { all: [name, smoking] },
});
const answers = new Answers(definition, { facts: patientFacts(patient), today: () => TODAY });

const conflict = (current: object) => refused(409, 'RevisionConflict', { current: { ...current } });
const lifestyle = (given: Lifestyle['answers'], revision: number): Lifestyle => ({
  questions: [],
  definition: {},
  answers: given,
  revision,
});
const refusedField = (field: string) =>
  new ProblemError({
    status: 422,
    code: 'InvalidAnswer',
    message: 'Please check.',
    fields: [{ field, code: 'required', message: 'Please check.' }],
  });

describe('an answer of a visit', () => {
  const input = { step: smoking, answer: { value: 'yes' }, revision: 1, facts: {}, answers };
  const save = () => saveResponseAnswer('visit', 'response', input, 'key');

  it('that another device has given otherwise is shown beside what that one gave', async () => {
    const stored = { _id: 'response', step: 'smoking', value: { value: 'no' }, revision: 2 };
    vi.mocked(saveResponse).mockRejectedValueOnce(conflict(stored));
    await expect(save()).rejects.toMatchObject({
      code: 'RevisionConflict',
      theirs: { answer: { value: 'no' }, revision: 2 },
    });
  });

  it('that another device has taken back has nothing to be shown beside', async () => {
    const stored = { _id: 'response', step: 'smoking', value: null, revision: 2 };
    vi.mocked(saveResponse).mockRejectedValueOnce(conflict(stored));
    await expect(save()).rejects.toMatchObject({ code: 'RevisionConflict', theirs: undefined });
  });
});

describe('an answer of the account', () => {
  const input = {
    step: name,
    answer: { first: 'Doris' },
    revision: 0,
    facts: { 'patient.first_name': 'Doris' },
    answers,
  };
  const save = () => saveAccountAnswer(patient._id, input, 'key');

  it('is saved once more where another tab has changed something else', async () => {
    vi.mocked(updateUser)
      .mockRejectedValueOnce(conflict({ ...patient, weight: 160, revision: 4 }))
      .mockResolvedValueOnce({ ...patient, first_name: 'Doris', weight: 160, revision: 5 });
    await expect(save()).resolves.toMatchObject({ revision: 5 });
    expect(vi.mocked(updateUser).mock.lastCall?.[1]).toMatchObject({ first_name: 'Doris', revision: 4 });
  });

  it('brings what the account names now, which a card or a photo does not touch', async () => {
    const medicine_classes = ['maoi', 'transplant-condition'];
    vi.mocked(updateUser).mockResolvedValueOnce({ ...patient, medicine_classes, revision: 5 });
    const named = { 'patient.medicine_classes': ['maoi'], 'patient.condition_classes': ['transplant-condition'] };
    expect((await save()).facts).toMatchObject(named);
    // What a visit has asked by itself counts as well, and is not known to the account.
    const read = patientFacts({ ...patient, medicine_classes });
    expect(Object.keys(named).filter((ref) => ref in read)).toEqual([]);
  });

  it('that another tab has changed too is shown beside what that one gave', async () => {
    vi.mocked(updateUser).mockRejectedValueOnce(conflict({ ...patient, first_name: 'Dorothea', revision: 4 }));
    await expect(save()).rejects.toMatchObject({
      code: 'RevisionConflict',
      theirs: { answer: { first: 'Dorothea' }, revision: 4 },
    });
  });

  it('is refused at the field of the screen', async () => {
    vi.mocked(updateUser).mockRejectedValueOnce(refusedField('first_name'));
    await expect(save()).rejects.toMatchObject({ code: 'InvalidAnswer', fields: [{ field: 'first' }] });
  });
});

describe('a lifestyle answer', () => {
  const input = { step: smoking, answer: { value: 'yes' }, revision: 0, facts: {}, answers, version: 1 };
  const save = () => saveLifestyleAnswer(patient._id, input, 'key');

  it('is saved once more where another tab has changed something else', async () => {
    vi.mocked(saveLifestyle)
      .mockRejectedValueOnce(conflict(lifestyle({}, 4)))
      .mockResolvedValueOnce(lifestyle({ smoking: 'Yes' }, 5));
    await expect(save()).resolves.toMatchObject({ revision: 5 });
    expect(vi.mocked(saveLifestyle).mock.lastCall?.[1]).toMatchObject({ revision: 4 });
  });

  it('that another tab has changed too is shown beside what that one gave', async () => {
    vi.mocked(saveLifestyle).mockRejectedValueOnce(conflict(lifestyle({ smoking: 'No' }, 4)));
    await expect(save()).rejects.toMatchObject({
      code: 'RevisionConflict',
      theirs: { answer: { value: 'no' }, revision: 4 },
    });
  });

  it('is refused at the field of the screen', async () => {
    vi.mocked(saveLifestyle).mockRejectedValueOnce(refusedField('smoking'));
    await expect(save()).rejects.toMatchObject({ code: 'InvalidAnswer', fields: [{ field: 'value' }] });
  });
});
