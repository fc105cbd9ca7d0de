import { eq } from 'drizzle-orm';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { intakes } from '#services/backend/database/tables/intakes.ts';
import { exportDrafts } from '#services/backend/drafts/exportDrafts.ts';
import { backendFixture, fullProfile, type BackendFixture } from '#tests/support/backendFixture.ts';
import { backendTemplate } from '#tests/support/backendTemplate.ts';

const template: StepSet = {
  ...backendTemplate,
  facts: {
    ...backendTemplate.facts,
    'patient.weight': 'number',
    'patient.state': 'string',
    'patient.birthday': 'string',
  },
  conditions: { ...backendTemplate.conditions, heavy: { 'patient.weight': { atLeast: 100 }, 'patient.state': 'CA' } },
  sections: {
    intake: [
      ...backendTemplate.sections.intake,
      {
        id: 'habits',
        kind: 'form',
        title: 'Habits',
        when: 'heavy',
        fields: [
          { id: 'zip', type: 'text', label: 'Zip code', pattern: '^\\d{5}$' },
          { id: 'cups', type: 'number', label: 'Cups a day' },
        ],
      },
    ],
  },
};

let backend: BackendFixture;
let directory: string;
beforeAll(async () => {
  backend = await backendFixture({ templates: [template, { ...backendTemplate, flow: 'other' }] });
  directory = await mkdtemp(join(tmpdir(), 'portal-drafts-'));
});
afterAll(async () => {
  await backend.close();
  await rm(directory, { recursive: true, force: true });
});

async function exported(): Promise<{ readonly names: readonly string[]; readonly text: string }> {
  const into = await mkdtemp(join(directory, 'drafts-'));
  await exportDrafts(backend.portal.database, 'sample', into, backend.time.now);
  const names = (await readdir(into)).toSorted((a, b) => (a < b ? -1 : 1));
  const texts = await Promise.all(names.map((name) => readFile(join(into, name), 'utf8')));
  return { names, text: texts.join('') };
}

describe('the open visits of a template, written out', () => {
  it('say what was answered and nothing of who answered it', async () => {
    const profile = { ...fullProfile, firstName: 'Theodora', lastName: 'Quill', mobileNumber: '2125550123' };
    const patient = await backend.patient(profile);
    const begun = await patient.begins('sample');
    const answers = {
      mood: { value: 'unwell', 'details.unwell': 'My knee hurts' },
      history: { value: ['heart', 'liver'] },
      cycle: { value: true },
      notes: { value: 'Call Dr. Who' },
      habits: { zip: '90210', cups: 3 },
    };
    for (const [step, value] of Object.entries(answers)) {
      const id = begun.intake_responses?.find((one) => one.step === step)?._id;
      const { status } = await patient.send('PUT', `/v2/intakes/${begun._id}/responses/${id}`, { value, revision: 0 });
      expect([step, status]).toEqual([step, 200]);
    }
    const { names, text } = await exported();
    expect(names).toEqual(['draft-0001.json']);
    expect(JSON.parse(text)).toEqual({
      flow: 'sample',
      version: 1,
      facts: { 'patient.sex': 'female', 'patient.weight': 142, 'patient.state': 'xx' },
      answers: {
        mood: { value: 'unwell', 'details.unwell': 'xxxxxxxxxxxxx' },
        history: { value: ['heart', 'liver'] },
        cycle: { value: true },
        notes: { value: 'xxxxxxxxxxxx' },
        habits: { zip: '00000', cups: 3 },
      },
    });
    for (const secret of [patient.id, begun._id, patient.email, 'Theodora', 'Quill', '2125550123', profile.birthday])
      expect(text).not.toContain(secret);
    await patient.send('PUT', `/v2/intakes/${begun._id}/patient-close`);
  });

  it('are those that are neither complete nor closed, of this template alone', async () => {
    const [open, closed, complete, other] = await Promise.all([1, 2, 3, 4].map(() => backend.patient(fullProfile)));
    await open?.begins('sample');
    const given = await closed?.begins('sample');
    await closed?.send('PUT', `/v2/intakes/${given?._id}/patient-close`);
    const done = await complete?.begins('sample');
    await backend.portal.database.db
      .update(intakes)
      .set({ patientComplete: backend.time.now })
      .where(eq(intakes.id, done?._id ?? ''));
    await other?.begins('other');
    expect((await exported()).names).toEqual(['draft-0001.json']);
  });
});
