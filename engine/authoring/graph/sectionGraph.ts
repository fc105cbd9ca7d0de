import type { Condition } from '#schemas/flow/condition.ts';
import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { IntakeTemplateHeader, StepSet } from '#schemas/flow/stepSet.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { placedSteps, whensOf } from '../read/conditionPlaces.ts';
import { describeCondition } from '../conditions/describeCondition.ts';
import { partsOf } from '../read/partsOf.ts';
import type { GraphEdge, GraphNode } from './Graph.ts';
import type { GraphPart } from './GraphPart.ts';

const stepNode = (id: string) => `step:${id}`;
const choiceNode = (id: string) => `choice:${id}`;

const templateNote = (flow: string, { name, end }: IntakeTemplateHeader) =>
  `template ${flow}, ${name}; after it: ${end}`;

/** The box at which a step is entered: for a conditional step, the diamond before it. */
const entryOf = ({ id, when }: StepBase) => (when === undefined ? stepNode(id) : choiceNode(id));

/**
 * The graph of a section of a step set: its steps in order. A conditional step has a diamond before it.
 *
 * @param parent the node that contains the section
 */
export function sectionGraph(
  kinds: Kinds,
  set: StepSet,
  section: string,
  parent: string,
  isFact: (ref: string) => boolean,
): GraphPart {
  const id = `section:${section}`;
  const placed = placedSteps(kinds, set).filter((one) => one.section === section);
  const steps = placed.map(({ step }) => step);
  const exit = `end:${section}`;
  const words = (condition: Condition) => describeCondition(condition, isFact);
  const itemNotes = (at: number) =>
    placed
      .slice(at, at + 1)
      .flatMap(whensOf)
      .flatMap(({ item, when }) => (item === undefined ? [] : [`'${item}' only where ${words(when)}`]));
  const nodes = steps.flatMap((step, at): readonly GraphNode[] => [
    ...(step.when === undefined
      ? []
      : [{ id: choiceNode(step.id), kind: 'choice' as const, label: `Is '${step.id}' asked?`, parent: id }]),
    {
      id: stepNode(step.id),
      kind: 'step',
      label: step.title,
      detail: [`${step.kind} · ${step.id}`, ...itemNotes(at)].join('\n'),
      parent: id,
    },
  ]);
  const edges = steps.flatMap((step, at): readonly GraphEdge[] => {
    const following = steps[at + 1];
    const to = following ? entryOf(following) : exit;
    const next = { from: stepNode(step.id), to, kind: 'next' as const };
    const { when } = step;
    if (when === undefined) return [next];
    const asked = { from: choiceNode(step.id), to: stepNode(step.id), kind: 'next' as const, label: words(when) };
    return [
      { ...asked, ...(typeof when === 'string' && { guard: when }) },
      { from: choiceNode(step.id), to, kind: 'next', label: 'otherwise' },
      next,
    ];
  });
  const skipsEnd = steps.at(-1)?.when !== undefined;
  return {
    nodes: [
      {
        id,
        kind: 'section',
        label: section,
        parent,
        ...(set.template && { detail: templateNote(set.flow, set.template) }),
      },
      ...nodes,
      ...(skipsEnd ? [{ id: exit, kind: 'end' as const, label: 'end', parent: id }] : []),
    ],
    edges: edges.filter(({ to }) => skipsEnd || to !== exit),
    uses: placed
      .flatMap(whensOf)
      .flatMap(({ when, pointer }) => partsOf(when, pointer).uses)
      .map(({ name }) => ({ flow: set.flow, name })),
  };
}
