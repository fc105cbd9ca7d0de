import { queryOptions } from '@tanstack/react-query';
import type { Card, CreateBillingProfile } from '#schemas/wire/card.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

/** A patient's saved card; null if there is none. */
export const cardQuery = (userId: string) =>
  queryOptions({
    queryKey: ['cards', userId],
    queryFn: (): Promise<Card | null> =>
      http.get(`billing/${currentOrganization.get()._id}/patient/${userId}/card`).json(),
  });

/** Creates the patient's account at the payment provider with a first card. Fails with CardInvalid or CardDeclined. */
export const createBillingProfile = (userId: string, profile: CreateBillingProfile, key: string): Promise<Card> =>
  http
    .post(`users/${currentOrganization.get()._id}/${userId}/billing/profile/create`, {
      json: profile,
      headers: { 'idempotency-key': key },
    })
    .json();

/** Replaces the saved card and charges nothing. Fails with CardInvalid or CardDeclined. */
export const addCard = (userId: string, token: string, key: string): Promise<Card> =>
  http
    .put(`users/${currentOrganization.get()._id}/${userId}/add-card`, {
      json: { token, user: userId, charge: false, new_user: false, charge_amount: null },
      headers: { 'idempotency-key': key },
    })
    .json();
