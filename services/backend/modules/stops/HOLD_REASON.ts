/** Why a subscription is paused that its patient has not paused. */
export const HOLD_REASON = 'Held for the care team';
