import { describe, expect, it } from 'vitest';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Intake, SavedResponse } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import type { Session } from '#schemas/wire/session.ts';
import { images } from '#services/backend/kernel/database/tables/images.ts';
import { intakeEvents } from '#services/backend/kernel/database/tables/intakes.ts';
import { memoryMedia } from '#services/backend/adapters/media/memoryMedia.ts';
import { fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';
import { answerVisit } from '#tests/support/backend/answerVisit.ts';
import { backendTemplate } from '#tests/support/backend/backendTemplate.ts';
import { catalogueOf } from '#tests/support/backend/catalogueOf.ts';
import { picture } from '#tests/support/files/pictures.ts';
import { FORM_TYPE, formOf, uploadParts } from '#tests/support/files/uploadForm.ts';
import { times } from '#tests/support/full.ts';
import { eq } from 'drizzle-orm';

/** The sample as a visit that sells. */
const selling: StepSet = {
  ...backendTemplate,
  flow: 'selling',
  template: {
    name: 'Selling visit',
    type: 'medication',
    end: 'product-configure',
    products: { defaults: ['generic-rapamycin', 'compounded-rapamycin'] },
  },
};

// Both keep their photos in one place.
const media = memoryMedia();
const [backend, beside] = await pairedBackends({ templates: [backendTemplate, selling], media: () => media });

const ROUNDS = times(6, 20);
const RIVALS = 8;
const rivals = Array.from({ length: RIVALS }, (_, index) => index);
const count = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

async function visit(of?: TestPatient, slug = 'sample') {
  const patient = of ?? (await backend.patient(fullProfile));
  const intake = await patient.begins(slug);
  const idOf = (step: string) => intake.intake_responses?.find((one) => one.step === step)?._id ?? '';
  const save = <Body = SavedResponse>(step: string, value: object, key?: string, rival = 0) =>
    (rival % 2 === 0 ? backend : beside).call<Body>({
      method: 'PUT',
      url: `/v2/intakes/${intake._id}/responses/${idOf(step)}`,
      payload: { value, revision: 0 },
      headers: { authorization: `Bearer ${patient.token}`, ...(key && { 'idempotency-key': key }) },
    });
  const events = () =>
    backend.portal.database.db.select().from(intakeEvents).where(eq(intakeEvents.intakeId, intake._id));
  return { patient, intake, idOf, save, events };
}

describe('answers at the same time', () => {
  it('of different content on one revision: one wins, the others are told what it says', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { patient, intake, idOf, save, events } = await visit();
      const answers = await Promise.all(
        rivals.map((rival) => save('notes', { value: `note ${rival}` }, undefined, rival)),
      );
      const statuses = answers.map(({ status }) => status);
      expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, RIVALS - 1]);
      const stored = (await patient.read(intake._id)).intake_responses?.find(({ _id }) => _id === idOf('notes'));
      expect(answers.find(({ status }) => status === 200)?.body.response).toEqual(stored);
      const refusals = answers.filter(({ status }) => status === 409).map(({ body }) => body);
      expect(refusals).toEqual(
        refusals.map(() => expect.objectContaining({ code: 'RevisionConflict', current: stored })),
      );
      expect((await events()).filter(({ kind }) => kind === 'answered')).toHaveLength(1);
    }
  });

  it('under one key have one effect and one answer', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { save, events } = await visit();
      const answers = await Promise.all(
        rivals.map((rival) => save('notes', { value: 'same' }, 'parallel-attempt', rival)),
      );
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect((await events()).filter(({ kind }) => kind === 'answered')).toHaveLength(1);
    }
  });

  it('to different questions are all kept, and the last one counts them all', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { patient, intake, save } = await visit();
      const answers = await Promise.all([
        save('mood', { value: 'well' }, undefined, 0),
        save('history', { value: ['none'] }, undefined, 1),
        save('cycle', { value: false }, undefined, 2),
        save('notes', { value: 'x' }, undefined, 3),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(answers.map(({ body }) => body.status.complete.total).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
      expect((await patient.read(intake._id)).status.incomplete.total).toBe(0);
    }
  });

  it('of many patients are each kept for whose they are, and one that is refused takes none of them with it', async () => {
    for (let round = 0; round < ROUNDS / 4; round += 1) {
      const visits = await Promise.all(rivals.map(() => visit()));
      const [first] = visits;
      // Under the key of the first one, which is good for one of the two.
      const other = await visit(first?.patient, 'selling');
      const sent = await Promise.all(
        [...visits, other].map(({ save }, place) =>
          save('notes', { value: `note ${place}` }, place % RIVALS === 0 ? 'key-of-two' : undefined),
        ),
      );
      const statuses = sent.map(({ status }) => status);
      expect(statuses.slice(1, RIVALS)).toEqual(rivals.slice(1).map(() => 200));
      expect([
        [200, 422],
        [422, 200],
      ]).toContainEqual([statuses[0], statuses[RIVALS]]);
      for (const [place, { patient, intake, idOf, events }] of [...visits, other].entries()) {
        const stored = (await patient.read(intake._id)).intake_responses?.find(({ _id }) => _id === idOf('notes'));
        const isKept = statuses[place] === 200;
        expect(stored?.value).toEqual(isKept ? { value: `note ${place}` } : null);
        expect((await events()).filter(({ kind }) => kind === 'answered')).toHaveLength(isKept ? 1 : 0);
      }
    }
  });

  it('as a profile change never leave an answer that the stored profile forbids uncounted', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { patient, intake, save } = await visit();
      const [saved] = await Promise.all([
        save('cycle', { value: true }),
        patient.send('PUT', `/users/${patient.org}/${patient.id}`, { sex: 'male' }),
      ]);
      expect([200, 422]).toContain(saved.status);
      expect((await patient.read(intake._id)).status.complete.total).toBe(0);
    }
  });
});

it('choices of products at the same time leave one whole selection, each recorded once', async () => {
  const catalogue = catalogueOf(backend);
  const [generic, compounded] = [
    await catalogue.select('generic-rapamycin'),
    await catalogue.select('compounded-rapamycin'),
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    const patient = await backend.patient(fullProfile);
    const intake = await answerVisit(patient, 'selling');
    const answers = await Promise.all(
      rivals.map((rival) =>
        (rival % 2 === 0 ? backend : beside).call<Intake>({
          method: 'POST',
          url: `/v2/intakes/${intake._id}/products`,
          payload: {
            selectedProducts: [rival % 4 < 2 ? generic : compounded],
            patient_id: patient.id,
            intakeProducts: [],
          },
          // Two of each four are one attempt.
          headers: { authorization: `Bearer ${patient.token}`, 'idempotency-key': `choice-${rival % 4}-of-patient` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(rivals.map(() => 200));
    expect([[generic], [compounded]]).toContainEqual((await patient.read(intake._id)).products);
    const events = await backend.portal.database.db
      .select()
      .from(intakeEvents)
      .where(eq(intakeEvents.intakeId, intake._id));
    expect(events.filter(({ kind }) => kind === 'configured')).toHaveLength(4);
  }
});

it('keeping the products of a visit never brings back what another request has replaced', async () => {
  const catalogue = catalogueOf(backend);
  const slugs = ['generic-rapamycin', 'compounded-rapamycin'] as const;
  const [generic, compounded] = await Promise.all(slugs.map((slug) => catalogue.select(slug)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const patient = await backend.patient(fullProfile);
    const intake = await answerVisit(patient, 'selling');
    const choose = (selectedProducts: readonly object[], intakeProducts: readonly string[], rival: number) =>
      (rival % 2 === 0 ? backend : beside).call<Intake>({
        method: 'POST',
        url: `/v2/intakes/${intake._id}/products`,
        payload: { selectedProducts, patient_id: patient.id, intakeProducts },
        headers: { authorization: `Bearer ${patient.token}` },
      });
    await choose([generic ?? {}], [], 0);
    const answers = await Promise.all(
      rivals.map((rival) =>
        rival === 0 ? choose([compounded ?? {}], [], rival) : choose([], slugs.map(catalogue.idOf), rival),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(rivals.map(() => 200));
    expect((await patient.read(intake._id)).products).toEqual([compounded]);
  }
});

describe('visits at the same time', () => {
  it('are begun once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const patient = await backend.patient(fullProfile);
      const template = (await backend.patient(fullProfile)).begins('sample');
      const templateId = (await template).intake_template._id;
      const answers = await Promise.all(
        rivals.map((rival) =>
          (rival % 2 === 0 ? backend : beside).call<Intake>({
            method: 'POST',
            url: '/v2/intakes',
            payload: { templateId, userId: patient.id },
            headers: { authorization: `Bearer ${patient.token}` },
          }),
        ),
      );
      expect(
        count(
          answers.map(({ status }) => status),
          201,
        ),
      ).toBe(1);
      expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
      const list = await patient.send<Intake[]>('GET', `/intakes/${patient.org}/patient/${patient.id}`);
      expect(list.body).toHaveLength(1);
    }
  });

  it('are completed once, and no answer slips in behind', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { patient, intake, idOf, save, events } = await visit();
      await save('mood', { value: 'well' });
      await save('history', { value: ['none'] });
      await save('cycle', { value: false });
      await save('notes', {});
      const [change, ...completions] = await Promise.all([
        patient.send<SavedResponse>('PUT', `/v2/intakes/${intake._id}/responses/${idOf('notes')}`, {
          value: { value: 'late' },
          revision: 1,
        }),
        ...rivals.map((rival) =>
          (rival % 2 === 0 ? backend : beside).call({
            method: 'POST',
            url: `/v2/intakes/${intake._id}/complete`,
            payload: {},
            headers: { authorization: `Bearer ${patient.token}`, 'idempotency-key': `rival-${rival}-complete` },
          }),
        ),
      ]);
      const statuses = completions.map(({ status }) => status);
      expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, RIVALS - 1]);
      const history = (await events()).toSorted((a, b) => a.id - b.id).map(({ kind }) => kind);
      expect(history.filter((kind) => kind === 'completed')).toHaveLength(1);
      expect(history.at(-1)).toBe('completed');
      const notes = (await patient.read(intake._id)).intake_responses?.find(({ _id }) => _id === idOf('notes'));
      expect(notes?.value).toEqual(change.status === 200 ? { value: 'late' } : {});
    }
  });
});

it('profile changes on one revision: one wins', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const patient = await backend.patient(fullProfile);
    const answers = await Promise.all(
      rivals.map((rival) =>
        patient.send<User>('PUT', `/users/${patient.org}/${patient.id}`, { weight: 150 + rival, revision: 0 }),
      ),
    );
    expect(
      count(
        answers.map(({ status }) => status),
        200,
      ),
    ).toBe(1);
  }
});

describe('images at the same time', () => {
  it('make one pair, whoever took them in, and leave nothing of the others', async () => {
    const file = await picture(200, 200).png().toBuffer();
    for (let round = 0; round < ROUNDS / 4; round += 1) {
      const { patient, intake, save } = await visit();
      const send = (rival: number) =>
        (rival % 4 < 2 ? backend : beside).call<User>({
          method: 'POST',
          url: `/users/${patient.org}/user/${patient.id}/images`,
          payload: formOf(
            uploadParts({
              client_id: patient.id,
              file,
              image_type: rival % 2 === 0 ? 'id_images' : 'profile_images',
              ...(rival < 4 && { intake: intake._id }),
            }),
          ),
          headers: { authorization: `Bearer ${patient.token}`, 'content-type': FORM_TYPE },
        });
      const [answers, saved] = await Promise.all([Promise.all(rivals.map(send)), save('notes', { value: 'a note' })]);
      expect(answers.map(({ status }) => status)).toEqual(rivals.map(() => 200));
      expect(saved.status).toBe(200);
      const { body } = await patient.send<User>('GET', `/users/${patient.org}/user/${patient.id}/patient`);
      expect([body.verificationStatus, body.revision]).toEqual(['pending', RIVALS]);
      const { image_verification } = await patient.read(intake._id);
      const shown = [body.image.id?.id_url, body.image.profile?.profile_url, ...Object.values(image_verification)];
      const ids = new Set(shown.map((url) => url?.slice('/v2/images/'.length).split('?')[0]));
      const rows = await backend.portal.database.db
        .select({ id: images.id })
        .from(images)
        .where(eq(images.userId, patient.id));
      expect(new Set(rows.map(({ id }) => id))).toEqual(ids);
      for (const url of shown)
        expect((await beside.app.inject({ method: 'GET', url: url ?? '' })).statusCode).toBe(200);
    }
  });
});

it('a session that ends on one server is over on the others when they hear of it', async () => {
  const { email } = await backend.patient();
  const login = await backend.call<Session>({
    method: 'POST',
    url: `/login/${backend.tenant.id}`,
    payload: { email, password: 'Portal123' },
  });
  const states = () =>
    beside.call({ method: 'GET', url: '/states', headers: { authorization: `Bearer ${login.body.token}` } });
  expect((await states()).status).toBe(200);
  await backend.call({
    method: 'POST',
    url: '/v2/session/logout',
    headers: { cookie: `portal_refresh=${login.cookies[0]?.value}` },
  });
  await expect.poll(async () => (await states()).status).toBe(401);
});
