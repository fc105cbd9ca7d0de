import type { QueryClient } from '@tanstack/react-query';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { outsideResultsFlow } from '#flows/outside-results/outside-results.flow.ts';
import { pathFrom, pathValues } from '#flows/paths/pathPattern.ts';
import { flowAddress } from '../../flow/useFlowAddress.ts';
import { today } from '../../time/today.ts';
import { outsideEffects } from './outsideEffects.ts';
import { testOf } from './testOf.ts';

const PATTERN = 'labs/outside-results/$step';

/** The sections of the steps that have an address; nobody comes to the last one but through the others. */
const SECTIONS: { readonly [step: string]: string } = { test: 'test', markers: 'values', check: 'values' };

interface OutsideStart {
  readonly userId: string;
  readonly queryClient: QueryClient;
}

const stepIn = (href: string) => pathValues(PATTERN, new URL(href, 'http://portal.invalid').pathname)?.['step'];

/**
 * The flow in which results of another laboratory are entered, ready to run, with its addresses. It begins with its first step
 * whatever the address says: nothing of it is stored.
 */
export function createOutside({ userId, queryClient }: OutsideStart) {
  const started = outsideResultsFlow.start({ today, facts: {}, effects: outsideEffects({ userId, queryClient }) });
  const address = flowAddress<{ readonly step: string }>({
    shown: (walk) => {
      const shown = stepOf(walk)?.step.id;
      return shown === undefined ? undefined : { step: shown };
    },
    read: (href) => {
      const asked = stepIn(href);
      return asked === undefined ? undefined : { step: asked };
    },
    write: (asked) => pathFrom(PATTERN, { step: asked.step }),
    locate: (asked) => ({ section: SECTIONS[asked.step] ?? 'test', step: asked.step }),
  });
  return { ...started, address, entered: () => testOf(started.answers) };
}
