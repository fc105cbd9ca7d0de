import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import type { StepKind } from '#flows/kinds/stepKinds.ts';
import { preloadable } from '../ui/loading/preloadable.ts';
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

/**
 * A step kind's component whose code is loaded when its first step is shown, so that questions need not wait for it.
 *
 * Where the code is there already, nothing is suspended: React would show the placeholder for 300 ms all the same.
 */
export function lazyStep<K extends StepKind>(read: () => Promise<StepComponent<K>>): LazyStep<K> {
  let loaded: StepComponent<K> | undefined;
  const load = preloadable(async () => (loaded = await read()));
  const Lazy = lazy<ComponentType<StepProps<K>>>(async () => ({ default: await load() }));
  return {
    load,
    component: function LazyStep(props) {
      // Whoever has begun to wait keeps what it waits for, and with it the state of the step.
      const [Component] = useState<ComponentType<StepProps<K>>>(() => loaded ?? Lazy);
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
