import { Link } from '@tanstack/react-router';
import type { User } from '#schemas/wire/user.ts';
import * as page from '../../layout/page.css.ts';
import { MobileNumber } from '../../mobile/MobileNumber.tsx';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { NotificationSwitches } from './NotificationSwitches.tsx';

/** Text messages and mails about news: switches once the mobile number is verified, and the way to verify it before. */
export function NotificationSettings({ user }: { readonly user: User }) {
  return (
    <SettingsCard title="Notifications">
      <p className={page.soft}>
        News about your visits and orders is always in <Link to="/notifications">your notifications</Link>. Mails about
        your account, payments and receipts always reach you.
      </p>
      {user.mobile_verified ? (
        <NotificationSwitches user={user} />
      ) : (
        <>
          <p>To choose how else we tell you, verify your mobile number first.</p>
          <MobileNumber user={user} />
        </>
      )}
    </SettingsCard>
  );
}
