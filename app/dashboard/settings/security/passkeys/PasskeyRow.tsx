import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { Passkey } from '#schemas/wire/passkey.ts';
import { useZone } from '#app/time/useZone.ts';
import * as page from '../../../layout/page.css.ts';
import * as styles from '../devices.css.ts';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

/** A passkey: what it was made with, when it was used, and its end. */
export function PasskeyRow({ passkey: { device, created_at, last_used_at }, onRemove }: PasskeyRowProps) {
  const zone = useZone();
  const day = (at: string) => momentText(new Date(at), 'date', zone);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.device}>{device}</p>
        <p className={page.soft}>
          Added on {day(created_at)}. {last_used_at === null ? 'Not used yet.' : `Last used on ${day(last_used_at)}.`}
        </p>
      </div>
      <Button look="secondary" onClick={onRemove}>
        Remove
        <VisuallyHidden> the passkey of {device}</VisuallyHidden>
      </Button>
    </li>
  );
}
