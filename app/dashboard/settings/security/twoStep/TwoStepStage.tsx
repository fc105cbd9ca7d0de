import type { TwoStepSecret } from '#schemas/wire/twoStep.ts';
import { beginTwoStep, renewRecoveryCodes, turnOffTwoStep } from '#services/api/twoStep.ts';
import { OwnerForm } from '../../owner/OwnerForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecretForm } from './SecretForm.tsx';

/** What a patient is doing about two-step sign-in. */
export type Stage =
  | { readonly name: 'password' | 'renewing' | 'ending' }
  | { readonly name: 'secret'; readonly secret: TwoStepSecret }
  | { readonly name: 'codes'; readonly codes: readonly string[]; readonly said: string };

interface TwoStepStageProps {
  readonly userId: string;
  readonly stage: Stage;
  readonly onStage: (stage: Stage) => void;
  /** The server knows something new. */
  readonly onChanged: () => void;
  /** @param said what was done; undefined where nothing was */
  readonly onClose: (said?: string) => void;
}

/** One step of turning two-step sign-in on or off, or of new recovery codes. */
export function TwoStepStage({ userId, stage, onStage, onChanged, onClose }: TwoStepStageProps) {
  const cancel = () => onClose();
  const showCodes = (codes: readonly string[], said: string) => {
    onChanged();
    onStage({ name: 'codes', codes, said });
  };
  switch (stage.name) {
    case 'password':
      return (
        <OwnerForm
          userId={userId}
          label="Continue"
          send={async (proof) => onStage({ name: 'secret', secret: await beginTwoStep(userId, proof) })}
          onCancel={cancel}
        />
      );
    case 'secret':
      return (
        <SecretForm
          userId={userId}
          secret={stage.secret}
          onTurnedOn={(codes) => showCodes(codes, 'Two-step sign-in is on.')}
          onCancel={cancel}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={stage.codes} onSaved={() => onClose(stage.said)} />;
    case 'renewing':
      return (
        <OwnerForm
          userId={userId}
          text="You get ten new recovery codes. The ones that you have now stop working."
          label="Make new codes"
          send={async (proof) => showCodes(await renewRecoveryCodes(userId, proof), 'You have new recovery codes.')}
          onCancel={cancel}
        />
      );
    case 'ending':
      return (
        <OwnerForm
          userId={userId}
          text="The password alone is enough to log in then. Your recovery codes stop working."
          label="Turn two-step sign-in off"
          send={async (proof) => {
            await turnOffTwoStep(userId, proof);
            onChanged();
            onClose('Two-step sign-in is off.');
          }}
          onCancel={cancel}
        />
      );
  }
}
