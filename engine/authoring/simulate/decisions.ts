import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Answers } from '#engine/answers/Answers.ts';
import { explainCondition, type Reason } from '../conditions/explain.ts';
import { guardName, machinesIn, stateNodes } from '../explore/machineParts.ts';

/** A transition that conditions decided: its target, and the reason. */
export interface Decision {
  readonly state: string;
  readonly to: string;
  /** The condition that was true; undefined if the fallback was taken. */
  readonly because?: Reason;
  /** The conditions that were evaluated before and were not true. */
  readonly not: readonly Reason[];
}

interface Node {
  readonly flow: string;
  readonly node: AnyStateNode;
}

const leadsTo = ({ target }: AnyTransitionDefinition, id: string) =>
  (target ?? []).some((one: AnyStateNode) => one.id === id || id.startsWith(`${one.id}.`));

/** Finds the states among those that a flow entered in which conditions decided, with the deciding conditions. */
export class Decisions {
  readonly #nodes: ReadonlyMap<string, Node>;

  constructor(machine: AnyStateMachine) {
    this.#nodes = new Map(
      machinesIn(machine).flatMap((one) => stateNodes(one).map((node) => [node.id, { flow: one.id, node }] as const)),
    );
  }

  /** The decision made in a state; `entered` lists all states entered in one go, and `at` is the state's index. */
  at(entered: readonly string[], at: number, answers: Answers): Decision | undefined {
    const own = this.#nodes.get(entered[at] ?? '');
    const branches = own?.node.always ?? [];
    if (!own || !branches.some((one) => guardName(one) !== undefined)) return undefined;
    const later = entered.slice(at + 1).flatMap((id) => this.#nodes.get(id) ?? []);
    const next = later.find(({ flow, node }) => flow === own.flow && node !== own.node);
    return next && this.#decision(own.flow, branches, own.node.id, next.node.id, answers);
  }

  #decision(
    flow: string,
    branches: readonly AnyTransitionDefinition[],
    state: string,
    to: string,
    answers: Answers,
  ): Decision {
    const reasonOf = (branch: AnyTransitionDefinition): Reason | undefined => {
      const name = guardName(branch);
      const isNamed = answers.definition.sets.some((set) => set.flow === flow && name && set.conditions?.[name]);
      return name && isNamed ? explainCondition(answers, flow, name) : undefined;
    };
    const holds = (branch: AnyTransitionDefinition) =>
      guardName(branch) === undefined || reasonOf(branch)?.truth === true;
    const leading = branches.filter((one) => leadsTo(one, to));
    const taken = leading.find(holds) ?? leading[0];
    const before = taken ? branches.slice(0, branches.indexOf(taken)) : [];
    const because = taken && reasonOf(taken);
    return { state, to, ...(because && { because }), not: before.flatMap((one) => reasonOf(one) ?? []) };
  }
}
