import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { CriticalAlert } from '../../criticalAlert/CriticalAlert.tsx';
import { EndedAlarms } from '../../criticalAlert/EndedAlarms.tsx';
import type { HomeFacts } from './rules/HomeFacts.ts';

interface HomeAlarmProps {
  readonly userId: string;
  readonly labs: HomeFacts['labs'];
}

const ResultsLink = ({ panelId }: { readonly panelId: string }) => (
  <Link to="/labs/$panelId" params={{ panelId }} className={button({ look: 'quiet' })}>
    See your results
  </Link>
);

/** The critical values of all lab tests that are not explained or, without any, those whose alarm has ended, with links to the tests. */
export function HomeAlarm({ userId, labs }: HomeAlarmProps) {
  const first = labs?.find(({ alarms }) => alarms !== undefined);
  if (first)
    return (
      <CriticalAlert userId={userId} alarms={labs?.flatMap(({ alarms = [] }) => alarms) ?? []}>
        <ResultsLink panelId={first.id} />
      </CriticalAlert>
    );
  return labs?.map(
    ({ id, ended }) =>
      ended && (
        <EndedAlarms key={id} userId={userId} ended={ended}>
          <ResultsLink panelId={id} />
        </EndedAlarms>
      ),
  );
}
