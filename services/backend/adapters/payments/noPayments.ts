import type { Payments } from './Payments.ts';
import { ProviderUnavailable } from './ProviderUnavailable.ts';

const refuse = () => Promise.reject(new ProviderUnavailable());

/** Where the sandbox is off and no provider is set up: every purchase is told that it cannot be paid now. */
export const noPayments: Payments = {
  createCustomer: refuse,
  replaceCard: refuse,
  deleteCustomer: refuse,
  authorize: refuse,
  capture: refuse,
  void: refuse,
  findPayment: refuse,
  startSubscription: refuse,
  findSubscription: refuse,
  wasChanged: refuse,
  cancelSubscription: refuse,
  pauseSubscription: refuse,
  resumeSubscription: refuse,
  rescheduleSubscription: refuse,
  payOwed: refuse,
  wasPaid: refuse,
  discountNextRenewal: refuse,
  readEvent() {
    throw new ProviderUnavailable();
  },
};
