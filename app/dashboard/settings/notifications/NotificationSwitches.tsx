import { Switch } from '@base-ui/react/switch';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { phoneText } from '#flows/kinds/fields/phoneText.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { User } from '#schemas/wire/user.ts';
import * as page from '../../layout/page.css.ts';
import { SavedNotice } from '../SavedNotice.tsx';
import { useAccountUpdate } from '../useAccountUpdate.ts';
import * as styles from './switches.css.ts';

type Channel = keyof User['notifications'];

interface Row {
  readonly channel: Channel;
  readonly label: string;
  readonly text: (user: User) => string;
}

const rows: readonly Row[] = [
  {
    channel: 'sms',
    label: 'Text messages',
    text: ({ mobile_number: number }) =>
      `To ${phoneText(number ?? '')}, up to 10 a month, between 8 AM and 9 PM. A text that can’t wait may come at any hour. Message and data rates may apply. Reply STOP to end, HELP for help.`,
  },
  { channel: 'email', label: 'Email', text: ({ email }) => `To ${email}.` },
];

/** Each way to be told of news, on or off. A switch is saved as soon as it is pressed. */
export function NotificationSwitches({ user }: { readonly user: User }) {
  const id = useId();
  const save = useAccountUpdate(user._id);
  const { mutate, isPending, variables, isSuccess, submittedAt, error } = useMutation({
    networkMode: 'always',
    mutationFn: (change: { readonly [channel in Channel]?: boolean }) => save({ notifications: change }),
  });
  // What was pressed is shown at once, and taken back where it could not be saved.
  const shown = isPending ? { ...user.notifications, ...variables } : user.notifications;
  return (
    <>
      {isSuccess && <SavedNotice key={submittedAt}>Notifications updated successfully</SavedNotice>}
      <ul className={styles.list}>
        {rows.map(({ channel, label, text }) => (
          <li key={channel} className={styles.row}>
            <div>
              <p id={`${id}-${channel}`} className={styles.label}>
                {label}
              </p>
              <p id={`${id}-${channel}-text`} className={page.soft}>
                {text(user)}
              </p>
            </div>
            <Switch.Root
              checked={shown[channel]}
              onCheckedChange={(on) => !isPending && mutate({ [channel]: on })}
              aria-labelledby={`${id}-${channel}`}
              aria-describedby={`${id}-${channel}-text`}
              className={styles.track}
            >
              <Switch.Thumb className={styles.thumb} />
            </Switch.Root>
          </li>
        ))}
      </ul>
      {error && (
        <Alert tone="danger" urgent>
          {error.message}
        </Alert>
      )}
    </>
  );
}
