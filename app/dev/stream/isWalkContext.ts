import { Answers } from '#engine/answers/Answers.ts';
import type { WalkContext } from '#engine/walk/WalkContext.ts';
import { isObject } from './isObject.ts';

/** Whether a context is that of a walk: it has a step on screen and, while that is saved, the answer that is held. */
export const isWalkContext = (context: unknown): context is WalkContext =>
  isObject(context) && context['answers'] instanceof Answers && 'index' in context && 'held' in context;
