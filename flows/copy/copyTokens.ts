/**
 * The tokens that the texts of each flow may use in braces, such as `{organization.name}`. The checker refuses all
 * others, and the application that runs the flow supplies the values.
 */
export const copyTokens = {
  visit: [
    'organization.name',
    'organization.support_email',
    'user.id',
    'visit.id',
    'visit.name',
    'visit.minutes',
    'state',
  ],
  signup: ['organization.name', 'user.id', 'state'],
  verification: ['organization.name', 'organization.support_email', 'user.id'],
  'mobile-verification': ['mobile.number'],
  'subscription-action': [
    'subscription.name',
    'subscription.price',
    'subscription.period_end',
    'subscription.next_day',
    'subscription.new_day',
  ],
  retention: ['subscription.name'],
  assessment: ['organization.name', 'report.day', 'report.attention'],
  'outside-results': ['results.day', 'results.from'],
} as const;

/** The value of each token of a flow. */
export type CopyTokens<Flow extends keyof typeof copyTokens> = {
  readonly [Token in (typeof copyTokens)[Flow][number]]: string | undefined;
};
