import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { User } from '#schemas/wire/user.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { Account } from './Account.tsx';
import * as styles from './DashboardLayout.css.ts';
import { VerificationBar } from './VerificationBar.tsx';

const SidePanel = lazy(() =>
  import('#renderers/ui/overlays/SidePanel.tsx').then(({ SidePanel: component }) => ({ default: component })),
);

function Navigation({ userId }: { readonly userId: string }) {
  const { dropdown_links: links } = currentOrganization.get().settings;
  return (
    <nav aria-label="Portal">
      <ul className={styles.links}>
        <li>
          <Link to="/dashboard/$userId/$page" params={{ userId, page: 'profile' }} className={styles.link}>
            Home
          </Link>
        </li>
        <li>
          <Link to="/dashboard/$userId/subscriptions" params={{ userId }} className={styles.link}>
            Subscriptions
          </Link>
        </li>
        <li>
          <Link to="/dashboard/$userId/messages" params={{ userId }} className={styles.link}>
            Messages
          </Link>
        </li>
        <li>
          <Link to="/dashboard/$userId/appointments" params={{ userId }} className={styles.link}>
            Appointments
          </Link>
        </li>
        {links.map(({ name, url, new_tab: newTab }) => (
          <li key={url}>
            <a href={url} className={styles.link} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The frame of the dashboard: side navigation on wide screens, a header with a menu on phones. */
export function DashboardLayout({ user, children }: { readonly user: User; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { name, logo } = currentOrganization.get().settings;
  return (
    <div className={styles.layout}>
      <a href="#content" className={styles.skip}>
        Skip to the content
      </a>
      <aside className={styles.side}>
        <img src={logo} alt={name} className={styles.logo} />
        <Navigation userId={user._id} />
        <Account user={user} />
      </aside>
      <header className={styles.header}>
        <img src={logo} alt={name} className={styles.logo} />
        <Button look="quiet" onClick={() => setOpen(true)} aria-haspopup="dialog">
          Menu
        </Button>
      </header>
      {open && (
        <Suspense>
          <SidePanel open title="Menu" onClose={() => setOpen(false)}>
            <Navigation userId={user._id} />
            <Account user={user} />
          </SidePanel>
        </Suspense>
      )}
      <main id="content" tabIndex={-1} className={styles.content}>
        <VerificationBar user={user} />
        {children}
      </main>
    </div>
  );
}
