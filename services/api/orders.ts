import type { CreateOrder, Order, SubmitOrder } from '#schemas/wire/order.ts';
import { http } from './http.ts';

/**
 * Creates an order that is not sent yet. Fails with CouponInvalid, or WrongIntakeState where a subscription was bought for
 * the visit.
 */
export const createOrder = (order: CreateOrder, key: string) =>
  http.post('v2/orders/patient', { json: order, headers: { 'idempotency-key': key } }).json<Order>();

/** An order of the patient as it stands. Fails with NotFound. */
export const findOrder = (orderId: string) => http.get(`v2/orders/${orderId}`).json<Order>();

/** Sends an order and pays what the patient was shown. Fails with OrderChanged, InvalidPhone, InvalidLabState, CardDeclined, PaymentMethodMissing. */
export const submitOrder = (orderId: string, shown: SubmitOrder, key: string) =>
  http.post(`v2/orders/${orderId}/submit`, { json: shown, headers: { 'idempotency-key': key } }).json<Order>();
