import { queryOptions } from '@tanstack/react-query';
import type { CreateIntake, Intake, SavedResponse, SaveResponse } from '#schemas/wire/intake.ts';
import { currentOrganization } from './currentOrganization.ts';
import { http } from './http.ts';

const pathOf = (userId: string) => `intakes/${currentOrganization.get()._id}/patient/${userId}`;

/** All visits of a patient, newest first. */
export const intakesQuery = (userId: string) =>
  queryOptions({ queryKey: ['intakes', userId], queryFn: () => http.get(pathOf(userId)).json<Intake[]>() });

/** One visit with its definition and responses. */
export const intakeQuery = (userId: string, intakeId: string) =>
  queryOptions({
    queryKey: ['intakes', userId, intakeId],
    queryFn: () => http.get(`${pathOf(userId)}/intake/${intakeId}`).json<Intake>(),
  });

/** The visits that the patient has begun and not completed. */
export const incompleteIntakes = (userId: string) => http.get(`${pathOf(userId)}/incomplete`).json<Intake[]>();

/** Begins a visit, or answers with the open one of that template. */
export const createIntake = (intake: CreateIntake) => http.post('v2/intakes', { json: intake }).json<Intake>();

/**
 * Saves one answer. Fails with InvalidAnswer (fields), StepNotRelevant, RevisionConflict (`current` is the response),
 * WrongIntakeState. Repeating a call with its key has no second effect.
 */
export const saveResponse = (intakeId: string, responseId: string, save: SaveResponse, key: string) =>
  http
    .put(`v2/intakes/${intakeId}/responses/${responseId}`, { json: save, headers: { 'idempotency-key': key } })
    .json<SavedResponse>();

/** Completes a visit. Fails with IntakeIncomplete (fields name the open steps) or WrongIntakeState. */
export const completeIntake = (intakeId: string, key: string) =>
  http.post(`v2/intakes/${intakeId}/complete`, { json: {}, headers: { 'idempotency-key': key } }).json<Intake>();

/** Cancels a visit that is not completed. */
export const closeIntake = (intakeId: string) => http.put(`v2/intakes/${intakeId}/patient-close`).json<Intake>();
