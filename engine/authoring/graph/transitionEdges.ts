import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardName } from '../explore/machineParts.ts';
import type { GraphEdge } from './Graph.ts';

/** The guard that is true when the patient went back. */
const WENT_BACK = 'wentBack';

const DONE = 'xstate.done.';
const ERROR = 'xstate.error.actor.';

/** An action as text: its name and parameters. */
function actionText(action: unknown): string {
  if (typeof action === 'string') return action;
  if (typeof action !== 'object' || action === null || !('type' in action)) return 'an action without a name';
  const params = 'params' in action && typeof action.params === 'object' ? action.params : undefined;
  const given = Object.entries(params ?? {}).map(([name, value]) => `${name} = ${String(value)}`);
  return [String(action.type), ...given].join(' ');
}

function kindOf(event: string, guard: string | null | undefined): GraphEdge['kind'] {
  if (event.startsWith(ERROR)) return 'fails';
  if (guard === WENT_BACK) return 'back';
  if (event === '') return 'always';
  return event.startsWith(DONE) ? 'done' : 'event';
}

/** The label of an edge: its event, or only its condition where that is enough. */
function labelOf(kind: GraphEdge['kind'], occasion: string | undefined, asked: string | undefined): string | undefined {
  if (kind === 'fails' || kind === 'event') return [occasion, asked].filter((one) => one !== undefined).join(': ');
  return asked ?? occasion;
}

function occasionOf(kind: GraphEdge['kind'], event: string, codes: readonly string[]): string | undefined {
  if (kind === 'always') return undefined;
  if (kind === 'event') return event;
  return kind === 'fails' && codes.length > 0 ? codes.join(', ') : kind;
}

/**
 * The edges that leave a state on one event, in order of evaluation.
 *
 * @param event the event's type; empty for transitions without an event
 * @param codes the failure codes that lead there; they are added to the last edge
 */
function edgesOn(
  node: AnyStateNode,
  event: string,
  transitions: readonly AnyTransitionDefinition[],
  codes: readonly string[],
): readonly GraphEdge[] {
  const asking = transitions.filter((one) => guardName(one) !== undefined && guardName(one) !== WENT_BACK);
  return transitions.flatMap((transition): readonly GraphEdge[] => {
    const guard = guardName(transition);
    const kind = kindOf(event, guard);
    const place = asking.indexOf(transition) + 1;
    const order = place > 0 && asking.length > 1 ? { order: place } : {};
    const name = guard === null ? 'a condition without a name' : guard;
    const numbered = [...Object.values(order), name].join(' ');
    const asked = place > 0 ? numbered : guard === undefined && asking.length > 0 ? 'otherwise' : undefined;
    const label = labelOf(kind, occasionOf(kind, event, transition === transitions.at(-1) ? codes : []), asked);
    const actions = transition.actions.map(actionText);
    return (transition.target ?? [node]).map((target) => ({
      from: node.id,
      to: target.id,
      kind,
      ...order,
      ...(label !== undefined && { label }),
      ...(typeof guard === 'string' && { guard }),
      ...(actions.length > 0 && { detail: actions.join('\n') }),
    }));
  });
}

/**
 * All edges that leave a state.
 *
 * @param codesOf the failure codes of an invoked actor, by the invocation's id
 */
export const transitionEdges = (node: AnyStateNode, codesOf: (invoked: string) => readonly string[]) => [
  ...edgesOn(node, '', node.always ?? [], []),
  ...[...node.transitions].flatMap(([event, transitions]) =>
    edgesOn(node, event, transitions, event.startsWith(ERROR) ? codesOf(event.slice(ERROR.length)) : []),
  ),
];
