import { useEffect, useRef } from 'react';
import { usePorts } from './ports.ts';

/**
 * Keeps the page where it is from the first input of a step until the step is left.
 *
 * @returns to be called with each input
 */
export function useHeldInput(step: string): () => void {
  const { holdInput } = usePorts();
  const release = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      release.current?.();
      release.current = undefined;
    },
    [step],
  );
  return () => {
    release.current ??= holdInput();
  };
}
