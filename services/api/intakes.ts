import { queryOptions } from '@tanstack/react-query';
import type {
  CompleteIntake,
  CreateIntake,
  Intake,
  SavedResponse,
  SaveResponse,
  UpdateIntake,
} from '#schemas/wire/intake.ts';
import type { IntakeProducts } from '#schemas/wire/selectedProduct.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

const pathOf = (userId: string) => `intakes/${currentOrganization.get()._id}/patient/${userId}` as const;

/** All visits of a patient, newest first. */
export const intakesQuery = (userId: string) =>
  queryOptions({ queryKey: ['intakes', userId], queryFn: (): Promise<Intake[]> => http.get(pathOf(userId)).json() });

/** One visit with its definition and responses. Fails with NotFound. */
export const findIntake = (userId: string, intakeId: string): Promise<Intake> =>
  http.get(`${pathOf(userId)}/intake/${intakeId}`).json();

/** The same as a query. */
export const intakeQuery = (userId: string, intakeId: string) =>
  queryOptions({ queryKey: ['intake', userId, intakeId], queryFn: () => findIntake(userId, intakeId) });

/** The visits that the patient has started and not completed. */
export const incompleteIntakes = (userId: string): Promise<Intake[]> => http.get(`${pathOf(userId)}/incomplete`).json();

/** Starts a visit, or returns the patient's open visit of that template. */
export const createIntake = (intake: CreateIntake): Promise<Intake> => http.post('v2/intakes', { json: intake }).json();

/**
 * Saves one answer. Fails with InvalidAnswer (fields), StepNotRelevant, QuestionRetired, RevisionConflict (`current` is
 * the response), WrongIntakeState. Repeating a call with the same idempotency key has no second effect.
 */
export const saveResponse = (
  intakeId: string,
  responseId: string,
  save: SaveResponse,
  key: string,
): Promise<SavedResponse> =>
  http
    .put(`v2/intakes/${intakeId}/responses/${responseId}`, { json: save, headers: { 'idempotency-key': key } })
    .json();

/**
 * Sets the products of a visit, in addition to those it keeps. Fails with ProductUnavailable, InvalidAnswer (fields),
 * IntakeIncomplete or WrongIntakeState.
 */
export const chooseProducts = (intakeId: string, products: IntakeProducts, key: string): Promise<Intake> =>
  http.post(`v2/intakes/${intakeId}/products`, { json: products, headers: { 'idempotency-key': key } }).json();

/** Removes products from a visit. */
export const removeProducts = (intakeId: string, products: IntakeProducts, key: string): Promise<Intake> =>
  http.delete(`v2/intakes/${intakeId}/products`, { json: products, headers: { 'idempotency-key': key } }).json();

/** Attaches the patient's own subscriptions and orders to a visit. */
export const updateIntake = (intakeId: string, update: UpdateIntake, key: string): Promise<Intake> =>
  http.put(`v2/intakes/${intakeId}`, { json: update, headers: { 'idempotency-key': key } }).json();

/**
 * Completes a visit and reserves its price on the card. Fails with IntakeIncomplete (fields name what is missing),
 * WrongIntakeState, RevisionConflict (`current` is the visit, whose products differ from those sent), OrderChanged
 * (`current` holds the amount, which differs from the one sent), CouponInvalid, CardDeclined, PaymentMethodMissing;
 * `money` is the state of the patient's money.
 */
export const completeIntake = (intakeId: string, completion: CompleteIntake, key: string): Promise<Intake> =>
  http
    .post(`v2/intakes/${intakeId}/complete`, {
      json: completion,
      headers: { 'idempotency-key': key },
    })
    .json();

/** Keeps an open visit for longer; the answer says until when. Fails with WrongIntakeState. */
export const setExpiration = (intakeId: string): Promise<Intake> =>
  http.put(`v2/intakes/${intakeId}/set-expiration`).json();

/** Cancels a visit that is not complete. */
export const closeIntake = (intakeId: string): Promise<Intake> =>
  http.put(`v2/intakes/${intakeId}/patient-close`).json();
