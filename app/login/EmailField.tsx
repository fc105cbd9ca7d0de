import { TextField } from '#renderers/ui/inputs/TextField.tsx';

interface EmailFieldProps {
  /** `username` for the email address of an existing account, `email` for a new one. */
  readonly autoComplete: 'username' | 'email';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
}

/** An email address. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField {...props} label="Email" name="email" type="email" inputMode="email" />
);
