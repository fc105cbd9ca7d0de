import { Button } from '#renderers/ui/buttons/Button.tsx';
import { TextField } from '#renderers/ui/inputs/TextField.tsx';
import { codeFields } from '../../../login/codeFields.ts';
import * as page from '../../layout/page.css.ts';
import type { ProofSource, useOwnerProof } from './useOwnerProof.ts';

interface SecondStepFieldsProps {
  readonly owner: ReturnType<typeof useOwnerProof>;
  /** The props of the field of the code. */
  readonly field: {
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (value: string) => void;
    readonly onBlur?: () => void;
  };
}

/** How each is chosen. */
const choices: { readonly [source in ProofSource]: string } = {
  app: codeFields.recovery.other,
  recovery: codeFields.app.other,
  passkey: 'Use a passkey',
};

/** What stands beside the password in a form of the settings: a code, or a passkey. Nothing where the account has neither. */
export function SecondStepFields({ owner: { source, others, choose }, field }: SecondStepFieldsProps) {
  if (source === undefined) return null;
  const turn = (to: ProofSource) => {
    choose(to);
    field.onChange('');
  };
  return (
    <>
      {source === 'passkey' ? (
        <p>
          Your browser then asks for your passkey.
          {others.length === 0 &&
            ' If you have lost it, choose a new password with "Forgot Password" on the login page: that removes all passkeys.'}
        </p>
      ) : (
        <SecondStepCode key={source} source={source} field={field} />
      )}
      {others.length > 0 && (
        <div className={page.actions}>
          {others.map((other) => (
            <Button key={other} look="quiet" onClick={() => turn(other)}>
              {choices[other]}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function SecondStepCode({
  source,
  field,
}: Pick<SecondStepFieldsProps, 'field'> & { readonly source: Exclude<ProofSource, 'passkey'> }) {
  const { label, hint, inputMode, autoComplete } = codeFields[source];
  return <TextField {...{ label, hint, inputMode, autoComplete }} {...field} />;
}
