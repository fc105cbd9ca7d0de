import { usePorts } from '../ports/ports.ts';
import { SelectField } from '../ui/inputs/SelectField.tsx';
import { textOf, textsOf, type FieldProps } from './FieldProps.ts';

/** One entry of a list that the application provides. */
export function SelectInput(props: FieldProps<'select'>) {
  const { field, value, onChange } = props;
  const { lists } = usePorts();
  return (
    <SelectField
      {...textsOf(props)}
      entries={lists[field.source]}
      autoComplete={field.autocomplete}
      value={textOf(value)}
      onChange={(entry) => onChange(entry || undefined)}
    />
  );
}
