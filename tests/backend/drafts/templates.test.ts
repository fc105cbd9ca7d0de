import type { Step } from '#flows/kinds/stepKinds.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Intake, SavedResponse } from '#schemas/wire/intake.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { Availability, State } from '#schemas/wire/state.ts';
import { templateVersions } from '#services/backend/kernel/database/tables/templateVersions.ts';
import { productTemplateIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { storeTemplates, templateIdOf } from '#services/backend/modules/templates/store.ts';
import { templateFiles } from '#services/backend/modules/templates/templateFiles.ts';
import { backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { backendTemplate } from '#tests/support/backend/backendTemplate.ts';

const lab: StepSet = {
  ...backendTemplate,
  flow: 'lab-sample',
  template: { name: 'Lab sample', type: 'lab', end: 'lab-checkout' },
};

const backend = await backendFixture({ templates: [...templateFiles, backendTemplate, lab] });
afterAll(() => backend.close());

/** The template with one more question, as product staff would add it. */
const planted: StepSet<Step> = {
  ...backendTemplate,
  version: 2,
  sections: {
    intake: [
      ...backendTemplate.sections.intake,
      {
        id: 'planted',
        kind: 'choice',
        title: 'Planted?',
        options: [
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ],
      },
    ],
  },
};

const responseOf = (intake: Intake, step: string) => intake.intake_responses?.find((one) => one.step === step);

describe('templates', () => {
  it('lists the newest of each without definitions, and shows one with it', async () => {
    const patient = await backend.patient();
    const { body } = await patient.send<IntakeTemplate[]>('GET', `/intake-template/${patient.org}`);
    expect(body.map(({ slug }) => slug)).toEqual([
      'follow-up-check-in',
      'lab-sample',
      'longevity-coaching',
      'longevity-labs',
      'metabolic-health',
      'rapamycin',
      'sample',
      'skin-renewal',
      'sleep-support',
    ]);
    expect(body.every((template) => !('definition' in template))).toBe(true);
    const sample = body.find(({ slug }) => slug === 'sample');
    expect(sample?.offer).toEqual({ image: null, minutes: 1, price: null });
    const one = await patient.send<IntakeTemplate>('GET', `/intake-template/${patient.org}/template/${sample?._id}`);
    expect({ ...one.body, offer: sample?.offer }).toEqual({ ...sample, definition: backendTemplate });
  });

  it('are found by the product that their visit sells, of the own organization alone', async () => {
    const [patient, fern] = [await backend.patient(), await backend.patient({}, backend.evergreen)];
    const sold = productTemplateIdOf(patient.org, 'generic-rapamycin');
    const { status, body } = await patient.send<IntakeTemplate>(
      'GET',
      `/intake-template/${patient.org}/product/${sold}`,
    );
    expect([status, body.slug, body._id]).toEqual([200, 'rapamycin', templateIdOf(patient.org, 'rapamycin')]);
    const read = await patient.send<IntakeTemplate>('GET', `/intake-template/${patient.org}/template/${body._id}`);
    expect(body).toEqual(read.body);
    for (const [who, id] of [
      [fern, sold],
      [patient, productTemplateIdOf(patient.org, 'nad-supplement')],
      [patient, 'a'.repeat(24)],
    ] as const)
      expect((await who.send('GET', `/intake-template/${who.org}/product/${id}`)).status).toBe(404);
  });

  it('have ids of their own in each organization', async () => {
    const fern = await backend.patient({}, backend.evergreen);
    const theirs = templateIdOf(backend.tenant.id, 'sample');
    expect((await fern.send('GET', `/intake-template/${fern.org}/template/${theirs}`)).status).toBe(404);
    expect((await fern.send('POST', '/v2/intakes', { templateId: theirs, userId: fern.id })).status).toBe(404);
  });

  it('are stored once while they do not change, however their keys are ordered', async () => {
    const { database, tenants } = backend.portal;
    const { sections, flow, ...rest } = backendTemplate;
    const before = await database.db.$count(templateVersions);
    for (const { id } of tenants.all)
      await storeTemplates(database, id, [{ sections, ...rest, flow }], backend.time.now);
    const after = await database.db.$count(templateVersions);
    expect(after).toEqual(before);
  });
});

describe('a planted question', () => {
  it('is asked, saved, counted and refused when it is wrong, while a visit half way keeps its version', async () => {
    const { database, tenants } = backend.portal;
    const early = await backend.patient(fullProfile);
    const halfWay = await early.begins('sample');
    await early.send('PUT', `/v2/intakes/${halfWay._id}/responses/${responseOf(halfWay, 'mood')?._id}`, {
      value: { value: 'well' },
      revision: 0,
    });

    for (const { id } of tenants.all) await storeTemplates(database, id, [planted], backend.time.now);

    const late = await backend.patient(fullProfile);
    const fresh = await late.begins('sample');
    expect(fresh.intake_template).toMatchObject({ _id: halfWay.intake_template._id, version: 2 });
    expect(fresh.status.questions.total).toBe(halfWay.status.questions.total + 1);
    const url = `/v2/intakes/${fresh._id}/responses/${responseOf(fresh, 'planted')?._id}`;
    const wrong = await late.send('PUT', url, { value: { value: 'c' }, revision: 0 });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'InvalidAnswer']);
    const right = await late.send<SavedResponse>('PUT', url, { value: { value: 'b' }, revision: 0 });
    expect(right.body.status.complete.total).toBe(1);

    const kept = await early.read(halfWay._id);
    expect(kept.intake_template.version).toBe(1);
    expect(kept.intake_template.definition).toEqual(backendTemplate);
    expect(kept.status.complete.total).toBe(1);
    expect(responseOf(kept, 'planted')).toBeUndefined();
  });
});

describe('states', () => {
  it('are the fifty and the District of Columbia by name, three of them with their rules, before anybody signs up', async () => {
    const { body } = await backend.call<State[]>({ method: 'GET', url: '/states' });
    expect(body).toHaveLength(51);
    expect(body.map(({ name }) => name)).toEqual(body.map(({ name }) => name).toSorted());
    const rule = (name: string) => body.find((state) => state.name === name)?.syncRequired;
    expect([rule('New York'), rule('New Jersey'), rule('Rhode Island')]).toEqual([false, true, true]);
    expect(body.filter(({ syncRequired }) => syncRequired)).toHaveLength(2);
  });

  it.each([
    ['sample', 'CA', true],
    ['sample', 'TX', false],
    ['sample', 'NY', true],
    ['lab-sample', 'NY', false],
    ['lab-sample', 'NJ', false],
    ['lab-sample', 'RI', false],
    ['lab-sample', 'TX', true],
  ])('%s in %s is available: %s', async (slug, state, approved) => {
    const patient = await backend.patient();
    const { body: states } = await patient.send<State[]>('GET', '/states');
    const id = states.find(({ abbreviation }) => abbreviation === state)?._id;
    for (const state_id of [state, id]) {
      const { body } = await patient.send<Availability>('POST', '/v2/states/availability', {
        state_id,
        intake_template_id: templateIdOf(patient.org, slug),
      });
      expect(body).toEqual({ approved });
    }
  });
});
