/** How the payment provider is asked for a plan of a visit: it is begun, and found again, under this. */
export const planAsked = (customerId: string, subscription: string) => ({
  customerId,
  key: `subscription-${subscription}`,
  metadata: { subscription },
});
