import { text } from 'node:stream/consumers';
import { desc, eq } from 'drizzle-orm';
import { attachments, conversations, messages } from '../kernel/database/tables/messages.ts';
import { orders } from '../kernel/database/tables/orders.ts';
import { createId } from '../kernel/ids/createId.ts';
import { conversationIdOf } from '../modules/messages/conversationIdOf.ts';
import { textOfBlocks } from '../modules/messages/textOfBlocks.ts';
import { memberIdOf } from './careTeam.ts';
import { drawDemoImage } from './drawDemoImage.ts';
import type { DemoMessage } from './patients/demoMessages.ts';
import type { DemoPatient } from './patients/demoPatients.ts';
import type { Seeded } from './Seeded.ts';

const HOUR = 60 * 60 * 1000;

/** A document that says what it is. */
async function drawDemoDocument(): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const drawing = new PdfDocument({ size: 'A6', compress: false, info: { Title: 'Demo' } });
  drawing.fontSize(24).text('DEMO', { align: 'center' });
  drawing.end();
  return Buffer.from(await text(drawing.setEncoding('latin1')), 'latin1');
}

/** A file of a demo message, kept and ready to be written down. */
async function fileOf({ media }: Pick<Seeded, 'media'>, what: 'picture' | 'document', sentAt: Date) {
  const id = createId(sentAt);
  if (what === 'document') {
    const content = await drawDemoDocument();
    await media.put(id, content);
    return { id, kind: 'document', name: 'packing slip.pdf', type: 'application/pdf', bytes: content.length } as const;
  }
  const { bytes, width, height } = await drawDemoImage('attachment');
  await media.put(id, bytes);
  const size = { bytes: bytes.length, width, height };
  return { id, kind: 'private-image', name: 'box.jpg', type: 'image/jpeg', ...size } as const;
}

async function newestOrder({ database: { db } }: Pick<Seeded, 'database'>, userId: string) {
  const [order] = await db
    .select({ id: orders.id, name: orders.name })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order ? { type: 'order' as const, ...order } : null;
}

/** Gives a demo patient a conversation with the care team. */
export async function giveMessages(
  seeded: Seeded,
  organization: string,
  userId: string,
  { messages: demos = [] }: Pick<DemoPatient, 'messages'>,
): Promise<void> {
  if (demos.length === 0) return;
  const { db } = seeded.database;
  const now = seeded.clock().getTime();
  const at = ({ hoursAgo }: DemoMessage) => new Date(now - hoursAgo * HOUR);
  const conversationId = conversationIdOf(organization, userId);
  const newest = demos.at(-1);
  const read = demos.findLast(({ unread }) => !unread);
  await db.insert(conversations).values({
    id: conversationId,
    organization,
    userId,
    createdAt: new Date(now - Math.max(...demos.map(({ hoursAgo }) => hoursAgo)) * HOUR),
    newestAt: newest ? at(newest) : null,
    patientSender: newest !== undefined && newest.by === undefined,
    patientReadAt: read ? at(read) : null,
    teamReadAt: newest ? at(newest) : null,
  });
  const about = await newestOrder(seeded, userId);
  for (const demo of demos) {
    const { by, text: written, blocks = [], files = [], aboutOrder } = demo;
    const sentAt = at(demo);
    const id = createId(sentAt);
    await db.insert(messages).values({
      id,
      conversationId,
      userId,
      authorId: by === undefined ? null : memberIdOf(organization, by),
      style: blocks.length > 0 ? 2 : 1,
      text: written ?? textOfBlocks(blocks),
      blocks,
      about: aboutOrder ? about : null,
      createdAt: sentAt,
    });
    for (const [place, what] of files.entries()) {
      const file = await fileOf(seeded, what, sentAt);
      await db
        .insert(attachments)
        .values({ ...file, organization, userId, messageId: id, place, digest: 'demo', createdAt: sentAt });
    }
  }
}
