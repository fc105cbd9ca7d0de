import type { Payments } from '#services/backend/payments/Payments.ts';
import { ProviderUnavailable } from '#services/backend/payments/ProviderUnavailable.ts';

type Call = 'createCustomer' | 'authorize' | 'capture' | 'void' | 'startSubscription';

/** A provider whose answers can be lost: the call has its effect, and whoever asked does not hear of it. */
export function flakyPayments() {
  const lost = new Map<Call, number>();
  const between = new Map<Call, () => Promise<unknown>>();
  const flaky =
    <Request extends readonly unknown[], Result>(call: Call, ask: (...request: Request) => Promise<Result>) =>
    async (...request: Request): Promise<Result> => {
      const result = await ask(...request);
      const meanwhile = between.get(call);
      between.delete(call);
      await meanwhile?.();
      const count = lost.get(call) ?? 0;
      if (count === 0) return result;
      lost.set(call, count - 1);
      throw new ProviderUnavailable();
    };
  return {
    /** The next answer of a call is lost. */
    loseNext: (call: Call, times = 1) => lost.set(call, times),
    /** Something happens between the next effect of a call and its answer. */
    meanwhile: (call: Call, happens: () => Promise<unknown>) => between.set(call, happens),
    payments: (named: Payments): Payments => ({
      ...named,
      createCustomer: flaky('createCustomer', named.createCustomer),
      authorize: flaky('authorize', named.authorize),
      capture: flaky('capture', named.capture),
      void: flaky('void', named.void),
      startSubscription: flaky('startSubscription', named.startSubscription),
    }),
  };
}
