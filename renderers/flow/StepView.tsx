import type { StepKind } from '#flows/kinds/stepKinds.ts';
import { stepRenderers } from './stepRenderers.ts';
import type { StepComponent, StepProps } from '../answering/StepProps.ts';

/** Renders a step with the component of its kind. */
export function StepView<K extends StepKind>({ kind, props }: { readonly kind: K; readonly props: StepProps<K> }) {
  const Renderer: StepComponent<K> = stepRenderers[kind].component;
  return <Renderer {...props} />;
}
