import { objectId } from '#schemas/objectId.ts';

/** What an address names that is a patient's own: the organization, and the patient whom the access token names too. */
export const patientParams = {
  type: 'object',
  required: ['org', 'userId'],
  properties: { org: objectId, userId: objectId },
} as const;
