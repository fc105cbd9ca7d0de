import type { ReactNode } from 'react';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { EndedAlarm } from '#schemas/wire/labs/labPanel.ts';
import { useZone } from '../time/useZone.ts';
import { ContactActions } from './ContactActions.tsx';
import { stillCounts } from './criticalTexts.ts';
import { endedTexts } from './endedTexts.ts';

interface EndedAlarmsProps {
  readonly userId: string;
  readonly ended: readonly EndedAlarm[];
  /** Further links. */
  readonly children?: ReactNode;
}

/** Alarms that have ended, with the reason and the day. Of a value that still counts, with the ways to a person. */
export function EndedAlarms({ userId, ended, children }: EndedAlarmsProps) {
  const zone = useZone();
  return ended.map((alarm) => {
    const { title, text } = endedTexts(alarm, momentText(new Date(alarm.at), 'date', zone));
    return (
      <Alert
        key={`${alarm.report} ${alarm.name}`}
        tone={stillCounts(alarm) ? 'warning' : 'info'}
        title={title}
        action={stillCounts(alarm) ? <ContactActions userId={userId}>{children}</ContactActions> : children}
      >
        {text}
      </Alert>
    );
  });
}
