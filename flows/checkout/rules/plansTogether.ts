import type { PlanOption } from './plans.ts';

/** The plans of one of several products that are bought together, and the one that is chosen. */
interface Planned {
  readonly plans: readonly PlanOption[];
  readonly plan: PlanOption | undefined;
}

type PlanKind = Pick<PlanOption, 'duration' | 'type'>;

/** Whether two plans renew alike. */
const samePlan = (one: PlanKind, other: PlanKind): boolean =>
  one.duration === other.duration && one.type === other.type;

const planAt = ({ plans, plan }: Planned, kind: PlanKind) => plans.find((one) => samePlan(one, kind)) ?? plan;

/** `id` names the duration, as several priced items stand behind it. */
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
 * The plans of all products together, one for each duration that any of them has: a product without that duration counts
 * with its own plan. Of the durations that a product points out, the one that saves most is pointed out.
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

/** The plan that all products are on together: each one that has its duration. */
export const chosenTogether = (options: readonly PlanOption[], products: readonly Planned[]): PlanOption | undefined =>
  options.find((option) =>
    products.every(({ plans, plan }) => {
      const own = plans.find((one) => samePlan(one, option));
      return own === undefined || own.id === plan?.id;
    }),
  );
