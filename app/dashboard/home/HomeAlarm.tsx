import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { CriticalAlert } from '../../criticalAlert/CriticalAlert.tsx';
import type { HomeFacts } from './rules/HomeFacts.ts';

interface HomeAlarmProps {
  readonly userId: string;
  readonly labs: HomeFacts['labs'];
}

/** The critical values of all lab tests that are not explained, with the link to the newest test that has one. */
export function HomeAlarm({ userId, labs }: HomeAlarmProps) {
  const first = labs?.find(({ alarms }) => alarms !== undefined);
  return (
    <CriticalAlert userId={userId} alarms={labs?.flatMap(({ alarms = [] }) => alarms) ?? []}>
      {first && (
        <Link to="/labs/$panelId" params={{ panelId: first.id }} className={button({ look: 'quiet' })}>
          See your results
        </Link>
      )}
    </CriticalAlert>
  );
}
