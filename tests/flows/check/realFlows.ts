import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { resolve } from 'node:path';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { checkFlows } from '#engine/authoring/check/checkFlows.ts';
import { readableSets } from '#engine/authoring/check/files/readableSets.ts';
import { composed, type Composition } from '#engine/authoring/read/Composition.ts';
import { confirms } from '#engine/authoring/replay/confirms.ts';
import type { Finding } from '#engine/authoring/finding/Finding.ts';
import type { FlowEntry } from '#engine/authoring/read/FlowEntry.ts';
import { readStepSets } from '#engine/authoring/read/readStepSets.ts';
import { sourceOf, type Source } from '#engine/authoring/read/Source.ts';
import type { Witness } from '#engine/authoring/finding/Witness.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { copyTokens } from '#flows/copy/copyTokens.ts';
import { cardMachine } from '#flows/card/card.machine.ts';
import { checkoutMachine } from '#flows/checkout/checkout.machine.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { pharmacyMachine } from '#flows/pharmacy/pharmacy.machine.ts';
import { purchaseMachine } from '#flows/purchase/purchase.machine.ts';
import { visitMachine } from '#flows/visit/visit.machine.ts';
import { insteadOf } from '../walks/insteadOf.machine.ts';
import { intakeWalkMachine } from '../walks/intakeWalk.machine.ts';
import { insteadSource, intakeWalkSource } from './smallSources.ts';

export const root = resolve(import.meta.dirname, '../../..');

/** The step sets of the portal as they are written. */
export const sources = readStepSets(root);

const checked = [...sources, intakeWalkSource, insteadSource];

/** One change of a file: what stands at a pointer becomes the value; undefined removes it; a last part '-' appends. */
export type Edit = readonly [flow: string, pointer: string, value: unknown];

const isContainer = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

function edit(json: unknown, pointer: string, value: unknown): void {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/'));
  const last = parts.pop() ?? '';
  let at = json;
  for (const part of parts) {
    if (!isContainer(at)) throw new Error(`nothing stands at '${pointer}'`);
    at = at[part] ??= {};
  }
  if (Array.isArray(at)) {
    if (last === '-') at.push(value);
    else at.splice(Number(last), 1, ...(value === undefined ? [] : [value]));
  } else if (isContainer(at)) {
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
}

const flowOf = ({ value }: Source) => stepSetOf(value).flow;

/** The real step sets with some changes. */
export const edited = (edits: readonly Edit[]): readonly Source[] =>
  checked.map((source) => {
    const own = edits.filter(([flow]) => flow === flowOf(source));
    if (own.length === 0) return source;
    const json: unknown = structuredClone(source.value);
    for (const [, pointer, value] of own) edit(json, pointer, value);
    return sourceOf(source.file, JSON.stringify(json, null, 2), source.machine);
  });

type States = NonNullable<AnyStateMachine['config']['states']>;

/** A real machine with some of its states, guards or actors replaced or added. */
export const remade = (
  machine: AnyStateMachine,
  states: States,
  guards: AnyStateMachine['implementations']['guards'] = {},
  actors: AnyStateMachine['implementations']['actors'] = {},
) =>
  new StateMachine(
    { ...machine.config, states: { ...machine.config.states, ...states } },
    {
      ...machine.implementations,
      guards: { ...machine.implementations.guards, ...guards },
      actors: { ...machine.implementations.actors, ...actors },
    },
  );

const alone = (machine: AnyStateMachine, ...composedWith: readonly string[]): FlowEntry => ({
  flow: machine.id,
  machine,
  composedWith,
});

/** Every step set but that of the visit with a machine that walks it and little else, so that checking one costs little. */
export const smallFlows: readonly FlowEntry[] = [
  ...flowIndex.filter(({ flow }) => flow !== 'visit'),
  { ...alone(intakeWalkMachine), eachTemplate: true, tokens: copyTokens.visit },
  alone(pharmacyMachine),
  alone(cardMachine),
  { ...alone(checkoutMachine, 'card'), tokens: copyTokens.visit },
  { ...alone(purchaseMachine, 'card'), tokens: copyTokens.signup },
];

/** The visit with a template, without the larger flows that it invokes, which are mutated by themselves. */
export const visitWith = (template: string): FlowEntry => ({
  flow: 'visit',
  machine: visitMachine.provide({
    actors: Object.fromEntries(
      ['checkout', 'purchase', 'verification'].map((name) => [name, insteadOf(name)] as const),
    ),
  }),
  composedWith: ['pharmacy', 'instead', template],
  tokens: copyTokens.visit,
});

/** The visit with a template that has no stops, which is explored in half the time. */
export const visitAlone = visitWith('longevity-labs');

/** What the checker finds in one flow or template; without flows, by the small ones. */
export const findingsIn = (
  edits: readonly Edit[],
  {
    flows = smallFlows,
    only = 'follow-up-check-in',
  }: { readonly flows?: readonly FlowEntry[]; readonly only?: string } = {},
): readonly Finding[] =>
  checkFlows({ language: stepLanguage, sources: edited(edits), flows, only }).filter(
    ({ severity }) => severity !== 'acknowledged',
  );

/** Whether a witness shows through the real engine what it says; undefined where there is no witness. */
export const reproduces = (
  witness: Witness | undefined,
  edits: readonly Edit[],
  flows: readonly FlowEntry[] = smallFlows,
): Promise<boolean | undefined> =>
  witness ? confirms(witness, edited(edits), flows, stepLanguage) : Promise.resolve(undefined);

/** The real flows with each of the templates among some texts. */
export function compositions(among: readonly Source[] = sources): readonly Composition[] {
  const { written } = readableSets(stepLanguage, among);
  return flowIndex.flatMap((entry) => composed(entry, written).compositions);
}
