import { useParams, useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CopyTokens } from '#flows/copy/copyTokens.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { relevantSteps } from '#engine/walk/walk.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { useWalk } from '#renderers/flow/state/useWalk.ts';
import { PortsProvider, usePorts } from '#renderers/ports/ports.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { copyOf } from '../../flow/copyOf.ts';
import { inspection } from '../../flow/inspection.ts';
import { useFlowAddress } from '../../flow/useFlowAddress.ts';
import * as styles from '../parts/labs.css.ts';
import { labDay } from '#flows/labs/rules/labDay.ts';
import { needsAttention, othersToLookAt } from '../rules/needsAttention.ts';
import { AssessmentPart } from './AssessmentPart.tsx';
import { AssessmentReportContext, type AssessmentReport } from './AssessmentReport.ts';
import { createAssessment } from './createAssessment.ts';

/** The way through a report, at the step that the address names. It begins with the report as it is then. */
export function AssessmentWalk(report: AssessmentReport) {
  const { panelId, overview, analysis } = report;
  const { step } = useParams({ strict: false });
  const [{ machine, input, address }] = useState(() => createAssessment({ panelId, overview, analysis, step }));
  const actor = useActorRef(machine, { input, ...inspection });
  const walk = useWalk(actor);
  const router = useRouter();
  const outer = usePorts();
  const ports = useMemo(() => ({ ...outer, ReportPart: AssessmentPart }), [outer]);
  useFlowAddress(actor, walk?.context, { address, history: router.history });

  const shown = walk && stepOf(walk.context)?.step.id;
  const asked = useRef(step);
  // A link to another step, such as that of the navigation, is no move of the flow.
  useEffect(() => {
    if (step === asked.current) return;
    asked.current = step;
    if (step !== undefined && step !== shown) actor.send({ type: 'GO', section: 'overview', step });
  }, [actor, step, shown]);

  useEffect(() => {
    const following = actor.subscribe({
      complete: () => void router.navigate({ to: '/labs/$panelId', params: { panelId } }),
    });
    return () => following.unsubscribe();
  }, [actor, router, panelId]);

  const steps = walk ? relevantSteps(walk.context.answers, walk.context.section) : [];
  const place = steps.findIndex((one) => one.step.id === shown);
  return (
    <AssessmentReportContext value={report}>
      <PortsProvider value={ports}>
        {place >= 0 && (
          <p className={styles.soft}>
            Step {place + 1} of {steps.length}
          </p>
        )}
        <FlowView
          actor={actor}
          copy={copyOf({
            'organization.name': currentOrganization.get().settings.name,
            'report.day': overview.report ? labDay(overview.report.collected_at) : undefined,
            'report.attention': String(
              needsAttention(analysis.markers).length + othersToLookAt(analysis.others).length,
            ),
          } satisfies CopyTokens<'assessment'>)}
        />
      </PortsProvider>
    </AssessmentReportContext>
  );
}
