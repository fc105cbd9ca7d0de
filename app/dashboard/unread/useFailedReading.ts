import { useMutationState } from '@tanstack/react-query';

/** The mutations that mark notifications as read. */
export const READING = ['read-notifications'] as const;

/** Whether the last try to mark notifications as read has failed; known on other pages than that of the press, too. */
export function useFailedReading(): boolean {
  const states = useMutationState({ filters: { mutationKey: READING }, select: ({ state: { status } }) => status });
  return states.at(-1) === 'error';
}
