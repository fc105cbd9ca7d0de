import { useState } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { TextField } from '#renderers/ui/inputs/TextField.tsx';
import type { TwoStepProof } from '#schemas/wire/twoStep.ts';
import { codeFields, type CodeSource } from '../../../../login/codeFields.ts';
import { PasswordField } from '../../../../login/PasswordField.tsx';
import { useForm } from '../../../../login/useForm.ts';
import * as page from '../../../layout/page.css.ts';

interface ProofFormProps {
  /** What happens then. */
  readonly text: string;
  readonly label: string;
  /** @throws ProblemError */
  readonly send: (proof: TwoStepProof) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for both steps once more: the password, and a code of the app or a recovery code. */
export function ProofForm({ text, label, send, onCancel }: ProofFormProps) {
  const [source, setSource] = useState<CodeSource>('app');
  const { check, other, label: codeLabel, hint, inputMode, autoComplete } = codeFields[source];
  const { problem, busy, field, change, element } = useForm({
    initial: { 'current-password': '', code: '' },
    check: ({ 'current-password': password, code }) => ({
      'current-password': password === '' ? 'Please enter your password.' : undefined,
      code: check(code),
    }),
    send: ({ 'current-password': password, code }) => send({ current_password: password, code }),
  });
  const turn = () => {
    setSource(source === 'app' ? 'recovery' : 'app');
    change('code', '');
  };
  return (
    <form {...element} className={page.visit}>
      <p>{text}</p>
      <PasswordField label="Current password" autoComplete="current-password" {...field('current-password')} />
      <TextField {...{ hint, inputMode, autoComplete }} label={codeLabel} {...field('code')} />
      <div>
        <Button look="quiet" onClick={turn}>
          {other}
        </Button>
      </div>
      {problem && (
        <Alert tone="danger" urgent>
          {problem.message}
        </Alert>
      )}
      <div className={page.actions}>
        <Button type="submit" busy={busy} busyLabel="Checking">
          {label}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
