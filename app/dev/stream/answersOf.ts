import { Actor, type AnyActorRef } from 'xstate';
import { Answers } from '#engine/answers/Answers.ts';
import { isObject } from './isObject.ts';

/** The actor that started an actor; undefined for the root. */
export const parentOf = (ref: unknown): AnyActorRef | undefined => {
  if (!(ref instanceof Actor)) return undefined;
  const { _parent: parent } = ref;
  return parent;
};

/** The answer store of an actor: its own, or that of the flow that started it. */
export function answersOf(ref: unknown): Answers | undefined {
  if (!(ref instanceof Actor)) return undefined;
  const snapshot: unknown = ref.getSnapshot();
  const context = isObject(snapshot) ? snapshot['context'] : undefined;
  const answers = isObject(context) ? context['answers'] : undefined;
  return answers instanceof Answers ? answers : answersOf(parentOf(ref));
}
