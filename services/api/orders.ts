import type { CreateOrder, Order, SubmitOrder } from '#schemas/wire/order.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

/**
 * Creates a draft of an order. Fails with CouponInvalid, with WrongIntakeState if a subscription was bought for the
 * visit, or with AlreadyOrdered.
 */
export const createOrder = (order: CreateOrder, key: string): Promise<Order> =>
  http.post('v2/orders/patient', { json: order, headers: { 'idempotency-key': key } }).json();

/** What a patient has ordered, newest first; drafts are left out. */
export const listOrders = (userId: string): Promise<Order[]> =>
  http.get(`orders/${currentOrganization.get()._id}/patient/${userId}`).json();

/** An order of the patient in its current state. Fails with NotFound. */
export const findOrder = (orderId: string): Promise<Order> => http.get(`v2/orders/${orderId}`).json();

/**
 * Submits an order and pays the amount that the patient was shown. Fails with OrderChanged, InvalidPhone,
 * InvalidLabState, CardDeclined or PaymentMethodMissing.
 */
export const submitOrder = (orderId: string, shown: SubmitOrder, key: string): Promise<Order> =>
  http.post(`v2/orders/${orderId}/submit`, { json: shown, headers: { 'idempotency-key': key } }).json();
