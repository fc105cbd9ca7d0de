import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import type { StepKind } from '#flows/kinds/stepKinds.ts';
import { preloadable } from '../ui/loading/preloadable.ts';
import type { StepComponent, StepProps } from '../answering/StepProps.ts';
import { Skeleton } from '../ui/loading/Skeleton.tsx';

/**
 * The focus was lost while the step was read, or a dialog that opened meanwhile gave it to its first button; the heading
 * takes it as it does of any other step.
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

/** The component of a kind whose code is read when the first step of it is shown: questions do not wait for it. */
export function lazyStep<K extends StepKind>(load: () => Promise<StepComponent<K>>): StepComponent<K> {
  const read = preloadable(load);
  const Loaded = lazy<ComponentType<StepProps<K>>>(async () => ({ default: await read() }));
  return (props) => (
    <Suspense fallback={<Skeleton />}>
      <div>
        <Loaded {...props} />
        <TakeFocus />
      </div>
    </Suspense>
  );
}
