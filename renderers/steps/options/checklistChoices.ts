import type { NoneOption, Option } from '#flows/kinds/options/option.ts';
import { noneValueOf } from '#flows/kinds/options/noneOption.ts';

interface Checklist {
  readonly options: readonly Option[];
  readonly none?: NoneOption;
}

/** The options of a checklist, the excluding one last. */
export function checklistChoices({ options, none }: Checklist, copy: (text: string) => string) {
  const choices = options.map(({ value, label, description }) => ({
    value,
    label: copy(label),
    description: description && copy(description),
  }));
  const noneValue = noneValueOf(none);
  return none && noneValue !== undefined ? [...choices, { value: noneValue, label: copy(none.label) }] : choices;
}
