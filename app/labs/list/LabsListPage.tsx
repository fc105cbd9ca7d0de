import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';
import { userQuery } from '#services/api/users.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import { OutsideLink } from '../parts/links.tsx';
import { Read } from '../parts/Read.tsx';
import { PanelCard } from './PanelCard.tsx';

const route = getRouteApi('/signed-in');

/** The patient's lab tests, newest first, each with how far it is. */
export function LabsListPage() {
  const { userId } = route.useRouteContext();
  const panels = useQuery(labPanelsQuery(userId));
  const { data: user } = useQuery(userQuery(userId));
  usePageTitle('Labs');
  return (
    <>
      <h1 className={styles.title}>Labs</h1>
      <p className={styles.lead}>Your lab tests, and how far each is.</p>
      {user?.feature_flags.labs2 !== false && <OutsideLink />}
      <Read query={panels} missing="You have no lab tests.">
        {(list) =>
          list.length === 0 ? (
            <div className={styles.nothing}>
              <h2 className={styles.heading}>No lab test yet</h2>
              <p>Once you order a lab test, you see here how far it is, and then your results.</p>
              <Link to="/shop" search={{ type: 'lab' }} className={button()}>
                See lab tests
              </Link>
            </div>
          ) : (
            <>
              {user?.feature_flags.labs2 !== false && list.some(({ latestReport }) => latestReport !== null) && (
                <p>
                  <Link to="/labs/trends" className={styles.link}>
                    Compare your values over time
                    <Icon name="forward" size="small" />
                  </Link>
                </p>
              )}
              <ul className={styles.list}>
                {list.map((panel) => (
                  <li key={panel._id}>
                    <PanelCard panel={panel} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Read>
    </>
  );
}
