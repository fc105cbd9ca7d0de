import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { TwoStep } from '#schemas/wire/twoStep.ts';
import { useZone } from '#app/time/useZone.ts';
import * as page from '../../../layout/page.css.ts';

/** Recovery codes of which a patient is told that they run out. */
const FEW = 3;

interface TwoStepStatusProps {
  readonly twoStep: TwoStep;
  readonly onTurnOn: () => void;
  readonly onRenew: () => void;
  readonly onTurnOff: () => void;
}

const codesLeft = (left: number) =>
  left === 1 ? '1 recovery code is left.' : `${left === 0 ? 'No' : left} recovery codes are left.`;

/** Whether a second step is asked for, since when, and what can be done about it. */
export function TwoStepStatus({ twoStep, onTurnOn, onRenew, onTurnOff }: TwoStepStatusProps) {
  const { on_since: since, recovery_codes: left, off_from: end } = twoStep;
  const zone = useZone();
  if (since === null)
    return (
      <>
        <p className={page.soft}>
          It is off. When it is on, whoever logs in is asked for a code of an app on your phone besides the password. A
          stolen password is not enough then.
        </p>
        <div>
          <Button look="secondary" onClick={onTurnOn}>
            Turn on two-step sign-in
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p>
        On since <time dateTime={since}>{momentText(new Date(since), 'date', zone)}</time>. Logging in asks for a code
        of your authenticator app.
      </p>
      {end !== null && (
        <Alert tone="warning" title="It will be turned off">
          Somebody who knows your password says that app and recovery codes are lost, so that the password alone is
          enough from {momentText(new Date(end), 'date', zone)} on. If it was not you, choose a new password now: that
          stops it.
        </Alert>
      )}
      {left > FEW ? <p className={page.soft}>{codesLeft(left)}</p> : <Alert tone="warning">{codesLeft(left)}</Alert>}
      <div className={page.actions}>
        <Button look="secondary" onClick={onRenew}>
          New recovery codes
        </Button>
        <Button look="secondary" onClick={onTurnOff}>
          Turn off
        </Button>
      </div>
    </>
  );
}
