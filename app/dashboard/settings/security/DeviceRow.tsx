import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { Device } from '#schemas/wire/device.ts';
import { useZone } from '#app/time/useZone.ts';
import { relativeTime } from '#app/time/relativeTime.ts';
import * as page from '../../layout/page.css.ts';
import * as styles from './devices.css.ts';

interface DeviceRowProps {
  readonly device: Device;
  readonly now: Date;
  /** Whether it is being logged out. */
  readonly leaving: boolean;
  readonly onLogOut: () => void;
}

/** A device on which the patient is signed in: what it is, when it was used, and its end. */
export function DeviceRow({ device: { device, current, created_at, last_used_at }, ...props }: DeviceRowProps) {
  const { now, leaving, onLogOut } = props;
  const used = new Date(last_used_at);
  const zone = useZone();
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.device}>{device}</p>
        {current && <p className={styles.here}>This device</p>}
        <p className={page.soft}>
          Last used:{' '}
          <time dateTime={last_used_at} title={`${momentText(used, 'date', zone)}, ${momentText(used, 'time', zone)}`}>
            {relativeTime(used, now)}
          </time>
          . Logged in on {momentText(new Date(created_at), 'date', zone)}.
        </p>
      </div>
      <Button look="secondary" busy={leaving} busyLabel="Signing out…" onClick={onLogOut}>
        Sign out
        <VisuallyHidden> {current ? `${device}, this device` : device}</VisuallyHidden>
      </Button>
    </li>
  );
}
