import type { Step } from '#flows/kinds/stepKinds.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { eq } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import { compile } from '#engine/definition/compile.ts';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { DraftExportError } from '#services/backend/drafts/DraftExportError.ts';
import { exportDrafts } from '#services/backend/drafts/exportDrafts.ts';
import { backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { backendTemplate } from '#tests/support/backend/backendTemplate.ts';

const template: StepSet<Step> = {
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
          { id: 'born', type: 'birthday', label: 'Born on', minAge: 18 },
          { id: 'lives', type: 'select', source: 'states', label: 'State', pattern: '^[A-Z]{2}$' },
          { id: 'member', type: 'text', label: 'Member number', pattern: '^[1-9]-(?:AB|CD)$' },
          { id: 'word', type: 'text', label: 'Word', pattern: '^(?=.*a)(?=.*b)[abc]+$' },
          { id: 'street', type: 'text', label: 'Street', pattern: '^\\p{N}+ .+$' },
          { id: 'team', type: 'text', label: 'Team' },
        ],
      },
      { id: 'season', kind: 'yes-no', title: 'All season?', when: { 'habits.team': { in: ['Reds', 'Blues'] } } },
    ],
  },
};

const backend = await backendFixture({ templates: [template, { ...backendTemplate, flow: 'other' }] });
const directory = await mkdtemp(join(tmpdir(), 'portal-drafts-'));
afterAll(async () => {
  await backend.close();
  await rm(directory, { recursive: true, force: true });
});

const exportTo = (into: string, slug = 'sample') => exportDrafts(backend.portal.database, slug, into, backend.time.now);

async function exported() {
  const into = await mkdtemp(join(directory, 'drafts-'));
  const { count, formless } = await exportTo(into);
  const names = (await readdir(into)).toSorted((a, b) => (a < b ? -1 : 1));
  const texts = await Promise.all(names.map((name) => readFile(join(into, name), 'utf8')));
  expect(count).toBe(names.length);
  return { names, formless, text: texts.join('') };
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
      habits: {
        zip: '90210',
        cups: 3,
        born: '02-29-1984',
        lives: 'OR',
        member: '7-AB',
        word: 'cab',
        street: '١٢3 شارع Ée',
        team: 'Reds',
      },
    };
    for (const [step, value] of Object.entries(answers)) {
      const id = begun.intake_responses?.find((one) => one.step === step)?._id;
      const { status } = await patient.send('PUT', `/v2/intakes/${begun._id}/responses/${id}`, { value, revision: 0 });
      expect([step, status]).toEqual([step, 200]);
    }
    const { names, text, formless } = await exported();
    expect(names).toEqual(['draft-0001.json']);
    expect(JSON.parse(text)).toEqual({
      flow: 'sample',
      version: 1,
      facts: { 'patient.sex': 'female', 'patient.weight': 142, 'patient.state': 'CA' },
      answers: {
        mood: { value: 'unwell', 'details.unwell': 'xxxxxxxxxxxxx' },
        history: { value: ['heart', 'liver'] },
        cycle: { value: true },
        notes: { value: 'xxxxxxxxxxxx' },
        habits: {
          zip: '00000',
          cups: 3,
          born: expect.stringMatching(/^\d\d-\d\d-\d{4}$/),
          lives: 'XX',
          member: '1-AB',
          word: 'xxx',
          street: '000 xxxx Xx',
          team: 'Reds',
        },
      },
    });
    // What no other text could be written for is said, and all else is allowed as it stands.
    expect(formless).toEqual(['habits.word']);
    const { fields } = compile(stepKinds, template).steps.find(({ step }) => step.id === 'habits') ?? { fields: [] };
    const today = { year: 2026, month: 6, day: 15 };
    expect(checkAnswer(fields, JSON.parse(text).answers.habits, today).map(({ field }) => field)).toEqual(['word']);
    for (const secret of [
      '02-29-1984',
      'cab',
      '7-AB',
      '90210',
      patient.id,
      begun._id,
      patient.email,
      'Theodora',
      'Quill',
      '2125550123',
      profile.birthday,
    ])
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

  it('show no text of a patient who is not where a condition asks', async () => {
    const patient = await backend.patient({ ...fullProfile, state: 'OR' });
    const begun = await patient.begins('sample');
    expect((await exported()).text).toContain('"patient.state": "xx"');
    await patient.send('PUT', `/v2/intakes/${begun._id}/patient-close`);
  });

  it('are of a template that there is', async () => {
    const into = join(directory, 'of-nothing');
    await expect(exportTo(into, 'rapamicin')).rejects.toThrow(
      new DraftExportError(`There is no template 'rapamicin'; there are other, sample.`),
    );
    expect(existsSync(into)).toBe(false);
  });

  it('lie in a directory of their own', async () => {
    const into = join(directory, 'twice/deep');
    const { count } = await exportTo(into);
    expect(await readdir(into)).toHaveLength(count);
    await expect(exportTo(into)).rejects.toThrow(/twice\/deep is not empty/);
    await writeFile(join(directory, 'file'), '');
    for (const path of ['file', 'file/below'])
      await expect(exportTo(join(directory, path))).rejects.toThrow(/is no directory, or leads through a file/);
  });
});
