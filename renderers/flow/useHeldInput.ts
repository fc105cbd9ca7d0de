import { useEffect, useRef } from 'react';
import { usePorts } from '../ports/ports.ts';

interface Held {
  readonly step: string;
  readonly release: () => void;
}

/**
 * Keeps the page where it is from the first input of a step until the step is left.
 *
 * @returns to be called with each input
 */
export function useHeldInput(step: string): () => void {
  const { holdInput } = usePorts();
  const held = useRef<Held>(undefined);
  useEffect(() => {
    if (held.current?.step === step) return;
    held.current?.release();
    held.current = undefined;
  }, [step]);
  useEffect(
    () => () => {
      held.current?.release();
      held.current = undefined;
    },
    [],
  );
  return () => {
    held.current ??= { step, release: holdInput() };
  };
}
