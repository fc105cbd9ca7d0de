import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { Message } from '#schemas/wire/messages/message.ts';

const idOf = (at: string): string => Date.parse(at).toString(16).padStart(24, '0');

/** A message of the care team. @param at ISO 8601 */
export const exampleMessage = (at: string, changes: Partial<Message> = {}): Message => ({
  _id: idOf(at),
  key: null,
  author: {
    _id: 'c'.repeat(24),
    is_admin: true,
    display_name: 'Robin Hale, care coordinator',
    first_name: 'Robin',
    avatar: { square_25: null },
  },
  created_at: at,
  message_style: 1,
  message: 'How are you today?',
  about: null,
  attachments: [],
  blocks: [],
  ...changes,
});

/** A message of the patient. @param at ISO 8601 */
export const exampleOwnMessage = (at: string, changes: Partial<Message> = {}): Message =>
  exampleMessage(at, {
    key: `key-${at}`,
    author: {
      _id: 'a'.repeat(24),
      is_admin: false,
      display_name: 'Ava Demo',
      first_name: 'Ava',
      avatar: { square_25: null },
    },
    message: 'Quite well, thank you.',
    ...changes,
  });

/** A conversation in which everything is read. */
export const exampleConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  _id: 'd'.repeat(24),
  patient: 'a'.repeat(24),
  patient_read: true,
  patient_sender: false,
  medical_team_read: true,
  unread: 0,
  newest_at: '9999-01-01T00:00:00.000Z',
  ...changes,
});

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><rect width="640" height="480" fill="#dcebe7"/></svg>',
)}`;

/** A picture of a message. */
export const examplePicture = (changes: Partial<Attachment> = {}): Attachment => ({
  _id: 'e'.repeat(24),
  name: 'box.jpg',
  mediaType: 'private-image',
  type: 'image/jpeg',
  bytes: 81_000,
  width: 640,
  height: 480,
  url: drawn,
  ...changes,
});

/** A document of a message. */
export const exampleDocument = (changes: Partial<Attachment> = {}): Attachment => ({
  ...examplePicture(),
  _id: 'f'.repeat(24),
  name: 'packing slip.pdf',
  mediaType: 'document',
  type: 'application/pdf',
  width: null,
  height: null,
  url: '/v2/media/f',
  ...changes,
});
