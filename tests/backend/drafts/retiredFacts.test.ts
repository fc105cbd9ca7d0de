import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { afterAll, expect, it } from 'vitest';
import { patientFacts } from '#app/patient/patientFacts.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { openSteps } from '#engine/walk/walk.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { User } from '#schemas/wire/user.ts';
import { backendFixture, fullMedicalProfile, fullProfile } from '#tests/support/backend/backendFixture.ts';

/** A template that reads an entry of the medical profile which a question saved once, and one that is saved still. */
const template: StepSet = {
  flow: 'reads-profile',
  version: 1,
  template: { name: 'Reads the profile', type: 'follow_up', end: 'follow-up' },
  facts: {
    'patient.medical_profile.asked_long_ago': 'boolean',
    'patient.medical_profile.has_allergies': 'boolean',
  },
  conditions: {
    wasAsked: { 'patient.medical_profile.asked_long_ago': true },
    hasNone: { 'patient.medical_profile.has_allergies': false },
  },
  sections: {
    intake: [
      { id: 'long-ago', kind: 'yes-no', title: 'Is it so still?', when: 'wasAsked' },
      { id: 'allergies-since', kind: 'yes-no', title: 'Has that changed?', when: 'hasNone' },
    ],
  },
};

const today = () => ({ year: 2026, month: 6, day: 15 });

const backend = await backendFixture({ templates: [template] });
afterAll(() => backend.close());

it('a visit asks the same on the device and in the backend where the profile holds what no question saves any more', async () => {
  const medicalProfile = { ...fullMedicalProfile, asked_long_ago: true };
  const patient = await backend.patient({ ...fullProfile, medicalProfile });
  const intake = await patient.begins('reads-profile');
  const { body: user } = await patient.send<User>('GET', `/users/${patient.org}/user/${patient.id}/patient`);
  const definition = compile(stepKinds, stepSetOf(intake.intake_template.definition));
  const onDevice = openSteps(new Answers(definition, { facts: patientFacts(user), today }), 'intake');
  const { status, intake_responses: responses = [] } = intake;
  const asked = status.incomplete.intake_responses.map((id) => responses.find(({ _id }) => _id === id)?.step);
  expect(asked).toEqual(['allergies-since']);
  expect(onDevice.map(({ step }) => step.id)).toEqual(asked);
});
