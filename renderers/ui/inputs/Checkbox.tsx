import * as styles from './Checkbox.css.ts';

interface CheckboxProps {
  readonly label: string;
  readonly name?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A box with its text beside it, for something that can be left as it is. */
export const Checkbox = ({ label, name, checked, onChange }: CheckboxProps) => (
  <label className={styles.checkbox}>
    <input
      type="checkbox"
      name={name}
      className={styles.box}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);
