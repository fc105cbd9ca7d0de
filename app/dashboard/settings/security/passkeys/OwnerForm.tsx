import type { PasskeyProof } from '#schemas/wire/passkey.ts';
import { PasswordForm } from '../twoStep/PasswordForm.tsx';
import { ProofForm } from '../twoStep/ProofForm.tsx';

interface OwnerFormProps {
  readonly hasSecondStep: boolean;
  /** What happens then. */
  readonly text: string;
  readonly label: string;
  /** @throws ProblemError */
  readonly send: (proof: PasskeyProof) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for all that a login asks for: the password, and a code of a patient who has a second step. */
export const OwnerForm = ({ hasSecondStep, send, ...props }: OwnerFormProps) =>
  hasSecondStep ? (
    <ProofForm {...props} send={send} />
  ) : (
    <PasswordForm {...props} send={(password) => send({ current_password: password })} />
  );
