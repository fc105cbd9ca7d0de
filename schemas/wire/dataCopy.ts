import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';
import { accessSchema } from './access.ts';
import {
  copiedAccountSchema,
  copiedAgreementSchema,
  copiedMedicalSchema,
  copiedPhotoSchema,
} from './copied/copiedAccount.ts';
import {
  copiedAppointmentSchema,
  copiedConversationMessageSchema,
  copiedDeviceSchema,
  copiedDraftSchema,
  copiedMessageSchema,
  copiedNotificationSchema,
} from './copied/copiedContacts.ts';
import { copiedLabReportSchema, copiedOutsideResultSchema, copiedReportLinkSchema } from './copied/copiedLabs.ts';
import {
  copiedChargeSchema,
  copiedInvoiceSchema,
  copiedLabPanelSchema,
  copiedMembershipSchema,
  copiedOrderSchema,
  copiedPrescriptionSchema,
  copiedSubscriptionSchema,
} from './copied/copiedPurchases.ts';
import { copiedVisitSchema } from './copied/copiedVisit.ts';
import { text, wholeObject } from './copied/wholeObject.ts';
import { timelinePurchaseSchema } from './timeline.ts';

/** GET and POST /v2/users/{org}/{userId}/data-copy: how the copy stands that the patient asked for last. */
export const dataCopyStateSchema = {
  title: 'DataCopyState',
  type: 'object',
  additionalProperties: false,
  required: ['state', 'requested_at', 'expires_at', 'bytes'],
  properties: {
    state: { type: 'string', enum: ['none', 'making', 'ready', 'expired', 'failed'] },
    /** ISO 8601; null where none was asked for. */
    requested_at: { type: ['string', 'null'] },
    /** Until when it can be downloaded; null before it is ready. */
    expires_at: { type: ['string', 'null'] },
    /** The size of the file; null where there is none. */
    bytes: { type: ['integer', 'null'] },
  },
} as const satisfies JSONSchema;

/** The name of the file's form, and its version: it counts up when a section changes or is left out. */
export const DATA_COPY = { format: 'patient-portal-data-copy', version: 10 } as const;

const listOf = <const Item extends object>(items: Item) => ({ type: 'array' as const, items });

/**
 * GET /v2/users/{org}/{userId}/data-copy/file: everything that is kept of a patient. Moments are ISO 8601 in UTC, amounts
 * cents of US dollars; lists are oldest first unless they say otherwise. Passwords, codes, tokens and their hashes are in
 * no copy.
 */
export const dataCopySchema = wholeObject('DataCopy', {
  format: { const: DATA_COPY.format },
  version: { const: DATA_COPY.version },
  made_at: text,
  organization: wholeObject('CopyingOrganization', { _id: objectId, name: text, support_email: text }),
  account: copiedAccountSchema,
  medical_profile: copiedMedicalSchema,
  visits: listOf(copiedVisitSchema),
  photos: listOf(copiedPhotoSchema),
  prescriptions: listOf(copiedPrescriptionSchema),
  lab_panels: listOf(copiedLabPanelSchema),
  lab_reports: listOf(copiedLabReportSchema),
  /** Entered by the patient, by the day of the test. */
  outside_results: listOf(copiedOutsideResultSchema),
  report_links: listOf(copiedReportLinkSchema),
  orders: listOf(copiedOrderSchema),
  subscriptions: listOf(copiedSubscriptionSchema),
  memberships: listOf(copiedMembershipSchema),
  /** Newest first, as the settings list them. */
  charges: listOf(copiedChargeSchema),
  invoices: listOf(copiedInvoiceSchema),
  appointments: listOf(copiedAppointmentSchema),
  notifications: listOf(copiedNotificationSchema),
  messages: listOf(copiedMessageSchema),
  /** What the patient and the care team wrote to each other. */
  conversation: listOf(copiedConversationMessageSchema),
  /** What is not sent yet: one entry, or none. */
  drafts: listOf(copiedDraftSchema),
  agreements: listOf(copiedAgreementSchema),
  devices: listOf(copiedDeviceSchema),
  /** Newest first, as the portal shows it. */
  timeline: listOf(timelinePurchaseSchema),
  /** Who read or changed what of the record, newest first. */
  accesses: listOf(accessSchema),
}) satisfies JSONSchema;

export type DataCopyState = FromSchema<typeof dataCopyStateSchema>;
