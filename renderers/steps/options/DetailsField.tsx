import type { Details } from '#flows/kinds/options/option.ts';
import type { Value } from '#schemas/flow/answer.ts';
import { TextArea } from '../../ui/inputs/TextArea.tsx';

interface DetailsFieldProps {
  readonly details: Details;
  readonly copy: (text: string) => string;
  readonly value: Value | undefined;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly onChange: (text: string) => void;
}

/** The free text for a chosen option. */
export function DetailsField({ details, copy, value, error, busy, onChange }: DetailsFieldProps) {
  return (
    <TextArea
      label={copy(details.label)}
      placeholder={details.placeholder && copy(details.placeholder)}
      maxLength={details.maxLength}
      error={error}
      readOnly={busy}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
    />
  );
}
