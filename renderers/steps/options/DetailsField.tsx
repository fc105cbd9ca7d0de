import type { Details } from '#flows/kinds/options/option.ts';
import type { Value } from '#schemas/flow/answer.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { MedicineSuggestions } from './MedicineSuggestions.tsx';
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
  const text = typeof value === 'string' ? value : '';
  const area = (
    <TextArea
      label={copy(details.label)}
      placeholder={details.placeholder && copy(details.placeholder)}
      maxLength={details.maxLength}
      error={error}
      readOnly={busy}
      value={text}
      onChange={onChange}
    />
  );
  if (details.suggests !== 'medicines') return area;
  return (
    <Stack>
      <MedicineSuggestions text={text} busy={busy} onChange={onChange} />
      {area}
    </Stack>
  );
}
