import type { StepProps } from '../../answering/StepProps.ts';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextStep } from './TextStep.tsx';

/** Several lines of free text. */
export function LongTextStep(props: StepProps<'long-text'>) {
  return <TextStep step={props.step} context={props} input={TextArea} />;
}
