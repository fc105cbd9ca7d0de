import type { PlanOption } from './plans.ts';

/** The plans of one of several products in a purchase, and the chosen one. */
interface Planned {
  readonly plans: readonly PlanOption[];
  readonly plan: PlanOption | undefined;
}

type PlanKind = Pick<PlanOption, 'duration' | 'type'>;

/** Whether two plans renew in the same way. */
const samePlan = (one: PlanKind, other: PlanKind): boolean =>
  one.duration === other.duration && one.type === other.type;

const planAt = ({ plans, plan }: Planned, kind: PlanKind) => plans.find((one) => samePlan(one, kind)) ?? plan;

/** `id` names the duration, because the sum consists of several priced items. */
function sum(parts: readonly PlanOption[], { duration, type }: PlanKind): PlanOption {
  const add = (amount: (plan: PlanOption) => number) => parts.reduce((total, plan) => total + amount(plan), 0);
  return {
    id: `${type}/${duration}`,
    duration,
    type,
    price: add(({ price }) => price),
    savings: add(({ savings }) => savings),
    specialDiscount: add(({ specialDiscount }) => specialDiscount),
    total: add(({ total }) => total),
    totalDiscount: add(({ totalDiscount }) => totalDiscount),
    highlight: false,
  };
}

/**
 * The combined plans of all products, one for each duration that any of them has. A product without that duration
 * counts with its own plan. Among the highlighted durations, the one with the largest saving is highlighted.
 */
export function plansTogether(products: readonly Planned[]): readonly PlanOption[] {
  const all = products.flatMap(({ plans }) => plans);
  const kinds = all.filter((plan, at) => all.findIndex((one) => samePlan(one, plan)) === at);
  const options = kinds.map((kind) =>
    sum(
      products.flatMap((product) => planAt(product, kind) ?? []),
      kind,
    ),
  );
  const pointedOut = options.filter((option) => all.some((plan) => plan.highlight && samePlan(plan, option)));
  const most = Math.max(...pointedOut.map(({ savings }) => savings));
  const highlighted = pointedOut.find(({ savings }) => savings === most);
  return options.map((option) => ({ ...option, highlight: option === highlighted }));
}

/** The combined plan that all products are on: each product that has its duration has chosen it. */
export const chosenTogether = (options: readonly PlanOption[], products: readonly Planned[]): PlanOption | undefined =>
  options.find((option) =>
    products.every(({ plans, plan }) => {
      const own = plans.find((one) => samePlan(one, option));
      return own === undefined || own.id === plan?.id;
    }),
  );
