import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import { assessmentFlow } from '#flows/assessment/assessment.flow.ts';
import type { assessmentMachine } from '#flows/assessment/assessment.machine.ts';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import { pathFrom, pathValues } from '#flows/paths/pathPattern.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { flowAddress } from '../../flow/useFlowAddress.ts';
import { today } from '../../time/today.ts';
import { changedMarkers } from '../rules/changedMarkers.ts';
import { countUnrated, needsAttention, othersToLookAt } from '../rules/needsAttention.ts';

const PATTERN = 'labs/$panelId/assessment-overview/$step';

/** Nothing that is asked here is stored: the flow shows what was measured. */
const effects: EffectsOf<typeof assessmentMachine> = {
  saveAnswer: ({ revision }) => Promise.resolve({ revision }),
};

interface AssessmentStart {
  readonly panelId: string;
  readonly overview: LabOverview;
  readonly analysis: LabAnalysis;
  /** The step to open. */
  readonly step: string | undefined;
}

/** The step that a path names; undefined for any other path. */
const stepIn = (href: string) => pathValues(PATTERN, new URL(href, 'http://portal.invalid').pathname)?.['step'];

/** The way through the newest report of a panel, ready to run, with its addresses. */
export function createAssessment({ panelId, overview, analysis, step }: AssessmentStart) {
  const started = assessmentFlow.start({
    today,
    facts: {
      'report.outside': needsAttention(analysis.markers).length + othersToLookAt(analysis.others).length,
      'report.unrated': countUnrated(analysis.markers, analysis.others),
      'report.others': analysis.others.length,
      'report.compared': changedMarkers(analysis.markers).length,
      'report.biological_age': overview.biological_age.status,
    },
    ...(step !== undefined && { opens: { section: 'overview', step } }),
    effects,
  });
  const address = flowAddress<{ readonly step: string }>({
    shown: (walk) => {
      const shown = stepOf(walk)?.step.id;
      return shown === undefined ? undefined : { step: shown };
    },
    read: (href) => {
      const asked = stepIn(href);
      return asked === undefined ? undefined : { step: asked };
    },
    write: (asked) => pathFrom(PATTERN, { panelId, step: asked.step }),
    locate: (asked) => ({ section: 'overview', step: asked.step }),
  });
  return { ...started, address };
}
