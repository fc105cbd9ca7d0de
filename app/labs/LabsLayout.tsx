import { Link, Outlet } from '@tanstack/react-router';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { laterPart } from '../hydration/laterPart.tsx';
import * as styles from './LabsLayout.css.ts';
import { useActiveInView } from './useActiveInView.ts';
import { LabAlarms } from './parts/LabAlarms.tsx';
import { PrintedPatient } from './parts/PrintedPatient.tsx';
import { usePanel } from './usePanel.ts';

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
