import { Link, useMatchRoute } from '@tanstack/react-router';
import * as styles from './settings.css.ts';
import { settingsTabs } from './settingsTabs.ts';

/** The tabs of the settings. Each is an address, so they are links. */
export function SettingsTabs({ userId }: { readonly userId: string }) {
  const match = useMatchRoute();
  const open = settingsTabs.slice(1).find(({ to }) => match({ to }) !== false) ?? settingsTabs[0];
  return (
    <nav aria-label="Settings">
      <ul className={styles.tabs}>
        {settingsTabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              params={{ userId }}
              className={styles.tab}
              // What is below an address is another tab.
              activeOptions={{ exact: true }}
              {...(tab === open && { 'aria-current': 'page' })}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
