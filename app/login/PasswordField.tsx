import { useState } from 'react';
import { Checkbox } from '#renderers/ui/inputs/Checkbox.tsx';
import { TextField } from '#renderers/ui/inputs/TextField.tsx';
import * as styles from './PasswordField.css.ts';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
}

/** A password field whose text can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField {...props} type={shown ? 'text' : 'password'} />
      <Checkbox label="Show password" checked={shown} onChange={setShown} />
    </div>
  );
}
