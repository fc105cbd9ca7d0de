import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { describe, expect, it } from 'vitest';
import { Redaction } from '#app/dev/stream/Redaction.ts';
import { nameOf } from '#engine/authoring/read/Composition.ts';
import { fieldSamples } from '#engine/authoring/answers/fieldSamples.ts';
import { compile } from '#engine/definition/compile.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import { compositions } from '../../flows/check/realFlows.ts';
import { canaries, exampleSteps } from './exampleSteps.ts';
import { inspectedFlow } from './inspectedFlow.ts';

const saved = ({ revision }: SaveInput): Promise<SaveOutput> => Promise.resolve({ revision: revision + 1 });

/** What a server might say of an answer, with the answer in every part of it. */
const refusals = (input: SaveInput): readonly EffectError[] => [
  new EffectError({ code: 'NetworkError', message: 'canary-message', note: 'canary-note' }),
  new EffectError({
    code: 'InvalidAnswer',
    message: 'canary-refused',
    fields: Object.keys(input.answer).map((field) => ({ field, code: 'option', message: 'canary-problem' })),
  }),
  new EffectError({
    code: 'RevisionConflict',
    message: 'canary-changed',
    theirs: { answer: input.answer, revision: input.revision + 1 },
  }),
];

/** A step of a kind that is never shown; an answer to it comes late at every other step. */
const LATE = 'code';

/** Walks through every kind, each of them refused in every way before it is taken. */
async function walkAll(sensitive: boolean) {
  const attempts = new Map<string, number>();
  let finished = 0;
  const flow = inspectedFlow({
    sensitive,
    facts: {
      'patient.first_name': 'canary-account',
      'patient.undeclared': 'canary-undeclared',
      secret: 'canary-fact',
      'visit.product': 'canary-product',
    },
    effects: {
      saveAnswer: (input) => {
        const attempt = attempts.get(input.step.id) ?? 0;
        attempts.set(input.step.id, attempt + 1);
        const refusal = refusals(input)[attempt];
        return refusal ? Promise.reject(refusal) : saved(input);
      },
      finish: () => {
        finished += 1;
        if (finished === 1) return Promise.reject(new Error('canary-thrown'));
        return Promise.resolve({
          'finish.seen': true,
          'finish.kind': 'canary-kind',
          'finish.order': 'canary-order',
          'patient.first_name': 'canary-learned',
          undeclared: 'canary-unknown',
        });
      },
    },
  });
  for (const { step, answer } of exampleSteps(sensitive)) {
    expect(flow.shown()).toBe(step.id);
    const submit = { type: 'SUBMIT', step: step.id, answer } as const;
    if (step.id !== LATE) await flow.take({ ...submit, step: LATE });
    await flow.take({ ...submit, answer: { ...answer, unknown: 'canary-field' } });
    await flow.take(submit);
    if (flow.walk()?.getSnapshot().value !== 'unsaved') continue;
    await flow.take({ type: 'RETRY' });
    await flow.take(submit);
    expect(flow.walk()?.getSnapshot().value).toBe('conflict');
    await flow.take({ type: 'KEEP_MINE' });
  }
  flow.actor.send({ type: 'GO', section: 'canary-section', step: 'canary-step' });
  flow.actor.send({ type: 'UNHEARD', secret: 'canary-event' });
  flow.actor.send({ type: 'AGAIN' });
  await flow.rest();
  expect(flow.actor.getSnapshot().status).toBe('done');
  return flow;
}

type Flow = Awaited<ReturnType<typeof walkAll>>;

/** The answers that were submitted, as they are shown. */
const submitsOf = ({ sent }: Flow) =>
  sent.flatMap((message) =>
    message.type === '@xstate.event' && message.event.type === 'SUBMIT' ? [message.event] : [],
  );

describe('the messages to the inspector about a flow with every step kind', () => {
  it('holds no answer to a sensitive step, whatever became of it', async () => {
    const flow = await walkAll(true);
    expect(flow.sent.length).toBeGreaterThan(400);
    expect(flow.holding(canaries)).toEqual([]);
  });

  it('holds what was chosen at other steps as it is, apart from who somebody is and how they pay', async () => {
    const flow = await walkAll(false);
    const known = [
      'canary-sex',
      'canary-item',
      'canary-one',
      'canary-chosen',
      'canary-protocol',
      'canary-way',
      'canary-only',
      'canary-some',
      '918273',
    ];
    expect(flow.holding(known)).toEqual(known);
    expect(flow.holding(['canary-street', 'canary-promo', 'canary-photo', '64209'])).toEqual([]);
  });

  it('holds nothing that was written, no name of a thing, and no item that only some are asked', async () => {
    const flow = await walkAll(false);
    const hidden = [
      'canary-name',
      'canary-state',
      'canary-first',
      'canary-second',
      'canary-third',
      'canary-details',
      'canary-how',
      'canary-why',
      'canary-short',
      'canary-long',
      'canary-product',
      'canary-order',
      '5550642731',
      '04-09-1988',
      '2031-07-19',
    ];
    expect(flow.holding(hidden)).toEqual([]);
  });

  it('holds nothing of the account, of undeclared facts, of unknown events and of what was thrown', async () => {
    const flow = await walkAll(false);
    const hidden = [
      'canary-account',
      'canary-undeclared',
      'canary-fact',
      'canary-learned',
      'canary-unknown',
      'canary-kind',
      'canary-thrown',
      'canary-message',
      'canary-note',
      'canary-problem',
      'canary-section',
      'canary-step',
      'canary-event',
      'canary-field',
    ];
    expect(flow.holding(hidden)).toEqual([]);
  });

  it('tells of what is hidden its type, and what the flow did with it', async () => {
    const flow = await walkAll(true);
    const submits = submitsOf(flow);
    expect(submits).toContainEqual({
      type: 'SUBMIT',
      step: 'form',
      answer: {
        name: '•• text',
        sex: '•• choice',
        born: '•• date',
        weight: '•• number',
        height: '•• number',
        state: '•• text',
        phone: '•• text',
        terms: '•• choice',
      },
    });
    // Neither the text nor its being there is told: it is asked for only after "yes".
    expect(submits).toContainEqual({ type: 'SUBMIT', step: 'yes-no', answer: { value: '•• yes/no' } });
    // Neither is a step that is asked only after a secret answer.
    expect(submits.at(-1)).toEqual({ type: 'SUBMIT', step: '•• step', answer: {} });
    expect(JSON.stringify(flow.sent)).toMatch(/"step":"•• step"[^}]*"index":null/);
    expect(JSON.stringify(flow.sent)).not.toMatch(/"step":"•• step"[^}]*"index":\d/);
    const codes = flow.sent.flatMap((message) => (message.type === '@xstate.snapshot' ? [message.snapshot] : []));
    expect(codes).toContainEqual(expect.objectContaining({ status: 'error', error: { code: 'NetworkError' } }));
    const end = flow.sent.findLast(
      ({ type, sessionId }) => type === '@xstate.snapshot' && sessionId === flow.actor.sessionId,
    );
    expect(end).toMatchObject({
      snapshot: {
        status: 'done',
        value: 'done',
        context: {
          facts: {
            'patient.first_name': '•• text',
            'finish.seen': true,
            'finish.kind': '•• choice',
            'own.any': '•• yes/no',
          },
          answers: { choice: { value: '•• choice' } },
        },
      },
    });
  });

  it('holds an answer that comes late as one to its own step, which another step on screen does not open', async () => {
    const late = submitsOf(await walkAll(false)).filter(({ step }) => step === LATE);
    expect(late.length).toBeGreaterThanOrEqual(exampleSteps(false).length);
    for (const event of late) expect(event).toEqual({ type: 'SUBMIT', step: LATE, answer: { action: '•• choice' } });
  });

  it('names every actor with its parent and its machine', async () => {
    const { sent, actor } = await walkAll(true);
    const actors = sent.flatMap((message) => (message.type === '@xstate.actor' ? [message] : []));
    expect(actors[0]).toMatchObject({ name: 'inspected', sessionId: actor.sessionId });
    expect(JSON.parse(actors[0]?.definition ?? '')).toMatchObject({ id: 'inspected', initial: 'asking' });
    expect(actors[1]).toMatchObject({ name: 'walk', parentId: actor.sessionId });
    expect(actors.filter(({ name }) => name === 'finish')).toHaveLength(2);
  });
});

/** An answer with a value in each field that the field may have. */
const answered = ({ fields }: CompiledStep): Answer =>
  Object.fromEntries(
    fields.flatMap((field) =>
      fieldSamples(field, [])
        .slice(0, 1)
        .map((value) => [field.name, value]),
    ),
  );

function valueOf(type: FactType): Value | undefined {
  if (typeof type === 'object') return 'several' in type ? type.enum : type.enum[0];
  if (type === 'boolean') return true;
  return type === 'number' ? 1 : 'Text';
}

const isMarker = (value: unknown) => typeof value === 'string' && value.startsWith('•• ');

describe.each(compositions().map((composition) => [nameOf(composition), composition.written] as const))(
  'what may be seen of %s',
  (_, written) => {
    const definition = compile(stepKinds, ...written.map(({ set }) => set));
    const redaction = new Redaction(definition);
    const sensitive = definition.steps.filter(({ step }) => step.sensitive !== undefined);

    it('is nothing of an answer to a sensitive step', () => {
      const shown = sensitive.map((one) => redaction.answer(one.step.id, answered(one)));
      expect(shown.some((answer) => Object.keys(answer).length > 0)).toBe(sensitive.length > 0);
      expect(shown.flatMap((answer) => Object.values(answer)).filter((value) => !isMarker(value))).toEqual([]);
    });

    it('is no fact of the account or of what was stopped, and none that a sensitive step saves', () => {
      const kept = new Set(sensitive.flatMap(({ index }) => definition.savedFacts[index] ?? []));
      const types = definition.sets.flatMap(({ facts = {} }) => Object.entries(facts));
      const shown = Object.keys(redaction.facts(Object.fromEntries(types.map(([ref, type]) => [ref, valueOf(type)]))));
      expect(shown.filter((ref) => /^(patient|stops)\./.test(ref) || kept.has(ref))).toEqual([]);
    });
  },
);
