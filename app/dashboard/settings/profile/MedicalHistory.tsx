import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import type { User } from '#schemas/wire/user.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { userQuery } from '#services/api/users.ts';
import * as page from '../../layout/page.css.ts';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { SavedNotice } from '../SavedNotice.tsx';
import { profileSections } from '../settingsTabs.ts';

const readPanel = preloadable(() => import('./MedicalHistoryPanel.tsx'));
const MedicalHistoryPanel = lazy(async () => ({ default: (await readPanel()).MedicalHistoryPanel }));

/** What a visit asks every patient about their health. It opens on request, so that nobody reads it over a shoulder. */
export function MedicalHistory({ user }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <SettingsCard title={profileSections.health}>
      {times > 0 && <SavedNotice key={times}>Medical history updated successfully</SavedNotice>}
      <p className={page.soft}>
        Tell us when something changes, such as a pregnancy, a new medicine or a new condition. We check it against your
        treatments. If one may not be safe for you any more, we pause it and your care team contacts you.
      </p>
      <div className={page.actions}>
        <Button ref={opener} look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Review medical history
        </Button>
      </div>
      {open && (
        <Suspense>
          <MedicalHistoryPanel
            user={user}
            onClose={close}
            onSaved={(changed) => {
              queryClient.setQueryData(userQuery(user._id).queryKey, changed);
              void queryClient.invalidateQueries({ queryKey: subscriptionsQuery(user._id).queryKey });
              setTimes(times + 1);
              close();
            }}
          />
        </Suspense>
      )}
    </SettingsCard>
  );
}
