import { expect, waitFor } from 'storybook/test';
import type { ReplayRun } from '#engine/authoring/replay/ReplayRun.ts';
import { heldStops } from '#engine/definition/stops.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { walkOf } from '#renderers/flow/state/useWalk.ts';
import { flowWords } from '#renderers/words/flowWords.ts';
import { asStep } from '#flows/kinds/asStep.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import { exampleCopyOf } from './exampleCopyOf.ts';
import { endings } from './FlowHarness.tsx';

/** The possible headings of a step: a preparation screen or a checkout may have its own, a stop has that of its reason. */
function titlesOf(step: Step, answers: ReplayRun['answers']): readonly string[] {
  switch (step.kind) {
    case 'intro':
      return step.loading ? [step.title, step.loading.title] : [step.title];
    case 'checkout':
      return [step.title, ...Object.values(step.titles ?? {})];
    case 'stop': {
      const held = answers && heldStops(answers)[0];
      return [held?.changed ? step.changed.title : (held?.title ?? step.title)];
    }
    default:
      return [step.title];
  }
}

interface Expected {
  /** The id of the step; null once the flow has ended. */
  readonly step: string | null;
  readonly headings: readonly string[];
}

/** What the engine says is on screen; undefined while an effect runs. */
function expectedOf({ actor, answers }: ReplayRun): Expected | undefined {
  const { status } = actor.getSnapshot();
  if (status === 'done') return { step: null, headings: [endings.done] };
  const walk = walkOf(actor)?.getSnapshot();
  const compiled = walk?.status === 'active' ? stepOf(walk.context) : undefined;
  if (!walk || !compiled) return undefined;
  const { step } = compiled;
  const copy = exampleCopyOf(answers);
  return {
    step: step.id,
    headings: walk.matches('conflict') ? [flowWords.conflictTitle] : titlesOf(asStep(step), answers).map(copy),
  };
}

function shownIn(root: HTMLElement) {
  const step = root.querySelector<HTMLElement>('[data-step]');
  return { step: step?.dataset['step'] ?? null, heading: root.querySelector('h1')?.textContent ?? '' };
}

/** A token that was not replaced. */
const OPEN_TOKEN = /\{[a-z][a-z._]*\}/;

/**
 * Expects on screen what the engine says: the step by its id, with its own heading, and no token left.
 *
 * @param where the position of the walk, for the failure message
 */
export async function expectOnScreen(root: HTMLElement, run: ReplayRun, where: string): Promise<void> {
  const expected = expectedOf(run);
  if (!expected) return;
  const { step, headings } = expected;
  const expectShown = () => {
    const shown = shownIn(root);
    return expect([shown.step, headings.includes(shown.heading)], `${where}: '${shown.heading}'`).toEqual([step, true]);
  };
  const { step: atOnce, heading } = shownIn(root);
  // Most screens are rendered at once; code that is loaded on first use is waited for.
  if (atOnce !== step || !headings.includes(heading)) await waitFor(expectShown);
  await expect(OPEN_TOKEN.exec(root.textContent), where).toBeNull();
}
