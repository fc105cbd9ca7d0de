import { TextField } from '#renderers/ui/inputs/TextField.tsx';
import type { TwoStepSecret } from '#schemas/wire/twoStep.ts';
import { turnOnTwoStep } from '#services/api/twoStep.ts';
import { codeFields } from '../../../../login/codeFields.ts';
import { useForm } from '../../../../login/useForm.ts';
import * as page from '../../../layout/page.css.ts';
import { FormEnd } from '../../form/FormEnd.tsx';
import { CopyButton } from './CopyButton.tsx';
import { QrCode } from './QrCode.tsx';
import * as styles from './twoStep.css.ts';

interface SecretFormProps {
  readonly userId: string;
  readonly secret: TwoStepSecret;
  readonly onTurnedOn: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Characters of a key that are read and typed together. */
const GROUP = 4;

const startsOf = (key: string) => Array.from({ length: Math.ceil(key.length / GROUP) }, (_, at) => at * GROUP);

const { check, label, hint, inputMode, autoComplete } = codeFields.app;

/** Gives an authenticator app its secret and asks for its first code. */
export function SecretForm({ userId, secret: { secret, uri }, onTurnedOn, onCancel }: SecretFormProps) {
  const { problem, busy, field, element } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: check(code) }),
    send: async ({ code }) => onTurnedOn(await turnOnTwoStep(userId, code)),
  });
  return (
    <form {...element} className={page.visit}>
      <ol className={styles.steps}>
        <li className={styles.step}>
          Install an authenticator app on your phone if you have none, such as Google Authenticator, Microsoft
          Authenticator or 1Password.
        </li>
        <li className={styles.step}>
          Scan this code with the app.
          <QrCode text={uri} label="QR code for your authenticator app" />
          <p className={page.soft}>
            Is the app on this device? <a href={uri}>Open it</a>, or type this key into it:
          </p>
          <p className={styles.secret}>
            {startsOf(secret).map((start) => (
              <span key={start}>{secret.slice(start, start + GROUP)}</span>
            ))}
          </p>
          <CopyButton label="Copy the key" text={secret} />
        </li>
        <li className={styles.step}>
          <TextField
            {...{ label, inputMode, autoComplete }}
            hint={`${hint}, which the app shows for this account`}
            {...field('code')}
          />
        </li>
      </ol>
      <FormEnd problem={problem} busy={busy} busyLabel="Checking" label="Turn on" onCancel={onCancel} />
    </form>
  );
}
