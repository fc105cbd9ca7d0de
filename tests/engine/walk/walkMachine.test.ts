import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import { DefinitionError } from '#engine/definition/DefinitionError.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import { startWalk } from './startWalk.ts';
import { madeUp } from '../random/madeUp.ts';

const text = (id: string): Step => ({ id, kind: 'long-text', title: id });
const yesNo: Step = { id: 'smokes', kind: 'yes-no', title: 'Do you smoke?' };
const amount: Step = { id: 'amount', kind: 'short-text', title: 'How much?', when: { smokes: true } };
const intro: Step = { id: 'intro', kind: 'intro', title: 'Welcome' };
const three = [text('one'), text('two'), text('three')];

const submit = (value: string) => ({ type: 'SUBMIT', answer: { value } }) as const;

const saved = (...ids: readonly string[]) =>
  new Map(ids.map((id, at) => [id, { answer: { value: `saved ${id}` }, revision: at + 1 }]));

const offline = new EffectError({ code: 'NetworkError', message: 'You are offline.' });
const refused = new EffectError({
  code: 'InvalidAnswer',
  message: 'Please check your answer.',
  fields: [{ field: 'value', code: 'tooLong', message: 'Too long.' }],
});
const conflict = new EffectError({
  code: 'RevisionConflict',
  message: 'This was changed elsewhere.',
  theirs: { answer: { value: 'theirs' }, revision: 7 },
});

describe('an answer', () => {
  it('that is not allowed is refused without a save', () => {
    const { actor, saves, at, state, context } = startWalk({ steps: three });
    actor.send({ type: 'SUBMIT', answer: { value: ' ' } });
    expect([state(), at(), saves.length]).toEqual(['showing', 'one', 0]);
    expect(context().problems.map(({ field, code }) => [field, code])).toEqual([['value', 'required']]);
  });

  it('is saved before the next step shows', async () => {
    const { actor, answers, saves, at, state, context, acknowledge } = startWalk({ steps: three });
    actor.send({ type: 'SUBMIT', answer: { value: 'first' } });
    expect([state(), at(), context().held]).toEqual(['saving', 'one', { value: 'first' }]);
    expect(answers.answer(0)).toBeUndefined();
    expect(saves[0]?.input).toMatchObject({ step: { id: 'one' }, answer: { value: 'first' }, revision: 0, facts: {} });
    await acknowledge({ revision: 1 });
    expect([state(), at()]).toEqual(['showing', 'two']);
    expect(answers.answer(0)).toEqual({ value: 'first' });
    expect(answers.revisionOf(0)).toBe(1);
    expect(context()).toMatchObject({ saved: 'one', direction: 'forward', held: null, problems: [] });
  });

  it('to an earlier problem clears it', async () => {
    const { actor, context, acknowledge } = startWalk({ steps: three });
    actor.send({ type: 'SUBMIT', answer: {} });
    actor.send({ type: 'SUBMIT', answer: { value: 'first' } });
    expect(context().problems).toEqual([]);
    await acknowledge({ revision: 1 });
    expect(context().problems).toEqual([]);
  });

  it('to a step that is not on screen any more is not taken for the next', async () => {
    const { actor, at, state, saves, fail } = startWalk({ steps: [intro, { ...intro, id: 'more' }, text('one')] });
    const twice = (step: string, answer: Answer = {}) => {
      for (let press = 0; press < 2; press += 1) actor.send({ type: 'SUBMIT', answer, step });
    };
    twice('intro');
    expect([state(), at()]).toEqual(['showing', 'more']);
    twice('more');
    expect([state(), at()]).toEqual(['showing', 'one']);
    twice('one', { value: 'first' });
    await fail(offline);
    actor.send({ type: 'SUBMIT', answer: { value: 'late' }, step: 'more' });
    expect([state(), at(), saves.length]).toEqual(['unsaved', 'one', 1]);
  });

  it('is taken once, however often it is submitted while it is being saved', async () => {
    const { actor, saves, at, acknowledge } = startWalk({ steps: three });
    actor.send({ type: 'SUBMIT', answer: { value: 'first' } });
    actor.send({ type: 'SUBMIT', answer: { value: 'again' } });
    actor.send({ type: 'RETRY' });
    expect(saves.length).toBe(1);
    await acknowledge({ revision: 1 });
    expect([at(), saves.length]).toEqual(['two', 1]);
  });

  it('carries the revision that the patient saw', () => {
    const { actor, saves } = startWalk({ steps: three, saved: saved('one', 'two') });
    actor.send({ type: 'SUBMIT', answer: { value: 'changed' } });
    expect(saves[0]?.input.revision).toBe(1);
  });

  it('that lives in facts carries them, and what the server learned is taken', async () => {
    const steps: Step[] = [
      {
        ...yesNo,
        kind: 'yes-no',
        saves: { value: 'patient.smokes', details: 'patient.amount' },
        details: { label: 'How much?' },
      },
      { ...text('later'), when: { 'patient.risk': 'high' } },
    ];
    const types = { 'patient.smokes': 'boolean', 'patient.amount': 'string', 'patient.risk': 'string' } as const;
    const { actor, answers, saves, at, acknowledge } = startWalk({ steps, types });
    actor.send({ type: 'SUBMIT', answer: { value: true, details: 'Ten a day' } });
    expect(saves[0]?.input.facts).toEqual({ 'patient.smokes': true, 'patient.amount': 'Ten a day' });
    await acknowledge({ revision: 3, facts: madeUp({ 'patient.risk': 'high' }) });
    expect(at()).toBe('later');
    expect([answers.fact(madeUp('patient.smokes')), answers.revisionOf(0)]).toEqual([true, 3]);
  });

  it('to the last question ends the walk forward', async () => {
    const { actor, acknowledge } = startWalk({ steps: [text('one')] });
    actor.send({ type: 'SUBMIT', answer: { value: 'first' } });
    await acknowledge({ revision: 1 });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { exit: 'forward' } });
  });
});

describe('a save that fails', () => {
  it('keeps the answer on the step as not saved, and sends the same again', async () => {
    const { actor, answers, saves, at, state, context, fail, acknowledge } = startWalk({ steps: three });
    actor.send({ type: 'SUBMIT', answer: { value: 'first' } });
    await fail(offline);
    expect([state(), at(), context().held]).toEqual(['unsaved', 'one', { value: 'first' }]);
    expect(context().failure?.code).toBe('NetworkError');
    expect(answers.answer(0)).toBeUndefined();
    actor.send({ type: 'RETRY' });
    expect([state(), context().failure]).toEqual(['saving', null]);
    expect(saves[1]?.input).toMatchObject({ answer: { value: 'first' }, revision: 0 });
    await acknowledge({ revision: 1 });
    expect(at()).toBe('two');
    expect(answers.answer(0)).toEqual({ value: 'first' });
  });

  it('for no reason of its own is said to be unexpected', async () => {
    const { actor, context, fail } = startWalk({ steps: three });
    actor.send({ type: 'SUBMIT', answer: { value: 'first' } });
    await fail(new TypeError('x is not a function'));
    expect(context().failure).toMatchObject({
      code: 'Unexpected',
      message: 'Something went wrong. Please try again.',
    });
  });

  it('can be followed by another answer, which is checked first', async () => {
    const { actor, saves, state, context, fail } = startWalk({ steps: three });
    actor.send({ type: 'SUBMIT', answer: { value: 'first' } });
    await fail(offline);
    actor.send({ type: 'SUBMIT', answer: {} });
    expect([state(), context().problems.length, saves.length]).toEqual(['unsaved', 1, 1]);
    actor.send({ type: 'SUBMIT', answer: { value: 'better' } });
    expect([state(), context().problems.length]).toEqual(['saving', 0]);
    expect(saves[1]?.input.answer).toEqual({ value: 'better' });
  });

  it('because the server refused the answer shows why, beside the field', async () => {
    const { actor, answers, at, state, context, fail } = startWalk({ steps: three });
    actor.send({ type: 'SUBMIT', answer: { value: 'first' } });
    await fail(refused);
    expect([state(), at(), context().held]).toEqual(['showing', 'one', null]);
    expect(context().problems).toEqual(refused.fields);
    expect(answers.answer(0)).toBeUndefined();
  });
});

const atConflict = async () => {
  const walk = startWalk({ steps: three, saved: saved('one', 'two') });
  walk.actor.send({ type: 'SUBMIT', answer: { value: 'mine' } });
  await walk.fail(conflict);
  return walk;
};

describe('an answer that was changed elsewhere', () => {
  it('is shown beside mine', async () => {
    const { at, state, context } = await atConflict();
    expect([state(), at()]).toEqual(['conflict', 'one']);
    expect(context()).toMatchObject({ held: { value: 'mine' }, theirs: { answer: { value: 'theirs' }, revision: 7 } });
  });

  it('is overwritten by mine on their revision, where I keep mine', async () => {
    const { actor, answers, saves, at, state, acknowledge } = await atConflict();
    actor.send({ type: 'KEEP_MINE' });
    expect(state()).toBe('saving');
    expect(saves[1]?.input).toMatchObject({ answer: { value: 'mine' }, revision: 7 });
    await acknowledge({ revision: 8 });
    expect(at()).toBe('two');
    expect([answers.answer(0), answers.revisionOf(0)]).toEqual([{ value: 'mine' }, 8]);
  });

  it('is overwritten on their revision even where the save has to be tried again', async () => {
    const { actor, saves, state, fail } = await atConflict();
    actor.send({ type: 'KEEP_MINE' });
    await fail(offline);
    expect(state()).toBe('unsaved');
    actor.send({ type: 'RETRY' });
    expect(saves[2]?.input).toMatchObject({ answer: { value: 'mine' }, revision: 7 });
  });

  it('stays, where I take theirs: nothing is saved', async () => {
    const { actor, answers, saves, at, state, context } = await atConflict();
    actor.send({ type: 'TAKE_THEIRS' });
    expect([state(), at(), saves.length]).toEqual(['showing', 'two', 1]);
    expect([answers.answer(0), answers.revisionOf(0)]).toEqual([{ value: 'theirs' }, 7]);
    expect(context()).toMatchObject({ held: null, theirs: null });
  });

  it('may change once more before mine is kept', async () => {
    const { actor, state, context, fail } = await atConflict();
    actor.send({ type: 'KEEP_MINE' });
    await fail(
      new EffectError({
        code: 'RevisionConflict',
        message: 'Again.',
        theirs: { answer: { value: 'newer' }, revision: 9 },
      }),
    );
    expect([state(), context().theirs?.revision]).toEqual(['conflict', 9]);
  });

  it('waits for that decision: another answer is not taken meanwhile', async () => {
    const { actor, saves, state } = await atConflict();
    actor.send({ type: 'SUBMIT', answer: { value: 'other' } });
    actor.send({ type: 'RETRY' });
    expect([state(), saves.length]).toEqual(['conflict', 1]);
  });
});

const address: Step = {
  id: 'address',
  kind: 'form',
  title: 'Where to?',
  fields: [
    { id: 'street', type: 'text', label: 'Street', saves: 'patient.street', maxLength: 10 },
    { id: 'city', type: 'text', label: 'City', saves: 'patient.city' },
  ],
};
const addressTypes = { 'patient.street': 'string', 'patient.city': 'string' } as const;
const part = { street: '1 Oak' };

const savingPart = () => {
  const walk = startWalk({ steps: [address, text('later')], types: addressTypes });
  walk.actor.send({ type: 'SAVE', answer: part });
  return walk;
};

const partAtConflict = async () => {
  const walk = savingPart();
  const theirs = { answer: { street: '9 Ash' }, revision: 7 };
  await walk.fail(new EffectError({ code: 'RevisionConflict', message: 'This was changed elsewhere.', theirs }));
  expect([walk.state(), walk.at()]).toEqual(['conflict', 'address']);
  return walk;
};

describe('a part of a step that is saved', () => {
  it('is known, and the step stays', async () => {
    const { actor, answers, saves, at, state, context, acknowledge } = savingPart();
    expect([state(), context().held]).toEqual(['saving', part]);
    expect(saves[0]?.input).toMatchObject({ answer: part, facts: { 'patient.street': '1 Oak' } });
    expect(saves[0]?.input.facts).not.toHaveProperty(['patient.city']);
    expect(answers.fact(madeUp('patient.street'))).toBeUndefined();
    await acknowledge({ revision: 1 });
    expect([state(), at(), context().held, context().partial]).toEqual(['showing', 'address', null, false]);
    expect(answers.fact(madeUp('patient.street'))).toBe('1 Oak');
    actor.send({ type: 'SUBMIT', answer: { ...part, city: 'Springfield' } });
    await acknowledge({ revision: 2 });
    expect(at()).toBe('later');
  });

  it('leaves the other fields as they were', async () => {
    const { actor, answers, acknowledge } = startWalk({
      steps: [address],
      types: addressTypes,
      facts: { 'patient.city': 'Springfield' },
    });
    actor.send({ type: 'SAVE', answer: part });
    await acknowledge({ revision: 1 });
    expect([answers.fact(madeUp('patient.street')), answers.fact(madeUp('patient.city'))]).toEqual([
      '1 Oak',
      'Springfield',
    ]);
  });

  it('is taken without a save, where nothing is saved', () => {
    const { actor, answers, saves, at, state } = startWalk({ steps: [address], types: addressTypes, local: true });
    actor.send({ type: 'SAVE', answer: part });
    expect([state(), at(), saves.length]).toEqual(['showing', 'address', 0]);
    expect(answers.fact(madeUp('patient.street'))).toBe('1 Oak');
  });

  it('stores the answer as the server returned it', async () => {
    const { answers, acknowledge } = savingPart();
    await acknowledge({ revision: 1, facts: madeUp({ 'patient.street': '1 Oak St' }) });
    expect(answers.fact(madeUp('patient.street'))).toBe('1 Oak St');
  });

  it('is not asked for the fields it leaves out, and is refused for those it has', () => {
    const { actor, saves, at, state, context } = startWalk({ steps: [address], types: addressTypes });
    actor.send({ type: 'SAVE', answer: { street: 'far too long for it' } });
    expect([state(), at(), saves.length]).toEqual(['showing', 'address', 0]);
    expect(context().problems.map(({ field, code }) => [field, code])).toEqual([['street', 'tooLong']]);
  });

  it('that the server refuses shows why, beside the field', async () => {
    const { answers, at, state, context, fail } = savingPart();
    await fail(refused);
    expect([state(), at(), context().problems]).toEqual(['showing', 'address', refused.fields]);
    expect(answers.fact(madeUp('patient.street'))).toBeUndefined();
  });

  it('and cannot be saved is kept as not saved, and sent again as the part that it is', async () => {
    const { actor, answers, saves, at, state, context, fail, acknowledge } = savingPart();
    await fail(offline);
    expect([state(), at(), context().held, context().failure?.code]).toEqual([
      'unsaved',
      'address',
      part,
      'NetworkError',
    ]);
    actor.send({ type: 'RETRY' });
    expect(saves[1]?.input).toMatchObject({ answer: part, facts: { 'patient.street': '1 Oak' } });
    await acknowledge({ revision: 1 });
    expect([state(), at(), answers.fact(madeUp('patient.street'))]).toEqual(['showing', 'address', '1 Oak']);
  });

  it('and cannot be saved can be followed by the whole step', async () => {
    const { actor, saves, at, fail, acknowledge } = savingPart();
    await fail(offline);
    actor.send({ type: 'SUBMIT', answer: { street: '2 Elm', city: 'Springfield' } });
    expect(saves[1]?.input.facts).toEqual({ 'patient.street': '2 Elm', 'patient.city': 'Springfield' });
    await acknowledge({ revision: 1 });
    expect(at()).toBe('later');
  });

  it('and was changed elsewhere is saved over theirs, where I keep mine, and the step stays', async () => {
    const { actor, answers, saves, at, state, acknowledge } = await partAtConflict();
    actor.send({ type: 'KEEP_MINE' });
    expect(saves[1]?.input).toMatchObject({ answer: part, revision: 7 });
    await acknowledge({ revision: 8 });
    expect([state(), at(), answers.fact(madeUp('patient.street'))]).toEqual(['showing', 'address', '1 Oak']);
  });

  it('and was changed elsewhere is given up, where I take theirs, and the step stays', async () => {
    const { actor, answers, saves, at, state } = await partAtConflict();
    actor.send({ type: 'TAKE_THEIRS' });
    expect([state(), at(), saves.length]).toEqual(['showing', 'address', 1]);
    expect(answers.fact(madeUp('patient.street'))).toBe('9 Ash');
  });
});

describe('Back', () => {
  it('shows the step before', () => {
    const { actor, at, context } = startWalk({ steps: three, enter: { step: 'three' } });
    actor.send({ type: 'BACK' });
    expect([at(), context().direction]).toEqual(['two', 'back']);
  });

  it('passes over steps that do not apply', () => {
    const steps = [yesNo, amount, text('last')];
    const { actor, at } = startWalk({ steps, enter: { step: 'last' } });
    actor.send({ type: 'BACK' });
    expect(at()).toBe('smokes');
  });

  it('on the first step ends the walk backward', () => {
    const { actor } = startWalk({ steps: three });
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { exit: 'back' } });
  });

  it('is not heard while an answer is being saved', async () => {
    const { actor, at, state, acknowledge } = startWalk({ steps: three, enter: { step: 'two' } });
    actor.send({ type: 'SUBMIT', answer: { value: 'second' } });
    actor.send({ type: 'BACK' });
    expect([state(), at()]).toEqual(['saving', 'two']);
    await acknowledge({ revision: 1 });
    expect(at()).toBe('three');
  });

  it('leaves an answer that could not be saved behind', async () => {
    const { actor, answers, at, state, context, fail } = startWalk({ steps: three, enter: { step: 'two' } });
    actor.send({ type: 'SUBMIT', answer: { value: 'second' } });
    await fail(offline);
    actor.send({ type: 'BACK' });
    expect([state(), at()]).toEqual(['showing', 'one']);
    expect(context()).toMatchObject({ held: null, failure: null });
    expect(answers.answer(1)).toBeUndefined();
  });

  it('on the first step ends the walk even where its answer could not be saved', async () => {
    const { actor, fail } = startWalk({ steps: three });
    actor.send({ type: 'SUBMIT', answer: { value: 'first' } });
    await fail(offline);
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { exit: 'back' } });
  });

  it('leaves a conflict undecided', async () => {
    const { actor, answers, at, state, context, fail } = startWalk({
      steps: three,
      enter: { step: 'two' },
      saved: saved('one', 'two'),
    });
    actor.send({ type: 'SUBMIT', answer: { value: 'mine' } });
    await fail(conflict);
    actor.send({ type: 'BACK' });
    expect([state(), at(), context().theirs]).toEqual(['showing', 'one', null]);
    expect([answers.answer(1), answers.revisionOf(1)]).toEqual([{ value: 'saved two' }, 2]);
  });

  it('clears the problems of the step that is left', () => {
    const { actor, context } = startWalk({ steps: three, enter: { step: 'two' } });
    actor.send({ type: 'SUBMIT', answer: {} });
    actor.send({ type: 'BACK' });
    expect(context().problems).toEqual([]);
  });
});

describe('a walk is entered', () => {
  it('at its last step on the way back, though everything is answered', () => {
    const { at, state, context } = startWalk({ steps: three, saved: saved('one', 'two', 'three'), enter: 'last' });
    expect([state(), at(), context().direction]).toEqual(['showing', 'three', 'back']);
  });

  it('at its last step that applies', () => {
    expect(startWalk({ steps: [yesNo, amount], enter: 'last' }).at()).toBe('smokes');
  });

  it('at its first open question', () => {
    expect(startWalk({ steps: three, saved: saved('one', 'three'), enter: 'gap' }).at()).toBe('two');
  });

  it('not at all where no question is open: it ends forward at once', () => {
    const { actor } = startWalk({ steps: three, saved: saved('one', 'two', 'three'), enter: 'gap' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { exit: 'forward' } });
  });

  it('at open questions that verify earlier facts before all others', () => {
    const steps = [text('one'), { ...text('two'), verification: true }, { ...text('three'), verification: true }];
    expect(startWalk({ steps, enter: 'gap' }).at()).toBe('two');
    expect(startWalk({ steps, saved: saved('two'), enter: 'gap' }).at()).toBe('three');
    expect(startWalk({ steps, saved: saved('two', 'three'), enter: 'gap' }).at()).toBe('one');
  });

  it('at a step by id, or where that does not apply at the next one that does', () => {
    const steps = [yesNo, amount, text('last')];
    expect(startWalk({ steps, enter: { step: 'last' } }).at()).toBe('last');
    expect(startWalk({ steps, enter: { step: 'amount' } }).at()).toBe('last');
    expect(startWalk({ steps, enter: { step: 'unknown' } }).at()).toBe('smokes');
  });

  it('never in a section that does not exist', () => {
    const { answers } = startWalk({ steps: three });
    const lost = createActor(walkMachine, { input: { answers, section: 'missing', enter: 'first' } });
    expect(lost.getSnapshot()).toMatchObject({
      status: 'error',
      error: new DefinitionError("there is no section 'missing'"),
    });
  });
});

describe('an optional step', () => {
  const steps: Step[] = [{ ...text('one'), optional: true }, text('two')];

  it('is passed with an empty answer, which is saved like any other', async () => {
    const { actor, answers, saves, at, acknowledge } = startWalk({ steps });
    actor.send({ type: 'SUBMIT', answer: {} });
    expect(saves[0]?.input.answer).toEqual({});
    await acknowledge({ revision: 1 });
    expect(at()).toBe('two');
    expect(answers.answer(0)).toEqual({});
  });

  it('is not asked again once it was passed', () => {
    const passed = new Map([['one', { answer: {}, revision: 1 }]]);
    expect(startWalk({ steps, saved: passed, enter: 'gap' }).at()).toBe('two');
  });

  it('is checked where it is answered', () => {
    const { actor, saves, context } = startWalk({ steps });
    actor.send({ type: 'SUBMIT', answer: { value: 7 } });
    expect(context().problems.map(({ code }) => code)).toEqual(['type']);
    expect(saves.length).toBe(0);
  });
});

describe('a step that asks nothing', () => {
  it('is passed without a save', () => {
    const { actor, answers, saves, at, context } = startWalk({ steps: [intro, text('one')] });
    actor.send({ type: 'SUBMIT', answer: {} });
    expect([at(), saves.length, answers.answer(0), context().saved]).toEqual(['one', 0, undefined, null]);
  });
});

describe('a changed answer', () => {
  const steps = [yesNo, amount, text('last')];
  const before = new Map([
    ['smokes', { answer: { value: true }, revision: 1 }],
    ['amount', { answer: { value: 'ten' }, revision: 1 }],
  ]);

  it('says which answers it dropped', async () => {
    const { actor, context, acknowledge } = startWalk({ steps, saved: before });
    actor.send({ type: 'SUBMIT', answer: { value: false } });
    await acknowledge({ revision: 2 });
    expect(context().change).toEqual({ dropped: ['amount'], asked: [] });
  });

  it('says which questions it opened', async () => {
    const no = new Map([['smokes', { answer: { value: false }, revision: 1 }]]);
    const { actor, at, context, acknowledge } = startWalk({ steps, saved: no });
    actor.send({ type: 'SUBMIT', answer: { value: true } });
    await acknowledge({ revision: 2 });
    expect([at(), context().change]).toEqual(['amount', { dropped: [], asked: ['amount'] }]);
  });

  it('is the only one that says so: a first answer opens questions silently', async () => {
    const { actor, context, acknowledge } = startWalk({ steps });
    actor.send({ type: 'SUBMIT', answer: { value: true } });
    await acknowledge({ revision: 1 });
    expect(context().change).toEqual({ dropped: [], asked: [] });
  });

  it('brings a dropped answer back as it was', async () => {
    const { actor, answers, context, acknowledge } = startWalk({ steps, saved: before });
    actor.send({ type: 'SUBMIT', answer: { value: false } });
    await acknowledge({ revision: 2 });
    actor.send({ type: 'BACK' });
    actor.send({ type: 'SUBMIT', answer: { value: true } });
    await acknowledge({ revision: 3 });
    expect(context().change).toEqual({ dropped: [], asked: [] });
    expect(answers.value(1, 'value')).toBe('ten');
  });
});

describe('a local walk', () => {
  it('saves nothing', () => {
    const { actor, answers, saves } = startWalk({ steps: [yesNo, amount, text('last')], local: true });
    for (const value of [true, 'ten', 'done']) actor.send({ type: 'SUBMIT', answer: { value } });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { exit: 'forward' } });
    expect([saves.length, answers.answer(1), answers.revisionOf(1)]).toEqual([0, { value: 'ten' }, 0]);
  });

  it('refuses what is not allowed all the same', () => {
    const { actor, context } = startWalk({ steps: three, local: true });
    actor.send({ type: 'SUBMIT', answer: {} });
    expect(context().problems.length).toBe(1);
  });
});

describe('a walk that leaves no question open', () => {
  it('asks skipped questions again, those that verify earlier facts first', () => {
    const steps = [text('one'), { ...text('two'), verification: true }, text('three')];
    const { actor, at } = startWalk({ steps, enter: 'last', local: true, complete: true });
    const seen = [at()];
    for (const answer of ['third', 'second']) {
      actor.send(submit(answer));
      seen.push(at());
    }
    expect(seen).toEqual(['three', 'two', 'one']);
  });

  it('continues in order after Back, through answered steps too', () => {
    const steps = [...three, text('four')];
    const { actor, at } = startWalk({ steps, enter: 'last', saved: saved('one', 'two'), local: true, complete: true });
    actor.send(submit('fourth'));
    expect(at()).toBe('three');
    actor.send({ type: 'BACK' });
    actor.send({ type: 'BACK' });
    actor.send(submit('again'));
    expect(at()).toBe('two');
  });

  it('ends backward all the same', () => {
    const { actor } = startWalk({ steps: three, local: true, complete: true });
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { exit: 'back' } });
  });
});

describe('a walk that is started twice', () => {
  it('shows the same step, and an answer saved by both is held once', async () => {
    const { actor, answers, saves, begin, at } = startWalk({ steps: three });
    actor.send({ type: 'SUBMIT', answer: { value: 'first' } });
    actor.stop();
    const second = begin();
    expect(at()).toBe('one');
    second.send({ type: 'SUBMIT', answer: { value: 'first' } });
    expect(saves.map(({ input }) => [input.answer, input.revision])).toEqual([
      [{ value: 'first' }, 0],
      [{ value: 'first' }, 0],
    ]);
    for (const save of saves) save.resolve({ revision: 1 });
    await expect.poll(() => second.getSnapshot().context.saved).toBe('one');
    expect([answers.answer(0), answers.revisionOf(0)]).toEqual([{ value: 'first' }, 1]);
    expect(actor.getSnapshot().context.saved).toBeNull();
  });
});
