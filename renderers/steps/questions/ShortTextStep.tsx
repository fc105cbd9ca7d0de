import type { StepProps } from '../../answering/StepProps.ts';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { TextStep } from './TextStep.tsx';

/** One line of free text. */
export function ShortTextStep(props: StepProps<'short-text'>) {
  return <TextStep step={props.step} context={props} input={TextField} />;
}
