import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { notificationPageSchema, unreadNotificationsSchema } from '#schemas/wire/notification.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import { listNotifications, PAGE_SIZE, readNotification, readNotifications } from './store.ts';

/** What patients are told in the portal. */
export const routes =
  ({ database, clock }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/v2/notifications',
      {
        schema: {
          operationId: 'listNotifications',
          summary: 'List the notifications of the patient, one page',
          querystring: {
            type: 'object',
            additionalProperties: false,
            properties: { page: { type: 'string', pattern: '^[1-9][0-9]{0,3}$' } },
          } as const,
          response: { 200: notificationPageSchema },
        },
      },
      async (request) => {
        const page = Number(request.query.page ?? 1);
        const { docs, total, unread } = await listNotifications(database, accessOf(request).user, page);
        const totalPages = Math.max(1, Math.ceil(total / PAGE_SIZE));
        return {
          docs: [...docs],
          page,
          totalPages,
          hasPrevPage: page > 1,
          hasNextPage: page < totalPages,
          pagingCounter: (page - 1) * PAGE_SIZE + 1,
          unread,
        };
      },
    );

    app.post(
      '/v2/notifications/:notificationId/read',
      {
        schema: {
          operationId: 'readNotification',
          summary: 'Mark a notification as read',
          params: {
            type: 'object',
            required: ['notificationId'],
            properties: { notificationId: objectId },
          } as const,
          response: { 200: unreadNotificationsSchema },
        },
      },
      async (request) => {
        const { notificationId } = request.params;
        const unread = await readNotification(database, notificationId, accessOf(request).user, clock());
        if (unread === undefined) throw problems.notFound('the patient has no such notification');
        return { unread };
      },
    );

    app.post(
      '/v2/notifications/read-all',
      {
        schema: {
          operationId: 'readAllNotifications',
          summary: 'Mark all notifications of the patient as read',
          response: { 200: unreadNotificationsSchema },
        },
      },
      async (request) => {
        await readNotifications(database, accessOf(request).user, clock());
        return { unread: 0 };
      },
    );
  };
