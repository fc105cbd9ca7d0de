import type { AnyStateMachine } from 'xstate';
import type { Answer } from '#schemas/flow/answer.ts';
import { readAnswer, type Facts } from '#engine/definition/facts.ts';
import { wholeAnswer } from '../answers/answerSamples.ts';
import type { Explorer } from '../explore/Explorer.ts';
import type { Move, Situation } from '../explore/Situation.ts';
import type { Held, Variable } from '../answers/Model.ts';
import { Simulation, type Beginning } from './Simulation.ts';
import type { Stop } from '../explore/stops.ts';
import { NO_STORE, type StoreSet } from '../conditions/StoreSets.ts';

/** Preferred contents of variables, used where the way to a situation leaves them open. */
export type Wishes = ReadonlyMap<Variable, Held>;

/** The maximum number of events of a walk; nobody would read a longer one. */
const MAX_EVENTS = 3000;

const noWishes: Wishes = new Map();

/** Answers the step on screen: with the wished answer, its existing answer, or the simplest one. */
export function answerStep(simulation: Simulation, wishes: Wishes, chosen?: Answer): boolean {
  const { step, answers } = simulation;
  if (!step) return false;
  const { fields } = step.seenBy(answers);
  const wished = wishes.get(`step:${step.step.id}`) ?? {};
  const fromFacts = readAnswer(fields, (ref) => wishes.get(`fact:${ref}`)?.['value']) ?? {};
  const held = answers.answer(step.index) ?? {};
  return [chosen ?? { ...fromFacts, ...wished }, held, {}].some((one) => {
    if (step.step.optional && one === chosen && Object.keys(one).length === 0) return simulation.submit({});
    return simulation.submit(step.asks ? wholeAnswer(fields, one) : {});
  });
}

const inside = (index: number, stop: Stop) => index >= stop.from && index < stop.to;

/** Walks to a stop and makes the move there; all steps of a run are passed. */
function takeInWalk(simulation: Simulation, move: Extract<Move, { stop: Stop }>, wishes: Wishes): boolean {
  const { stop, section } = move;
  let arrived = false;
  for (let count = 0; count < MAX_EVENTS; count += 1) {
    const { step } = simulation;
    const here = step?.section === section && inside(step.index, stop);
    if (arrived && !here) return true;
    if (!step || step.section !== section) return false;
    arrived ||= here;
    const forward = here ? move.kind === 'submit' : step.index < stop.from;
    const chosen = here && stop.step && move.kind === 'submit' ? move.answer : undefined;
    if (!(forward ? answerStep(simulation, wishes, chosen) : simulation.back())) return false;
    if (here && stop.step) return true;
  }
  return false;
}

function take(simulation: Simulation, move: Move, wishes: Wishes): boolean {
  switch (move.kind) {
    case 'learn':
      return simulation.learn(move.effect, move.facts);
    case 'fail':
      return simulation.fail(move.effect, move.code, move.facts);
    case 'event':
      return simulation.send(move.event);
    default:
      return takeInWalk(simulation, move, wishes);
  }
}

/** The initial state of a walk: one store of a set, as wished if possible. */
function beginning({ model, tracked, stores }: Explorer, start: StoreSet, wishes: Wishes): Beginning {
  const facts: { -readonly [K in keyof Facts]: Facts[K] } = {};
  const saved: { [step: string]: Answer } = {};
  const possible = new Map([...wishes].filter(([variable, held]) => model.domain(variable).includes(held)));
  for (const [variable, held] of new Map([...possible, ...stores.pick(start, possible)])) {
    const name = variable.slice(variable.indexOf(':') + 1);
    if (held === undefined) continue;
    if (variable.startsWith('fact:')) facts[name] = held['value'];
    else if (variable.startsWith('step:')) {
      const step = model.definition.steps[model.definition.positions.get(name) ?? -1];
      if (step) saved[name] = wholeAnswer(step.fields, held);
    } else if (held['value'] !== 'open') {
      const { from, to } = model.definition.sections.get(name) ?? { from: 0, to: 0 };
      for (const step of model.definition.steps.slice(from, to))
        if (step.asks && !step.savesFacts && !tracked.has(`step:${step.step.id}`))
          if (held['value'] === 'filled' || !step.step.verification) saved[step.step.id] ??= wholeAnswer(step.fields);
    }
  }
  return { facts, saved };
}

const whereabouts = ({ position }: { readonly position: Situation['position'] | Simulation['position'] }) =>
  JSON.stringify([position.status, position.frames.map(({ machine, value }) => [machine.id, value])]);

/**
 * Walks to a situation in a simulation, as one of the patients that it represents. An exploration knows one stop, a
 * simulation all of them: where another one holds, the walk does not arrive.
 *
 * @param wanted restricts the situation's stores
 * @returns undefined when no such walk was found
 */
export function realize(
  explorer: Explorer,
  machine: AnyStateMachine,
  situation: Situation,
  { wishes = noWishes, wanted }: { readonly wishes?: Wishes; readonly wanted?: StoreSet } = {},
): Simulation | undefined {
  const { moves, start } = explorer.wayTo(situation, wanted);
  if (start === NO_STORE) return undefined;
  const simulation = new Simulation(machine, explorer.definition, beginning(explorer, start, wishes));
  for (const move of moves) if (!take(simulation, move, wishes)) return undefined;
  return whereabouts(simulation) === whereabouts(situation) ? simulation : undefined;
}
