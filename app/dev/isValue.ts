import type { Value } from '#schemas/flow/answer.ts';

/** Whether something that came in an event has the shape of an answer's value. */
export const isValue = (value: unknown): value is Value =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));
