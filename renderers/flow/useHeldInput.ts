import { useEffect, useRef } from 'react';
import { usePorts } from '../ports/ports.ts';

interface Held {
  readonly step: string;
  readonly release: () => void;
}

/**
 * Marks the page as holding unsent input, from the first input of a step until the step is left.
 *
 * @returns call it on each input
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
