import { stepKinds } from '#flows/kinds/stepKinds.ts';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { createActor } from 'xstate';
import { InspectionStream } from '#app/dev/stream/InspectionStream.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import type { WalkEvent } from '#engine/walk/walkMachine.ts';
import { WALK } from '#engine/flow/walks.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { exampleSteps } from './exampleSteps.ts';
import { inspectedMachine } from './inspected.machine.ts';

const own: { readonly [name: string]: FactType } = {
  name: 'string',
  sex: { enum: ['canary-sex'] },
  any: 'boolean',
  which: 'string',
  one: 'boolean',
  two: 'boolean',
  weight: 'number',
  street: 'string',
  way: { enum: ['canary-way'] },
  day: 'string',
};

const set = (sensitive: boolean): StepSet => ({
  flow: 'inspected',
  version: 1,
  facts: {
    'patient.first_name': 'string',
    'entry.section': { enum: ['questions'] },
    'visit.product': 'string',
    ...Object.fromEntries(Object.entries(own).map(([name, type]) => [`own.${name}`, type])),
  },
  effects: {
    finish: {
      learns: { 'finish.seen': 'boolean', 'finish.kind': { enum: ['good', 'bad'] }, 'finish.order': 'string' },
    },
  },
  sections: { questions: exampleSteps(sensitive).map(({ step }) => step) },
});

/** Lets promises settle and actors hear of it. */
const rest = () => new Promise<void>((done) => setTimeout(done, 0));

interface RunOptions {
  readonly sensitive: boolean;
  readonly facts?: Facts;
  readonly effects: EffectsOf<typeof inspectedMachine>;
}

/** A flow with every step kind, run by its real actors, and all that an inspector is sent of it. */
export function inspectedFlow({ sensitive, facts = {}, effects }: RunOptions) {
  const sent: StatelyInspectionEvent[] = [];
  const stream = new InspectionStream();
  const answers = new Answers(compile(stepKinds, set(sensitive)), {
    facts,
    today: () => ({ year: 2026, month: 6, day: 15 }),
  });
  const actor = createActor(provideEffects(inspectedMachine, effects), {
    input: { answers },
    inspect(event) {
      const message = stream.message(event);
      // Copied as a window's messages are: what changes later, and what cannot be sent, would show.
      if (message) sent.push(structuredClone(message));
    },
  });
  actor.start();
  return {
    actor,
    answers,
    sent,
    /** Those of some texts that stand anywhere in what was sent. */
    holding(texts: readonly string[]) {
      const all = JSON.stringify(sent);
      return texts.filter((text) => all.includes(text));
    },
    walk: () => actor.system.get(WALK),
    /** The step on screen. */
    shown: () => stepOf(actor.system.get(WALK)?.getSnapshot().context)?.step.id,
    async take(event: WalkEvent) {
      actor.system.get(WALK)?.send(event);
      await rest();
    },
    rest,
  };
}
