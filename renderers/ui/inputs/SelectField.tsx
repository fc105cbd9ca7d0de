import type { ComponentProps } from 'react';
import { words } from '../../words/words.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import * as styles from './field.css.ts';
import { Icon } from '../icons/Icon.tsx';

interface SelectFieldProps extends FieldTexts, Pick<ComponentProps<'select'>, 'autoComplete' | 'name'> {
  /** Undefined while loading. */
  readonly entries: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly value: string;
  /** There is no empty entry: an entry is always chosen. */
  readonly always?: boolean;
  readonly onChange: (value: string) => void;
}

/** A native select for a long list; on phones it opens the platform's own picker. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  entries,
  value,
  always,
  onChange,
  ...rest
}: SelectFieldProps) {
  // A stored value stays visible while its list is loading.
  const known = entries?.some((entry) => entry.value === value) ?? false;
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      renderControl={(ties) => (
        <div className={styles.box}>
          <select
            {...rest}
            {...ties}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={styles.select}
            aria-busy={entries === undefined || undefined}
          >
            {!always && <option value="">{entries ? words.choose : words.loading}</option>}
            {value !== '' && !known && <option value={value}>{value}</option>}
            {entries?.map((entry) => (
              <option key={entry.value} value={entry.value}>
                {entry.label}
              </option>
            ))}
          </select>
          <span className={styles.unit}>
            <Icon name="down" />
          </span>
        </div>
      )}
    />
  );
}
