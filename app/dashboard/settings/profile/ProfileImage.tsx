import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import type { User } from '#schemas/wire/user.ts';
import { userQuery } from '#services/api/users.ts';
import { Avatar } from '../../navigation/Avatar.tsx';
import * as page from '../../layout/page.css.ts';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { SavedNotice } from '../SavedNotice.tsx';
import { profileSections } from '../settingsTabs.ts';
import * as styles from './ProfileImage.css.ts';

const PhotoPanel = lazy(() => import('./PhotoPanel.tsx').then(({ PhotoPanel: component }) => ({ default: component })));

/** How long after a photo was sent the account is read again, in ms (000 §5). */
const REFRESH_AFTER = 2000;

/** The picture that stands for the patient in the portal. It verifies nothing: that is another photo. */
export function ProfileImage({ user }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const account = userQuery(user._id).queryKey;

  useEffect(() => {
    if (times === 0) return undefined;
    const refresh = setTimeout(() => void queryClient.invalidateQueries({ queryKey: account }), REFRESH_AFTER);
    return () => clearTimeout(refresh);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is a new array each time and names the same account
  }, [times, queryClient]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <SettingsCard title={profileSections.image}>
      {times > 0 && <SavedNotice key={times}>Photo updated successfully</SavedNotice>}
      <div className={styles.current}>
        <Avatar user={user} size="large" />
        <p className={page.soft}>
          It stands beside your name and in your messages. The photo that verifies your identity is another one.
        </p>
      </div>
      <div className={page.actions}>
        <Button ref={opener} look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {user.image.avatar ? 'Change photo' : 'Add a photo'}
        </Button>
      </div>
      {open && (
        <Suspense>
          <PhotoPanel
            userId={user._id}
            onClose={close}
            onSaved={(changed) => {
              queryClient.setQueryData(account, changed);
              setTimes(times + 1);
              close();
            }}
          />
        </Suspense>
      )}
    </SettingsCard>
  );
}
