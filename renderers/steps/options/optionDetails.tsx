import type { ReactNode } from 'react';
import type { Option } from '#flows/kinds/options/option.ts';
import type { Draft } from '../../answering/useDraft.ts';
import { DetailsField } from './DetailsField.tsx';

interface OptionDetailsInput {
  readonly options: readonly Option[];
  /** The chosen option. */
  readonly option: string;
  /** Name of the field that holds the text. */
  readonly field: string;
  readonly draft: Draft;
  readonly copy: (text: string) => string;
  readonly busy: boolean;
  /** Called before the text changes. */
  readonly onEdit?: () => void;
}

/** The text area below a chosen option; undefined if the option asks for no details. */
export function optionDetails({ options, option, field, draft, copy, busy, onEdit }: OptionDetailsInput): ReactNode {
  const details = options.find((one) => one.value === option)?.details;
  if (!details) return undefined;
  return (
    <DetailsField
      details={details}
      copy={copy}
      value={draft.answer[field]}
      error={draft.errorOf(field)}
      busy={busy}
      onChange={(text) => {
        onEdit?.();
        draft.change({ [field]: text });
      }}
    />
  );
}
