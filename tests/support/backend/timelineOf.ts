import type { Timeline, TimelineEvent } from '#schemas/wire/timeline.ts';
import type { TestPatient } from './backendFixture.ts';

/** A page of a patient's timeline. @param before the last purchase of the page before */
export const timelineOf = async ({ send }: Pick<TestPatient, 'send'>, before?: string): Promise<Timeline> =>
  (await send<Timeline>('GET', `/v2/timeline${before === undefined ? '' : `?before=${before}`}`)).body;

/** Of each event what it is, when, whether it lies ahead, and cents. */
export const told = (events: readonly TimelineEvent[] = []) =>
  events.map(({ kind, at, coming, amount }) => [kind, at, coming, amount]);

export const kinds = (events: readonly TimelineEvent[] = []) => events.map(({ kind }) => kind);
