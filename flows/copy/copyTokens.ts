/**
 * What the texts of each flow may name in braces, such as `{organization.name}`. The checker refuses any other, and the
 * application that walks the flow says what stands for each.
 */
export const copyTokens = {
  visit: ['organization.name', 'organization.support_email', 'user.id', 'visit.name', 'visit.minutes', 'state'],
  signup: ['organization.name', 'user.id', 'state'],
  verification: ['organization.name', 'organization.support_email', 'user.id'],
  'mobile-verification': ['mobile.number'],
  'subscription-action': ['subscription.name', 'subscription.price', 'subscription.period_end'],
  retention: ['subscription.name'],
} as const;

/** What stands for each token of a flow. */
export type CopyTokens<Flow extends keyof typeof copyTokens> = {
  readonly [Token in (typeof copyTokens)[Flow][number]]: string | undefined;
};
