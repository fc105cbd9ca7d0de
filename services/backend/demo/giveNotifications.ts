import { notifications } from '../kernel/database/tables/notifications.ts';
import { createId } from '../kernel/ids/createId.ts';
import type { DemoPatient } from './patients/demoPatients.ts';
import type { Seeded } from './Seeded.ts';

const HOUR = 60 * 60 * 1000;

/** Gives a demo patient notifications. What was read was read an hour after it was told, or is read now. */
export async function giveNotifications(
  { database: { db }, clock }: Seeded,
  userId: string,
  { notifications: demos = [] }: DemoPatient,
): Promise<void> {
  if (demos.length === 0) return;
  const now = clock().getTime();
  await db.insert(notifications).values(
    demos.map(([event, hoursAgo, unread]) => {
      const createdAt = new Date(now - hoursAgo * HOUR);
      const readAt = new Date(Math.min(now, createdAt.getTime() + HOUR));
      return { id: createId(createdAt), userId, event, createdAt, readAt: unread ? null : readAt };
    }),
  );
}
