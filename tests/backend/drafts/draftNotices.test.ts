import { afterAll, describe, expect, it } from 'vitest';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { backendTemplate } from '#tests/support/backend/backendTemplate.ts';
import { draftFixture, valuesOf } from '#tests/support/backend/draftFixture.ts';

const backend = await backendFixture({ templates: [backendTemplate] });
afterAll(() => backend.close());
const draftOf = draftFixture(backend);

const { conditions, facts, template } = backendTemplate;
const [, mood, since, history, cycle, notes] = backendTemplate.sections.intake;

const versionOf = (version: number, intake: readonly Step[], more: Partial<StepSet> = {}): StepSet => ({
  flow: 'sample',
  version,
  template,
  facts,
  conditions,
  sections: { intake },
  ...(version > 1 && { migrations: [{ to: version }] }),
  ...more,
});

const answered = { mood: { value: 'unwell', 'details.unwell': 'Tired' }, since: { value: 'May' } };
const before = versionOf(1, [mood, since, history, notes]);

describe('what a patient is told of a visit that was carried over', () => {
  it('is that an answer is not needed where its question, which would be asked again, does not apply', async () => {
    const draft = await draftOf(before, answered);
    await draft.store(versionOf(2, [mood, { ...since, when: { mood: 'well' }, maxLength: 2 }, history, notes]));
    expect((await draft.read()).carried_over?.questions).toEqual([{ title: 'Since when?', reason: 'notAsked' }]);
  });

  it('is that an answer is not needed where it is kept and its question applies no more', async () => {
    const draft = await draftOf(before, answered);
    await draft.store(versionOf(2, [mood, { ...since, when: { mood: 'well' } }, history, notes]));
    const opened = await draft.read();
    expect(opened.carried_over?.questions).toEqual([{ title: 'Since when?', reason: 'notAsked' }]);
    await draft.save(draft.idOf('mood', opened), { value: 'well' }, 1);
    const again = await draft.read();
    expect(again.carried_over).toBeNull();
    expect(valuesOf(again)).toContainEqual(['since', answered.since]);
  });

  it('is nothing of a kept answer as long as the question that it depends on is open', async () => {
    const draft = await draftOf(before, answered);
    const tired = { ...mood, options: [{ value: 'well', label: 'Well' }] };
    await draft.store(versionOf(2, [tired, { ...since, when: { mood: { isNot: 'well' } } }, history, notes]));
    const opened = await draft.read();
    expect(opened.carried_over?.questions).toEqual([{ title: 'How are you?', reason: 'askedAgain' }]);
    await draft.save(draft.idOf('mood', opened), { value: 'well' });
    expect((await draft.read()).carried_over?.questions).toEqual([{ title: 'Since when?', reason: 'notAsked' }]);
  });

  it('is nothing once all of it is answered again', async () => {
    const draft = await draftOf(versionOf(1, [history, notes]), { history: { value: ['heart', 'liver'] }, notes: {} });
    await draft.store(versionOf(2, [{ ...history, options: [history.options[0]] }, notes]));
    const opened = await draft.read();
    expect(opened.carried_over?.questions).toEqual([{ title: 'Any of these?', reason: 'askedAgain' }]);
    await draft.save(draft.idOf('history', opened), { value: ['heart'] });
    expect((await draft.read()).carried_over).toBeNull();
  });

  it('is that everything is kept where it is', async () => {
    const draft = await draftOf(before, answered);
    await draft.store(versionOf(2, [mood, since, history, cycle, notes]));
    expect((await draft.read()).carried_over).toEqual({ from: 1, to: 2, questions: [] });
  });

  it('is that an answer is not needed where a later version does not ask again what an earlier one did', async () => {
    const draft = await draftOf(before, { ...answered, history: { value: ['heart', 'liver'] } });
    const second = versionOf(2, [mood, since, { ...history, options: [history.options[0]] }, notes]);
    await draft.store(second);
    await draft.read();
    await draft.store({
      ...versionOf(3, [mood, since, notes]),
      migrations: [{ to: 2 }, { to: 3, drop: ['history'] }],
    });
    expect((await draft.read()).carried_over?.questions).toEqual([{ title: 'Any of these?', reason: 'notAsked' }]);
  });
});
