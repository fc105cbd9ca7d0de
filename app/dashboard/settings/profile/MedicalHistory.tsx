import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { User } from '#schemas/wire/user.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { userQuery } from '#services/api/users.ts';
import { AskLink } from '../../../asking/AskLink.tsx';
import * as page from '../../layout/page.css.ts';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { profileSections } from '../settingsTabs.ts';

const readPanel = preloadable(() => import('./MedicalHistoryPanel.tsx'));
const MedicalHistoryPanel = lazy(async () => ({ default: (await readPanel()).MedicalHistoryPanel }));

/** What a visit asks every patient about their health. It opens on request, so that nobody reads it over a shoulder. */
export function MedicalHistory({ user }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(0);
  const [held, setHeld] = useState<readonly Subscription[]>([]);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const onSaved = async (changed: User) => {
    queryClient.setQueryData(userQuery(user._id).queryKey, changed);
    setSaved(saved + 1);
    close();
    const subscriptions = await queryClient
      .fetchQuery({ ...subscriptionsQuery(user._id), staleTime: 0 })
      .catch(() => undefined);
    setHeld(subscriptions?.filter((one) => one.held) ?? []);
  };
  const [first] = held;
  return (
    <SettingsCard title={profileSections.health}>
      {saved > 0 && !first && (
        <Alert
          key={saved}
          tone="success"
          action={
            <Link to="/messages/$userId/new" params={{ userId: user._id }} className={button({ look: 'secondary' })}>
              Message your care team
            </Link>
          }
        >
          Medical history saved. If your health has changed, talk with your care team before your next dose.
        </Alert>
      )}
      {first && (
        <Alert
          tone="danger"
          urgent
          title={`On hold: ${held.map(({ name }) => name).join(', ')}`}
          action={
            <AskLink userId={user._id} about={{ type: 'subscription', id: first._id }} wantsCall className={button()}>
              Message your care team
            </AskLink>
          }
        >
          Medical history saved. Don&apos;t take your next dose until you&apos;ve talked with your care team. We
          won&apos;t ship or charge again until they&apos;ve decided with you.
        </Alert>
      )}
      <p className={page.soft}>
        Tell us when something changes. We check pregnancy, breastfeeding, medications, allergies and conditions against
        your treatments. If one may not be safe anymore, we put it on hold. We may not recognize everything that you
        write: for a new condition, allergy or surgery, message your care team as well before your next dose.
      </p>
      <div className={page.actions}>
        <Button ref={opener} look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Review medical history
        </Button>
      </div>
      {open && (
        <Suspense>
          <MedicalHistoryPanel user={user} onClose={close} onSaved={(changed) => void onSaved(changed)} />
        </Suspense>
      )}
    </SettingsCard>
  );
}
