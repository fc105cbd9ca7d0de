import { stillCounts } from '../../criticalAlert/criticalTexts.ts';
import { laterPart } from '../../hydration/laterPart.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { LoadAgain } from '../layout/LoadAgain.tsx';
import { offeredVisits } from '../visits/offeredVisits.ts';
import { StartVisit } from '../visits/StartVisit.tsx';
import { visitsInReview } from '../visits/visitsInReview.ts';
import * as styles from './home.css.ts';
import { LaterSteps } from './next/LaterSteps.tsx';
import { NextStepCard } from './next/NextStepCard.tsx';
import { NothingToDo } from './next/NothingToDo.tsx';
import { nextSteps } from './rules/nextSteps.ts';
import { hasAlarm, offersVisits } from './rules/widgets.ts';
import type { HomeReads } from './useHomeReads.ts';

const { Part: Widgets } = laterPart(
  async () => (await import('./widgets/HomeWidgets.tsx')).HomeWidgets,
  <Skeleton bones={[{ height: '14rem' }]} />,
);

/** What the patient has to do, what is on its way, and what can be started. */
export function HomeContent({ facts, loadAgain }: Pick<HomeReads, 'facts' | 'loadAgain'>) {
  const { user, intakes, templates, now } = facts;
  const isAlarmed = hasAlarm(facts.labs);
  const steps = nextSteps(facts);
  // With an alarm, the alert is the next step.
  const [next] = isAlarmed ? [] : steps;
  const later = isAlarmed ? steps : steps.slice(1);
  const offered = intakes && templates && offersVisits(facts) ? offeredVisits(templates, intakes) : [];
  const others = offered.filter(({ _id }) => next?.kind !== 'start' || next.template._id !== _id);
  return (
    <>
      <div className={styles.next}>
        {next && <NextStepCard step={next} userId={user._id} />}
        {!next && !loadAgain && !isAlarmed && !facts.labs?.some(({ ended }) => ended?.some(stillCounts)) && (
          <NothingToDo user={user} inReview={visitsInReview(intakes ?? [])} now={now} />
        )}
        {loadAgain && <LoadAgain onPress={loadAgain} />}
        <LaterSteps steps={later} userId={user._id} />
      </div>
      <Widgets />
      {others.length > 0 && <StartVisit templates={others} intakes={intakes ?? []} referrer="dashboard" />}
    </>
  );
}
