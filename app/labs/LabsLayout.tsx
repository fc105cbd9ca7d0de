import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { laterPart } from '../hydration/laterPart.tsx';
import * as styles from './LabsLayout.css.ts';
import { LabAlarms } from './parts/LabAlarms.tsx';
import { PrintedPatient } from './parts/PrintedPatient.tsx';
import { usePanel } from './usePanel.ts';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row of links to the one that leads to the open page, which on a phone may be out of sight. Nothing but the row
 * moves, and only when another page opens: who has scrolled it since then finds it as it was left.
 *
 * @returns the ref of the row
 */
function useActiveInView(): RefObject<HTMLUListElement | null> {
  const ref = useRef<HTMLUListElement>(null);
  const shown = useRef('');
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const row = ref.current;
    const active = row?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!row || !active || shown.current === path) return;
    shown.current = path;
    const { left, width } = row.getBoundingClientRect();
    row.scrollLeft += active.left + active.width / 2 - left - width / 2;
  });
  return ref;
}

const { Part: Waiting } = laterPart(async () => (await import('./parts/WaitingResults.tsx')).WaitingResults, null);

/** The pages of a panel that its navigation leads to; those that are about results only where there are some. */
const places = [
  { to: '/labs/$panelId', label: 'Overview', ofResults: false },
  { to: '/labs/$panelId/assessment-overview/$step', label: 'Step by step', ofResults: true },
  { to: '/labs/$panelId/biomarkers', label: 'Biomarkers', ofResults: true },
  { to: '/labs/$panelId/trends', label: 'Trends', ofResults: true },
  { to: '/labs/$panelId/biological-age', label: 'Biological age', ofResults: true },
  { to: '/labs/$panelId/history', label: 'History', ofResults: true },
  { to: '/labs/$panelId/preparation-guideline', label: 'Preparation', ofResults: false },
  { to: '/labs/$panelId/appointments', label: 'Blood draw', ofResults: false },
] as const;

/** The frame of the pages of a panel: its name, and the way among them. It stays while they change. */
export function LabsLayout() {
  const { userId, panelId, panel } = usePanel();
  const links = useActiveInView();
  return (
    <div className={styles.frame}>
      <PrintedPatient userId={userId} />
      <LabAlarms />
      <Waiting />
      {panelId !== '' && (
        <div className={styles.top}>
          <Link to="/labs" className={styles.back}>
            <Icon name="back" size="small" />
            All lab tests
          </Link>
          {panel && (
            <>
              <p className={styles.panel}>{panel.name}</p>
              <nav aria-label="This lab test">
                <ul ref={links} className={styles.links}>
                  {places.map(
                    ({ to, label, ofResults }) =>
                      (!ofResults || panel.latestReport) && (
                        <li key={to}>
                          <Link
                            to={to}
                            params={{ panelId, step: 'summary' }}
                            activeOptions={{ exact: to === '/labs/$panelId' }}
                            className={styles.link}
                          >
                            {label}
                          </Link>
                        </li>
                      ),
                  )}
                </ul>
              </nav>
            </>
          )}
        </div>
      )}
      <Outlet />
    </div>
  );
}
