import type { Payments } from '#services/backend/adapters/payments/Payments.ts';
import { ProviderUnavailable } from '#services/backend/adapters/payments/ProviderUnavailable.ts';

type Call =
  | 'createCustomer'
  | 'authorize'
  | 'capture'
  | 'void'
  | 'startSubscription'
  | 'cancelSubscription'
  | 'pauseSubscription'
  | 'resumeSubscription'
  | 'rescheduleSubscription'
  | 'payOwed'
  | 'discountNextRenewal';

/**
 * A provider whose answers can be lost (the call has its effect, and whoever asked does not hear of it), or who cannot
 * be reached at all.
 */
export function flakyPayments() {
  const lost = new Map<Call, number>();
  const unreachable = new Map<Call, number>();
  const first = new Map<Call, () => Promise<unknown>>();
  const between = new Map<Call, () => Promise<unknown>>();
  const take = (counts: Map<Call, number>, call: Call): boolean => {
    const count = counts.get(call) ?? 0;
    counts.set(call, Math.max(0, count - 1));
    return count > 0;
  };
  const flaky =
    <Request extends readonly unknown[], Result>(call: Call, ask: (...request: Request) => Promise<Result>) =>
    async (...request: Request): Promise<Result> => {
      if (take(unreachable, call)) throw new ProviderUnavailable();
      const before = first.get(call);
      first.delete(call);
      await before?.();
      const result = await ask(...request);
      const meanwhile = between.get(call);
      between.delete(call);
      await meanwhile?.();
      if (take(lost, call)) throw new ProviderUnavailable();
      return result;
    };
  return {
    /** The next answer of a call is lost. */
    loseNext: (call: Call, times = 1) => lost.set(call, times),
    /** The next call does not arrive. */
    failNext: (call: Call, times = 1) => unreachable.set(call, times),
    /** Something happens before the next call arrives. */
    before: (call: Call, happens: () => Promise<unknown>) => first.set(call, happens),
    /** Something happens between the next effect of a call and its answer. */
    meanwhile: (call: Call, happens: () => Promise<unknown>) => between.set(call, happens),
    payments: (named: Payments): Payments => ({
      ...named,
      createCustomer: flaky('createCustomer', named.createCustomer),
      authorize: flaky('authorize', named.authorize),
      capture: flaky('capture', named.capture),
      void: flaky('void', named.void),
      startSubscription: flaky('startSubscription', named.startSubscription),
      cancelSubscription: flaky('cancelSubscription', named.cancelSubscription),
      pauseSubscription: flaky('pauseSubscription', named.pauseSubscription),
      resumeSubscription: flaky('resumeSubscription', named.resumeSubscription),
      rescheduleSubscription: flaky('rescheduleSubscription', named.rescheduleSubscription),
      payOwed: flaky('payOwed', named.payOwed),
      discountNextRenewal: flaky('discountNextRenewal', named.discountNextRenewal),
    }),
  };
}
