import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import type { StepKind } from '#schemas/flow/step.ts';
import { late } from './lateCode.ts';
import type { StepComponent, StepProps } from './StepProps.ts';
import { Skeleton } from './ui/Skeleton.tsx';

/** The focus was lost while the step was read; the heading takes it as it does of any other step. */
function TakeFocus() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    here.current?.parentElement?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  return <span ref={here} hidden />;
}

/** The component of a kind whose code is read when the first step of it is shown: questions do not wait for it. */
export function lazyStep<K extends StepKind>(load: () => Promise<StepComponent<K>>): StepComponent<K> {
  const read = late(load);
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
