import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/** What a notification tells of. */
const notificationEvent = {
  title: 'NotificationEvent',
  type: 'string',
  enum: [
    'welcome',
    'visit-approved',
    'visit-refused',
    'visit-cleared',
    'photo-requested',
    'identity-approved',
    'identity-rejected',
    'two-step-ending',
    'order-shipped',
    'order-delivered',
    'lab-ready',
    'lab-critical',
    'lab-note',
    'message-received',
    'appointment-booked',
    'appointment-moved',
    'appointment-canceled',
    'subscription-started',
    'subscription-paused',
    'subscription-held',
    'subscription-cleared',
    'subscription-resumed',
    'subscription-rescheduled',
    'subscription-canceled',
    'plan-renewed',
    'payment-failed',
    'payment-refunded',
  ],
} as const;

/** Something that happened to a patient's account. Its message holds no health data. */
export const notificationSchema = {
  title: 'Notification',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'message', 'category', 'read', 'created_at', 'data'],
  properties: {
    _id: objectId,
    message: { type: 'string' },
    category: {
      type: 'string',
      enum: ['message', 'lab', 'appointments', 'visit', 'order', 'subscription', 'payment', 'welcome'],
    },
    read: { type: 'boolean' },
    /** ISO 8601. */
    created_at: { type: 'string' },
    data: {
      type: 'object',
      additionalProperties: false,
      required: ['type'],
      properties: {
        type: notificationEvent,
        /** The lab panel and the report that are ready; absent where the notification tells of something else. */
        panelId: objectId,
        reportId: objectId,
      },
    },
  },
} as const satisfies JSONSchema;

const unread = { type: 'integer' } as const;

/** GET /v2/notifications: one page, newest first, and how many of all pages are unread. */
export const notificationPageSchema = {
  title: 'NotificationPage',
  type: 'object',
  additionalProperties: false,
  required: ['docs', 'page', 'totalPages', 'hasPrevPage', 'hasNextPage', 'pagingCounter', 'unread'],
  properties: {
    docs: { type: 'array', items: notificationSchema },
    /** Counted from 1. */
    page: { type: 'integer' },
    totalPages: { type: 'integer' },
    hasPrevPage: { type: 'boolean' },
    hasNextPage: { type: 'boolean' },
    /** Position of the page's first notification among all of them, counted from 1. */
    pagingCounter: { type: 'integer' },
    unread,
  },
} as const satisfies JSONSchema;

/** POST /v2/notifications/{id}/read and /v2/notifications/read-all: how many are left to read. */
export const unreadNotificationsSchema = {
  title: 'UnreadNotifications',
  type: 'object',
  additionalProperties: false,
  required: ['unread'],
  properties: { unread },
} as const satisfies JSONSchema;

export type Notification = FromSchema<typeof notificationSchema>;
export type NotificationEvent = FromSchema<typeof notificationEvent>;
export type NotificationPage = FromSchema<typeof notificationPageSchema>;
export type UnreadNotifications = FromSchema<typeof unreadNotificationsSchema>;
