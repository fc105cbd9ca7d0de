import { checkoutStorage } from '../../checkout/cart/checkoutStorage.ts';

/** After a logout: loads a new document, so that no patient data stays in memory. */
export function leaveToLogin(): void {
  checkoutStorage.clear();
  location.assign('/login');
}
