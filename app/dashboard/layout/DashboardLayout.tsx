import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { User } from '#schemas/wire/user.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { Help } from '../../shell/Help.tsx';
import { AccountMenu } from '../navigation/AccountMenu.tsx';
import * as styles from './DashboardLayout.css.ts';
import { drawings } from '../navigation/drawings.css.ts';
import { FooterNavigation } from '../navigation/FooterNavigation.tsx';
import { SideNavigation } from '../navigation/SideNavigation.tsx';
import { UnreadNotifications } from '../unread/UnreadNotifications.tsx';
import type { OpenPage } from './useOpenPage.ts';
import { VerificationBar } from './VerificationBar.tsx';
import * as foot from './PageFooter.css.ts';

/** The end of a page: whose portal it is, and how to reach them. */
function PageFooter() {
  const { name, support_email: email } = currentOrganization.get().settings;
  return (
    <footer className={foot.footer}>
      <p>
        {name} · <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>If this is an emergency, call 911.</p>
    </footer>
  );
}

const Menu = lazy(() => import('../navigation/Menu.tsx').then(({ Menu: component }) => ({ default: component })));

interface DashboardLayoutProps {
  readonly user: User;
  readonly page: OpenPage;
  readonly children: ReactNode;
}

/** The frame of the dashboard: navigation at the side of a desktop and at the foot of a phone, a header with a menu. */
export function DashboardLayout({ user, page, children }: DashboardLayoutProps) {
  const [open, setOpen] = useState(false);
  const { name, logo } = currentOrganization.get().settings;
  const brand = (
    <Link to="/dashboard/$userId/$page" params={{ userId: user._id, page: 'profile' }} className={styles.home}>
      <img src={logo} alt={name} width={126} height={27} className={styles.logo} />
    </Link>
  );
  return (
    <div className={styles.layout}>
      <a href="#content" className={styles.skip}>
        Skip to the content
      </a>
      <aside className={styles.side}>
        {brand}
        <SideNavigation userId={user._id} />
        <AccountMenu user={user} />
      </aside>
      <div className={page.fillsFrame ? styles.filledColumn : styles.column}>
        <header className={styles.header}>
          <div className={styles.brand}>{brand}</div>
          <div className={styles.actions}>
            <Help />
            <Button look="quiet" onClick={() => setOpen(true)} aria-haspopup="dialog">
              <Drawing path={drawings.menu} />
              Menu
            </Button>
          </div>
        </header>
        <section aria-label="Notices" className={styles.notices}>
          <UnreadNotifications userId={user._id} />
          {!page.asksToVerify && <VerificationBar user={user} />}
        </section>
        <main id="content" tabIndex={-1} className={page.fillsFrame ? styles.filledContent : styles.content}>
          {children}
        </main>
        {!page.fillsFrame && <PageFooter />}
      </div>
      <FooterNavigation userId={user._id} />
      {open && (
        <Suspense>
          <Menu user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
