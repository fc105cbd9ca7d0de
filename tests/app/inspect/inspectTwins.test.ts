import { stepKinds } from '#flows/kinds/stepKinds.ts';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { describe, expect, it } from 'vitest';
import { nameOf } from '#engine/authoring/read/Composition.ts';
import { compile, type Definition } from '#engine/definition/compile.ts';
import { compositions } from '../../flows/check/realFlows.ts';
import { walkedTwin, type WalkedTwin } from './walkedTwin.ts';

/** How a step that must not be named is shown. */
const UNNAMED = '"•• step"';

/**
 * What was said, without what only counts: time, number, and which of the actors of one name it was. A snapshot is told
 * without the event that led to it, which is a message of its own.
 */
function textsOf(sent: readonly StatelyInspectionEvent[]): readonly string[] {
  const names = new Map<unknown, string>();
  const nameIn = (id: string | undefined) => names.get(id) ?? null;
  return sent.map((message) => {
    if (message.type === '@xstate.actor') names.set(message.sessionId, message.name);
    const { createdAt: _createdAt, id: _id, rootId, sessionId, ...said } = message;
    return JSON.stringify({
      ...said,
      root: nameIn(rootId),
      actor: nameIn(sessionId),
      ...(said.type === '@xstate.actor' && { parentId: nameIn(said.parentId) }),
      ...(said.type === '@xstate.event' && { sourceId: nameIn(said.sourceId) }),
      ...(said.type === '@xstate.snapshot' && { event: null }),
    });
  });
}

const isOfNamedStep = (text: string) => /"step":"[^•]/.test(text);

/** All that can be told from a walk but the number of its steps: what was said of named steps in order, and the rest. */
function toldOf({ sent }: WalkedTwin) {
  const texts = textsOf(sent).filter((text) => !text.includes(UNNAMED));
  return {
    inOrder: texts.filter(isOfNamedStep),
    rest: [...new Set(texts.filter((text) => !isOfNamedStep(text)))].sort(),
  };
}

/** Steps that one of the twins was asked and the other was not. */
const askedOfOne = (one: WalkedTwin, other: WalkedTwin) => [
  ...one.walked.filter((id) => !other.walked.includes(id)),
  ...other.walked.filter((id) => !one.walked.includes(id)),
];

const twinsIn = (definition: Definition, section: string) =>
  Promise.all([0, 1, 2, 3].map((twin) => walkedTwin(definition, section, twin)));

const all = compositions().map((composition) => {
  const sets = composition.written.map(({ set }) => set);
  // A stop ends a walk, as the states of its machine tell; all that comes before and behind it is compared without.
  const unstopped = sets.map((set) => ({ ...set, stops: [] }));
  return [nameOf(composition), compile(stepKinds, ...unstopped)] as const;
});

describe.each(all)('two patients of %s who differ in private answers only', (_, definition) => {
  it('are told apart by nothing but the number of their steps', async () => {
    for (const section of definition.sections.keys()) {
      const [first, ...others] = await twinsIn(definition, section);
      if (!first) throw new Error('there are no twins');
      for (const other of others) {
        expect(toldOf(other)).toEqual(toldOf(first));
        const texts = textsOf([...first.sent, ...other.sent]);
        expect(askedOfOne(first, other).filter((id) => texts.some((text) => text.includes(`"${id}"`)))).toEqual([]);
      }
    }
  });
});

describe('the twins of the visits', () => {
  it('are asked different questions, and answer the same ones differently', async () => {
    const definition = all.find(([name]) => name === 'visit with rapamycin')?.[1];
    if (!definition) throw new Error('there is no visit for rapamycin');
    const [first, ...others] = await twinsIn(definition, 'intake');
    if (!first) throw new Error('there are no twins');
    const apart = new Set(others.flatMap((other) => askedOfOne(first, other)));
    expect(apart.size).toBeGreaterThan(4);
    expect(textsOf(first.sent).some((text) => text.includes(UNNAMED))).toBe(true);
    expect(toldOf(first).inOrder.length).toBeGreaterThan(30);
  });
});
