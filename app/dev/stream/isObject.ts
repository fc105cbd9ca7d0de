import { Answers } from '#engine/answers/Answers.ts';
import type { WalkContext } from '#engine/walk/WalkContext.ts';

/** Whether an unknown value is an object whose properties can be read. */
export const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** Whether a context is that of a walk, recognized by its step on screen and its held answer. */
export const isWalkContext = (context: unknown): context is WalkContext =>
  isObject(context) && context['answers'] instanceof Answers && 'index' in context && 'held' in context;
