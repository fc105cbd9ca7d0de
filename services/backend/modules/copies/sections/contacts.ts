import type { Access } from '#schemas/wire/access.ts';
import type { CopiedAgreement, CopiedPhoto } from '#schemas/wire/copied/copiedAccount.ts';
import type {
  CopiedAppointment,
  CopiedDevice,
  CopiedMessage,
  CopiedNotification,
} from '#schemas/wire/copied/copiedContacts.ts';
import type { NotificationEvent } from '#schemas/wire/notification.ts';
import { isoText } from '../../../kernel/database/isoText.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { accessesOf } from '../../accesses/store.ts';
import { notificationTexts } from '../../notifications/notificationTexts.ts';
import { deviceWords } from '../../sessions/deviceWords.ts';
import type { CopyOf } from './CopyOf.ts';
import { rowsOf } from './rowsOf.ts';

/** Entries of the access log that are read at once. */
const PAGE = 500;

/** Stands for what was good for a short time: a link's token, a code, the end of a session. */
const PLACE = /\{(?:secret|verification|end-session:[0-9a-f]{24})\}/gu;

const appointments = statement<'copy_appointments', { item: CopiedAppointment }>(
  'copy_appointments',
  `select json_build_object('_id', a.id, 'kind', a.kind, 'name', a.name, 'panel', a.panel_id, 'start_time', ${isoText('a.start_time')},
      'end_time', ${isoText('a.end_time')}, 'former_start_time', ${isoText('a.former_start_time')},
      'location', a.location, 'canceled_at', ${isoText('a.canceled_at')},
      'canceled_by_patient', a.canceled_by_patient, 'created_at', ${isoText('a.created_at')}) as item
    from appointments a where a.user_id = $1 order by a.start_time, a.id`,
);

const notifications = statement<'copy_notifications', { item: StoredNotification }>(
  'copy_notifications',
  `select json_build_object('_id', n.id, 'event', n.event, 'created_at', ${isoText('n.created_at')},
      'read_at', ${isoText('n.read_at')}) as item
    from notifications n where n.user_id = $1 order by n.created_at, n.id`,
);

const messages = statement<'copy_messages', { item: CopiedMessage }>(
  'copy_messages',
  `select json_build_object('_id', m.id, 'channel', m.channel, 'to', m.recipient, 'subject', m.subject, 'text', m.text,
      'created_at', ${isoText('m.created_at')}, 'delivered_at', ${isoText('m.delivered_at')}) as item
    from outbox m where m.user_id = $1 order by m.created_at, m.id`,
);

const agreements = statement<'copy_agreements', { item: CopiedAgreement }>(
  'copy_agreements',
  `select json_build_object('policy', a.policy, 'agreed_at', ${isoText('a.agreed_at')}, 'digest', a.digest,
      'text', t.text) as item
    from agreements a join users u on u.id = a.user_id
    left join policy_texts t on t.organization = u.organization and t.digest = a.digest
    where a.user_id = $1 order by a.agreed_at, a.policy`,
);

const photos = statement<'copy_photos', { item: Omit<CopiedPhoto, 'see'> }>(
  'copy_photos',
  `select json_build_object('_id', i.id, 'kind', i.kind, 'sent_at', ${isoText('i.created_at')}, 'bytes', i.bytes,
      'width', i.width, 'height', i.height) as item
    from images i where i.user_id = $1 order by i.created_at, i.id`,
);

const devices = statement<'copy_sessions', { item: Omit<CopiedDevice, 'device'> }>(
  'copy_sessions',
  `select json_build_object('_id', s.id, 'user_agent', s.user_agent, 'signed_in_at', ${isoText('s.created_at')},
      'signed_out_at', ${isoText('s.ended_at')}) as item
    from sessions s where s.user_id = $1 order by s.created_at, s.id`,
);

interface StoredNotification extends Omit<CopiedNotification, 'event' | 'message'> {
  readonly event: NotificationEvent;
}

/** Where each kind of photo is seen. */
const PLACES = {
  id_images: 'In the portal, at "Verify your identity".',
  profile_images: 'In the portal, at "Verify your identity".',
  avatar: 'In the portal, at Settings > Profile.',
} as const satisfies { readonly [kind in CopiedPhoto['kind']]: string };

const readNotifications = rowsOf(notifications);
const readMessages = rowsOf(messages);
const readPhotos = rowsOf(photos);
const readDevices = rowsOf(devices);

export const copiedAppointments = rowsOf(appointments);
export const copiedAgreements = rowsOf(agreements);

/** What the patient was told in the portal. */
export async function* copiedNotifications(of: CopyOf): AsyncGenerator<CopiedNotification> {
  for await (const { event, ...rest } of readNotifications(of))
    yield { ...rest, event, message: notificationTexts[event].message };
}

/** The mails and text messages to the patient, without what could be opened with them. */
export async function* copiedMessages(of: CopyOf): AsyncGenerator<CopiedMessage> {
  for await (const message of readMessages(of))
    yield { ...message, text: message.text.replaceAll(PLACE, '(left out)') };
}

/** The photos of the patient, and where they are seen. */
export async function* copiedPhotos(of: CopyOf): AsyncGenerator<CopiedPhoto> {
  for await (const photo of readPhotos(of)) yield { ...photo, see: PLACES[photo.kind] };
}

/** The browsers that have signed in. */
export async function* copiedDevices(of: CopyOf): AsyncGenerator<CopiedDevice> {
  for await (const session of readDevices(of)) yield { ...session, device: deviceWords(session.user_agent) };
}

/** Who read or changed what of the record, newest first. */
export async function* copiedAccesses({ portal, userId }: CopyOf): AsyncGenerator<Access> {
  await portal.accesses.flush();
  let before: string | undefined;
  do {
    const { accesses, next } = await accessesOf(portal.database, userId, { before, limit: PAGE });
    yield* accesses;
    before = next ?? undefined;
  } while (before !== undefined);
}
