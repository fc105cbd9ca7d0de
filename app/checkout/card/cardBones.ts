import { currentOrganization } from '#services/api/client/currentOrganization.ts';

/** The single line of Stripe, and the labeled inputs of the sandbox. */
const HEIGHTS = { stripe: '56px', sandbox: '11.867rem' } as const;

/** Placeholders as high as the card fields that take their place: what stands below is pressed meanwhile, and must not move. */
export const cardBones = () => [{ height: HEIGHTS[currentOrganization.get().settings.payments.provider] }];
