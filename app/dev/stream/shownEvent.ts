import type { AnyEventObject } from 'xstate';
import type { Definition } from '#engine/definition/compile.ts';
import { isObject } from './isObject.ts';
import type { Redaction } from './Redaction.ts';
import { shownError, shownOutput } from './shownContext.ts';

/** The context for reading an event: its definition, its redaction, and the step on screen. */
export interface EventScene {
  readonly definition: Definition;
  readonly redaction: Redaction;
  /** Id of the step on screen when the event arrives. */
  readonly step: string | undefined;
}

const submits = new Set(['SUBMIT', 'SAVE']);

/** The step that an event names; a late event does not belong to the step on screen. */
const namedIn = (event: AnyEventObject): string | undefined => {
  const named: unknown = event['step'];
  return typeof named === 'string' ? named : undefined;
};

/** The shown form of an event: its type, and properties that are known to contain no patient data. */
export function shownEvent(event: AnyEventObject, scene: EventScene | undefined): AnyEventObject {
  const { type } = event;
  if (!scene) return { type };
  const { definition, redaction } = scene;
  const named = namedIn(event);
  const step = named ?? scene.step;
  const answer: unknown = event['answer'];
  if (submits.has(type) && step !== undefined && isObject(answer))
    return { type, step: redaction.name(step), answer: redaction.answer(step, answer) };
  if (type === 'GO') {
    return {
      type,
      ...(definition.sections.has(event['section']) && { section: event['section'] }),
      ...(named !== undefined && { step: redaction.name(named) }),
    };
  }
  if (type.startsWith('xstate.done.')) return { type, output: shownOutput(event['output'], redaction) };
  if (type.startsWith('xstate.error.')) return { type, error: shownError(event['error']) };
  return { type };
}
