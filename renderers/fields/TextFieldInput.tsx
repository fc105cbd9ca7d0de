import { lazy, Suspense } from 'react';
import { preloadable } from '../ui/loading/preloadable.ts';
import { useIsHydrated } from '../ui/loading/useIsHydrated.ts';
import type { SuggestingProps } from './FieldProps.ts';
import { TextInput } from './TextInput.tsx';

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
