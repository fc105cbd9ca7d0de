import { useState } from 'react';
import type { StepContext } from '../../answering/StepProps.ts';

/** The props of a screen's buttons: the pressed one shows that it is busy, and meanwhile the others do nothing. */
export function useActionButtons({ busy, onSubmit }: Pick<StepContext, 'busy' | 'onSubmit'>) {
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
