import { afterAll, describe, expect, it } from 'vitest';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { backendTemplate } from '#tests/support/backend/backendTemplate.ts';
import { changedTemplate } from '#tests/support/backend/changedTemplate.ts';
import { draftFixture, valuesOf } from '#tests/support/backend/draftFixture.ts';

const backend = await backendFixture({ templates: [backendTemplate] });
afterAll(() => backend.close());
const draftOf = draftFixture(backend);

/** The steps that are asked next, in order. */
const openOf = ({ status: { incomplete }, intake_responses: responses = [] }: Intake) =>
  [...incomplete.verification, ...incomplete.intake_responses].map(
    (id) => responses.find(({ _id }) => _id === id)?.step,
  );

const answered: { readonly [step: string]: Answer } = {
  mood: { value: 'well' },
  history: { value: ['heart', 'liver'] },
  cycle: { value: true },
  notes: { value: 'a long story' },
};

const habits = (...fields: readonly string[]): Step => ({
  id: 'habits',
  kind: 'form',
  title: 'Your habits',
  fields: fields.map((id) => ({ id, type: 'text', label: id })),
});

describe('a visit half way, opened after its template has changed', () => {
  it('keeps every answer that still holds, asks what is new or no longer allowed, and counts by the new questions', async () => {
    const draft = await draftOf(backendTemplate, answered);
    await draft.store(changedTemplate);
    const opened = await draft.read();
    expect(opened.intake_template).toMatchObject({ version: 3, definition: { version: 3 } });
    expect(valuesOf(opened)).toEqual([
      ['remarks', { value: 'a long story' }],
      ['sleep', null],
      ['mood', { value: 'fine' }],
      ['since', null],
      ['history', null],
    ]);
    expect(openOf(opened)).toEqual(['history', 'sleep']);
    expect(opened.status).toMatchObject({ questions: { total: 4 }, complete: { total: 2 } });
  });

  it('names what could not be kept, until it is answered again', async () => {
    const draft = await draftOf(backendTemplate, answered);
    await draft.store(changedTemplate);
    const opened = await draft.read();
    const gone = { title: 'A question for some', reason: 'notAsked' };
    const again = { title: 'Any of these?', reason: 'askedAgain' };
    expect(opened.carried_over).toEqual({ from: 1, to: 3, questions: [gone, again] });
    await draft.save(draft.idOf('history', opened), { value: ['heart'] });
    expect((await draft.read()).carried_over).toEqual({ from: 1, to: 3, questions: [gone] });
  });

  it('is answered to its end as any other, and is not carried over after that', async () => {
    const draft = await draftOf(backendTemplate, answered);
    await draft.store(changedTemplate);
    const opened = await draft.read();
    await draft.save(draft.idOf('history', opened), { value: ['heart'] });
    await draft.save(draft.idOf('sleep', opened), { value: 'well' });
    const done = await draft.patient.send<Intake>('POST', `/v2/intakes/${draft.begun._id}/complete`, {});
    expect([done.status, done.body.carried_over]).toEqual([200, null]);
    await draft.store({ ...changedTemplate, version: 4, migrations: [{ to: 4, drop: ['sleep'] }] });
    expect((await draft.read()).intake_template.version).toBe(3);
  });

  it('is carried over once, with its event, and loses nothing of what it held', async () => {
    const draft = await draftOf(backendTemplate, answered);
    await draft.store(changedTemplate);
    await draft.read();
    expect(await draft.read()).toEqual(await draft.read());
    expect(await draft.events()).toHaveLength(1);
    const retired = (await draft.rows()).filter((row) => row.retired !== null);
    expect(Object.fromEntries(retired.map(({ step, value }) => [step, value]))).toEqual({
      mood: { value: 'well' },
      history: { value: ['heart', 'liver'] },
      cycle: { value: true },
    });
  });

  it('is carried over as well where it is begun once more', async () => {
    const draft = await draftOf(backendTemplate, answered);
    await draft.store(changedTemplate);
    const again = await draft.patient.begins(draft.begun.intake_template.slug);
    expect(again).toMatchObject({ _id: draft.begun._id, intake_template: { version: 3 } });
  });

  it('goes through two changes with what each of them has to say', async () => {
    const draft = await draftOf(backendTemplate, answered);
    await draft.store(changedTemplate);
    await draft.read();
    await draft.store({
      ...changedTemplate,
      version: 4,
      sections: { intake: (changedTemplate.sections['intake'] ?? []).filter(({ id }) => id !== 'remarks') },
      migrations: [...(changedTemplate.migrations ?? []), { to: 4, drop: ['remarks'] }],
    });
    expect((await draft.read()).carried_over).toEqual({
      from: 1,
      to: 4,
      questions: [
        { title: 'A question for some', reason: 'notAsked' },
        { title: 'Any of these?', reason: 'askedAgain' },
        { title: 'Is there anything else?', reason: 'notAsked' },
      ],
    });
  });

  it('says nothing where nothing was answered', async () => {
    const draft = await draftOf(backendTemplate);
    await draft.store(changedTemplate);
    expect(await draft.read()).toMatchObject({ carried_over: null, intake_template: { version: 3 } });
  });

  it('tells of an answer of which a part is not asked any more', async () => {
    const before = { ...backendTemplate, sections: { intake: [habits('coffee', 'tea')] } };
    const draft = await draftOf(before, { habits: { coffee: 'none', tea: 'lots' } });
    await draft.store({
      ...before,
      version: 2,
      sections: { intake: [habits('tea')] },
      migrations: [{ to: 2, drop: ['habits.coffee'] }],
    });
    const opened = await draft.read();
    expect(valuesOf(opened)).toEqual([['habits', { tea: 'lots' }]]);
    expect(opened.carried_over?.questions).toEqual([{ title: 'Your habits', reason: 'partNotAsked' }]);
  });
});

describe('a visit keeps its own version', () => {
  it.each<readonly [string, StepSet]>([
    ['the new one says nothing of earlier answers', { ...changedTemplate, migrations: [] }],
    ['a version between has no migration', { ...changedTemplate, migrations: [{ to: 3 }] }],
    ['the new one has no higher number', { ...changedTemplate, version: 1, migrations: [] }],
    [
      'the new one is a visit of another type',
      { ...changedTemplate, template: { name: 'Other', type: 'medication', end: 'product-configure' } },
    ],
  ])('where %s', async (_, changed) => {
    const draft = await draftOf(backendTemplate, answered);
    await draft.store(changed);
    const opened = await draft.read();
    expect(opened.intake_template.definition).toMatchObject({ sections: backendTemplate.sections });
    expect([valuesOf(opened), opened.carried_over]).toEqual([valuesOf(await draft.read()), null]);
    expect(opened.status.complete.total).toBe(4);
  });

  it('where it is closed', async () => {
    const draft = await draftOf(backendTemplate, answered);
    await draft.patient.send('PUT', `/v2/intakes/${draft.begun._id}/patient-close`);
    await draft.store(changedTemplate);
    expect((await draft.read()).intake_template.version).toBe(1);
  });
});

describe('a device that still shows the earlier questions', () => {
  it('is told to reload where a question is out of use, and nothing is written', async () => {
    const draft = await draftOf(backendTemplate, { notes: {} });
    await draft.store(changedTemplate);
    const opened = await draft.read();
    for (const step of ['cycle', 'mood', 'history']) {
      const { status, body } = await draft.save<{ code: string; message: string }>(
        draft.idOf(step),
        answered[step] ?? {},
      );
      expect([status, body.code]).toEqual([409, 'QuestionRetired']);
      expect(body.message).toContain('reload');
    }
    expect(await draft.read()).toEqual(opened);
  });

  it('saves an answer to a question that was only renamed', async () => {
    const draft = await draftOf(backendTemplate, { mood: { value: 'well' } });
    await draft.store(changedTemplate);
    await draft.read();
    expect((await draft.save(draft.idOf('notes'), { value: 'late' })).status).toBe(200);
    expect(valuesOf(await draft.read())).toContainEqual(['remarks', { value: 'late' }]);
  });

  it('saves an answer to a question that has an option more', async () => {
    const [welcome, mood, ...rest] = backendTemplate.sections.intake;
    const more = { ...mood, options: [{ value: 'soso', label: 'So so' }, ...mood.options] };
    const draft = await draftOf(backendTemplate, { notes: {} });
    await draft.store({
      ...backendTemplate,
      version: 2,
      sections: { intake: [welcome, more, ...rest] },
      migrations: [{ to: 2 }],
    });
    await draft.read();
    expect((await draft.save(draft.idOf('mood'), { value: 'well' })).status).toBe(200);
  });

  it('is told to reload where options were exchanged, although each is still there', async () => {
    const draft = await draftOf(backendTemplate, { notes: {} });
    await draft.store({
      ...backendTemplate,
      version: 2,
      migrations: [{ to: 2, map: { mood: { well: 'unwell', unwell: 'well' } } }],
    });
    await draft.read();
    expect((await draft.save(draft.idOf('mood'), { value: 'well' })).body).toMatchObject({ code: 'QuestionRetired' });
  });

  it('is answered as before where it repeats what was acknowledged', async () => {
    const draft = await draftOf(backendTemplate);
    const first = await draft.save(draft.idOf('cycle'), { value: true }, 0, 'the-first-attempt');
    await draft.store(changedTemplate);
    await draft.read();
    const again = await draft.save(draft.idOf('cycle'), { value: true }, 0, 'the-first-attempt');
    expect([again.status, again.body]).toEqual([200, first.body]);
  });
});
