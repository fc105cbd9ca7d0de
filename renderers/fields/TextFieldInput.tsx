import { lazy, Suspense } from 'react';
import { preloadable } from '../ui/loading/preloadable.ts';
import type { SuggestingProps } from './FieldProps.ts';
import { TextInput } from './TextInput.tsx';

const readAddressSuggestInput = preloadable(() => import('./AddressSuggestInput.tsx'));
const AddressSuggestInput = lazy(async () => ({ default: (await readAddressSuggestInput()).AddressSuggestInput }));

/** A single-line text input; one with suggestions upgrades once their code is loaded. */
export function TextFieldInput({ onFill, ...rest }: SuggestingProps) {
  if (!rest.field.suggests) return <TextInput {...rest} />;
  return (
    <Suspense fallback={<TextInput {...rest} busy />}>
      <AddressSuggestInput onFill={onFill} {...rest} />
    </Suspense>
  );
}
