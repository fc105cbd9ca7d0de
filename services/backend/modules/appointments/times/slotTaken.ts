import { nearestOf } from '../../../adapters/scheduling/nearestOf.ts';
import { SchedulingUnavailable } from '../../../adapters/scheduling/SchedulingUnavailable.ts';
import type { Calendar } from '../../../adapters/scheduling/Calendar.ts';
import type { ProblemError } from '../../../kernel/problems/ProblemError.ts';
import { problems } from '../../../kernel/problems/problems.ts';
import type { Portal } from '../../portal/Portal.ts';

/** How far around a time others are looked for. */
const AROUND = 14 * 24 * 60 * 60 * 1000;

/** The problem that a time is not free, with the free ones nearest to it where they can be read. */
export async function slotTaken(
  { scheduler, clock }: Pick<Portal, 'scheduler' | 'clock'>,
  calendar: Calendar,
  start: Date,
  moved?: string,
): Promise<ProblemError> {
  const now = clock();
  const from = new Date(Math.max(now.getTime(), start.getTime() - AROUND));
  const to = new Date(Math.max(now.getTime(), start.getTime()) + AROUND);
  try {
    const free = await scheduler.freeTimes(calendar, { from, to }, moved);
    return problems.slotTaken(
      nearestOf(
        free.filter((time) => time > now),
        start,
      ),
    );
  } catch (error) {
    if (error instanceof SchedulingUnavailable) return problems.slotTaken([]);
    throw error;
  }
}
