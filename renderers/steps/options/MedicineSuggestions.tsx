import { Component, lazy, Suspense, type ReactNode } from 'react';
import { FieldFrame } from '../../ui/inputs/FieldFrame.tsx';
import * as fieldStyles from '../../ui/inputs/field.css.ts';
import { preloadable } from '../../ui/loading/preloadable.ts';
import { useIsHydrated } from '../../ui/loading/useIsHydrated.ts';
import { medicineWords } from '../../words/medicineWords.ts';

const readMedicineSearch = preloadable(() => import('./MedicineSearch.tsx'));
const MedicineSearch = lazy(async () => ({ default: (await readMedicineSearch()).MedicineSearch }));

interface MedicineSuggestionsProps {
  readonly text: string;
  readonly busy: boolean;
  readonly onChange: (text: string) => void;
}

/** Leaves the search out where its code cannot be loaded: the text can be written without it. */
class OrNothing extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** A text with a name on a line of its own. */
const withName = (text: string, name: string): string => (text.trim() === '' ? name : `${text.trimEnd()}\n${name}`);

/** A search for medicines, whose names it adds to a text. Its place is kept until its code is loaded. */
export function MedicineSuggestions({ text, busy, onChange }: MedicineSuggestionsProps) {
  const isHydrated = useIsHydrated();
  const placeholder = (
    <FieldFrame
      label={medicineWords.search}
      hint={medicineWords.hint}
      renderControl={(ties) => (
        <input
          {...ties}
          role="combobox"
          aria-expanded={false}
          aria-controls={`${ties.id}-list`}
          readOnly
          className={fieldStyles.control}
        />
      )}
    />
  );
  if (!isHydrated) return placeholder;
  return (
    <OrNothing>
      <Suspense fallback={placeholder}>
        <MedicineSearch busy={busy} onAdd={(name) => onChange(withName(text, name))} />
      </Suspense>
    </OrNothing>
  );
}
