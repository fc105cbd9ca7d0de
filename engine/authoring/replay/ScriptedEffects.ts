import { fromPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import { actorsOf, isMachine, isWalk } from '../explore/machineParts.ts';
import type { Recorder } from '../witness/Recorder.ts';

interface Waiting {
  readonly resolve: (facts: Facts) => void;
  readonly reject: (error: EffectError) => void;
}

/** Effects that succeed or fail when the witness says so. */
export class ScriptedEffects {
  readonly waiting = new Map<string, Waiting>();
  readonly #recorder: Recorder;
  failNextSave: string | undefined;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  provide(machine: AnyStateMachine): AnyStateMachine {
    const actors: { [name: string]: AnyActorLogic } = {};
    for (const [name, logic] of actorsOf(machine)) {
      if (isWalk(logic) && isMachine(logic))
        actors[name] = logic.provide({
          actors: { saveAnswer: fromPromise<SaveOutput, SaveInput>(({ input }) => this.#save(input)) },
        });
      else if (isMachine(logic)) actors[name] = this.provide(logic);
      else
        actors[name] = fromPromise(
          () => new Promise<Facts>((resolve, reject) => this.waiting.set(name, { resolve, reject })),
        );
    }
    return machine.provide({ actors });
  }

  #save({ step, answer, revision }: SaveInput): Promise<SaveOutput> {
    const code = this.failNextSave;
    this.failNextSave = undefined;
    if (code === undefined) return Promise.resolve({ revision: revision + 1 });
    this.#recorder.failed('saveAnswer', code);
    const [field] = Object.keys(answer);
    return Promise.reject(
      new EffectError({
        code,
        message: code,
        ...(code === 'InvalidAnswer' && { fields: [{ field: field ?? step.id, code: 'required', message: code }] }),
        ...(code === 'RevisionConflict' && { theirs: { answer, revision: revision + 1 } }),
      }),
    );
  }
}
