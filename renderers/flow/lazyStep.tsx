import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { StepKind } from '#flows/kinds/stepKinds.ts';
import { laterComponent, type LaterComponent } from '../ui/loading/laterComponent.ts';
import { useIsHydrated } from '../ui/loading/useIsHydrated.ts';
import type { StepComponent, StepProps } from '../answering/StepProps.ts';
import { Skeleton } from '../ui/loading/Skeleton.tsx';

/**
 * Moves focus to the heading, as for any other step: focus was lost while the code was loading, or a dialog that opened
 * meanwhile returned it to its first button.
 */
function TakeFocus() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const inDialog = here.current?.closest('[role="dialog"]')?.contains(focused) ?? false;
    if (focused !== document.body && !inDialog) return;
    here.current?.parentElement?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  return <span ref={here} hidden />;
}

/** A server draws what is there at once, and the browser begins with the same. */
const OnceHydrated = ({ children }: { readonly children: ReactNode }) => (useIsHydrated() ? children : <Skeleton />);

/** A step kind's component whose code is loaded when its first step is shown, so that questions need not wait for it. */
export const lazyStep = <K extends StepKind>(read: () => Promise<StepComponent<K>>): LaterComponent<StepProps<K>> =>
  laterComponent(read, (step) => (
    <OnceHydrated>
      <Suspense fallback={<Skeleton />}>
        <div>
          {step}
          <TakeFocus />
        </div>
      </Suspense>
    </OnceHydrated>
  ));
