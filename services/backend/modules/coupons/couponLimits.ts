import { countTowards, type Limit } from '../../kernel/limits/countTowards.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';

/** Tries in 15 minutes, of a patient, and of all patients of a network: enough for typing errors, and too few for guessing. */
const MOST = { patient: 20, network: 100 };

/** How often discount codes may be tried; where nothing else is limited, these are not either. */
export const couponLimit = ({ settings }: Pick<Portal, 'settings'>, of: keyof typeof MOST): Limit => ({
  name: `coupon-${of}`,
  most: settings.rateLimit > 0 ? MOST[of] : 0,
  within: 15 * 60 * 1000,
});

/**
 * Counts a code that a patient buys with, as those that are looked up first.
 *
 * @throws ProblemError TooManyRequests
 */
export async function countCoupon(
  portal: Pick<Portal, 'database' | 'clock' | 'settings'>,
  userId: string,
): Promise<void> {
  const limit = couponLimit(portal, 'patient');
  if (limit.most === 0) return;
  const wait = await countTowards(portal.database, limit, userId, portal.clock());
  if (wait !== undefined) throw problems.tooManyCoupons(wait);
}
