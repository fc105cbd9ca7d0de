import { Suspense, useEffect, useRef } from 'react';
import type { StepKind } from '#flows/kinds/stepKinds.ts';
import { laterComponent } from '../ui/loading/laterComponent.ts';
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

interface LazyStep<K extends StepKind> {
  readonly component: StepComponent<K>;
  /** Loads the code, so that the component is drawn at once. */
  readonly load: () => Promise<unknown>;
}

/** A step kind's component whose code is loaded when its first step is shown, so that questions need not wait for it. */
export function lazyStep<K extends StepKind>(read: () => Promise<StepComponent<K>>): LazyStep<K> {
  const { useComponent, load } = laterComponent<StepProps<K>>(read);
  return {
    load,
    component: function LazyStep(props) {
      const Component = useComponent();
      // A server draws what is there at once, and the browser begins with the same.
      if (!useIsHydrated()) return <Skeleton />;
      return (
        <Suspense fallback={<Skeleton />}>
          <div>
            <Component {...props} />
            <TakeFocus />
          </div>
        </Suspense>
      );
    },
  };
}
