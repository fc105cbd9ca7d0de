import { lazy, Suspense } from 'react';
import { preloadable } from '../ui/loading/preloadable.ts';
import { useIsHydrated } from '../ui/loading/useIsHydrated.ts';
import { type SuggestingProps, textOf, textsOf, type FieldProps } from './FieldProps.ts';
import { TextField } from '../ui/inputs/TextField.tsx';

/** A single-line text input in a form. */
function TextInput(props: FieldProps<'text'>) {
  const { field, value, busy, onChange } = props;
  return (
    <TextField
      {...textsOf(props)}
      // A field with a text for too-long input shows that error; all others cut the input off.
      maxLength={field.errors?.['tooLong'] ? undefined : field.maxLength}
      autoComplete={field.autocomplete}
      readOnly={busy}
      value={textOf(value)}
      onChange={(text) => onChange(text || undefined)}
    />
  );
}

const readAddressSuggestInput = preloadable(() => import('./AddressSuggestInput.tsx'));
const AddressSuggestInput = lazy(async () => ({ default: (await readAddressSuggestInput()).AddressSuggestInput }));

/** A single-line text input; one with suggestions upgrades once their code is loaded. */
export function TextFieldInput({ onFill, ...rest }: SuggestingProps) {
  const isHydrated = useIsHydrated();
  if (!rest.field.suggests) return <TextInput {...rest} />;
  const meanwhile = <TextInput {...rest} busy />;
  // A server draws what is there at once, and the browser begins with the same.
  if (!isHydrated) return meanwhile;
  return (
    <Suspense fallback={meanwhile}>
      <AddressSuggestInput onFill={onFill} {...rest} />
    </Suspense>
  );
}
