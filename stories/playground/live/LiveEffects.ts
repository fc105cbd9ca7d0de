import { fromPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { actorsOf, isMachine, isWalk } from '#engine/authoring/explore/machineParts.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { EffectContract } from './EffectContract.ts';
import { liveFailures } from './liveResults.ts';
import { plainFacts } from './plainFacts.ts';
import { plainResult } from './plainResult.ts';

/** The result of an effect. */
export type Ending = { readonly learns: Facts } | { readonly fails: string; readonly learnsOnFailure?: Facts };

interface Waiting {
  readonly contract: EffectContract;
  readonly end: (ending: Ending) => void;
}

const SAVE = 'saveAnswer';

/** The message on screen for a failure that the author chose. */
const failureText = (name: string, code: string) => `${name} failed with ${code}.`;

/**
 * The effects of the playground, without any backend: each has a result that its contract allows, at once or when the
 * author chooses one.
 */
export class LiveEffects {
  /** Whether effects wait for the author to choose their results. */
  ask = false;
  readonly #sets: readonly StepSet[];
  readonly #waiting = new Map<string, Waiting>();
  readonly #noted: (text: string) => void;

  /** @param noted called for each event, including when an effect starts or stops waiting */
  constructor(sets: readonly StepSet[], noted: (text: string) => void) {
    this.#sets = sets;
    this.#noted = noted;
  }

  /** The effects that are waiting for a result. */
  get waiting(): readonly EffectContract[] {
    return [...this.#waiting.values()].map(({ contract }) => contract);
  }

  /** Ends an effect with a result; false if it is not running. */
  end(name: string, ending: Ending): boolean {
    const waiting = this.#waiting.get(name);
    if (!waiting) return false;
    this.#leave(waiting);
    waiting.end(ending);
    return true;
  }

  /** The machine with these effects, including the machines that it invokes. */
  provide(machine: AnyStateMachine): AnyStateMachine {
    const actors: { [name: string]: AnyActorLogic } = {};
    for (const [name, logic] of actorsOf(machine)) {
      const contract = this.#contractOf(machine.id, name);
      if (isWalk(logic) && isMachine(logic))
        actors[name] = logic.provide({ actors: { [SAVE]: this.#saving(this.#contractOf(machine.id, SAVE)) } });
      else if (isMachine(logic)) actors[name] = this.provide(logic);
      else actors[name] = fromPromise<Facts>(({ signal }) => this.#run(contract, signal));
    }
    return machine.provide({ actors });
  }

  #contractOf(flow: string, name: string): EffectContract {
    const contract = this.#sets.find((set) => set.flow === flow)?.effects?.[name];
    return {
      name,
      learns: contract?.learns ?? {},
      fails: contract?.fails ?? [],
      learnsOnFailure: contract?.learnsOnFailure ?? {},
    };
  }

  #saving(contract: EffectContract) {
    return fromPromise<SaveOutput, SaveInput>(async ({ input, signal }) => {
      try {
        await this.#run(contract, signal);
        return { revision: input.revision + 1 };
      } catch (error) {
        throw error instanceof EffectError ? refusal(error.code, input) : error;
      }
    });
  }

  async #run(contract: EffectContract, signal: AbortSignal): Promise<Facts> {
    const { name } = contract;
    const ending = this.ask ? await this.#asked(contract, signal) : await afterwards(plainEnding(contract));
    if ('learns' in ending) {
      if (name !== SAVE) this.#noted(`'${name}' succeeds`);
      return ending.learns;
    }
    this.#noted(`'${name}' fails with ${ending.fails}`);
    const { fails: code, learnsOnFailure: learns = plainFacts(contract.learnsOnFailure) } = ending;
    throw new EffectError({ code, message: failureText(name, code), learns });
  }

  #asked(contract: EffectContract, signal: AbortSignal): Promise<Ending> {
    const { name } = contract;
    return new Promise<Ending>((resolve) => {
      const waiting: Waiting = { contract, end: resolve };
      this.#waiting.set(name, waiting);
      signal.addEventListener('abort', () => this.#leave(waiting));
      this.#noted(`'${name}' runs`);
    });
  }

  #leave(waiting: Waiting): void {
    if (this.#waiting.get(waiting.contract.name) === waiting) this.#waiting.delete(waiting.contract.name);
  }
}

/** Asynchronous, so that the page can still report a flow that runs in circles through its effects. */
const afterwards = (ending: Ending) => new Promise<Ending>((resolve) => setTimeout(() => resolve(ending), 0));

const plainEnding = (contract: EffectContract): Ending => {
  const code = liveFailures[contract.name];
  return code === undefined ? { learns: plainResult(contract) } : { fails: code };
};

/**
 * The error of a refused save as the backend would send it: it names the field, or contains the other device's answer.
 */
function refusal(code: string, { step, answer, revision }: SaveInput): EffectError {
  const message = failureText(SAVE, code);
  const [field = step.id] = Object.keys(answer);
  return new EffectError({
    code,
    message,
    ...(code === 'InvalidAnswer' && { fields: [{ field, code: 'required', message }] }),
    ...(code === 'RevisionConflict' && { theirs: { answer, revision: revision + 1 } }),
  });
}
