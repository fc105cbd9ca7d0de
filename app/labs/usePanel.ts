import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useParams } from '@tanstack/react-router';
import type { CriticalValue, LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';

const signedIn = getRouteApi('/signed-in');

/** Whose labs are open, and which of them. */
interface OpenPanel {
  readonly userId: string;
  /** That of the address; empty where it names none. */
  readonly panelId: string;
  /** Undefined where it is not known, or none of the patient's. */
  readonly panel: LabPanel | undefined;
  /** Its open alarms; those of all panels where the address names none. */
  readonly alarms: readonly CriticalValue[];
}

/** The panel that the address names. */
export function usePanel(): OpenPanel {
  const { userId } = signedIn.useRouteContext();
  const { panelId = '' } = useParams({ strict: false });
  const { data: panels } = useQuery(labPanelsQuery(userId));
  return {
    userId,
    panelId,
    panel: panels?.find(({ _id }) => _id === panelId),
    alarms: panels?.flatMap(({ _id, alarms }) => (panelId === '' || _id === panelId ? alarms : [])) ?? [],
  };
}
