import { useState } from 'react';
import type { StepContext } from '../../answering/StepProps.ts';

/**
 * The ways on from a screen, as what its buttons are given: the one that was pressed shows that it is being worked on,
 * and meanwhile no other one does anything.
 */
export function useWayOn({ busy, onSubmit }: Pick<StepContext, 'busy' | 'onSubmit'>) {
  const [taken, setTaken] = useState<string>();
  return (value: string) => ({
    busy: busy && taken === value,
    onClick: () => {
      if (busy) return;
      setTaken(value);
      onSubmit({ value });
    },
  });
}
