import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import type { Message, MessagePage } from '#schemas/wire/messages/message.ts';
import type { Portal } from '../portal/Portal.ts';
import type { Patient } from './stored/conversations.ts';
import type { StoredAttachment, StoredMessage, StoredPage } from './stored/messages.ts';

/** What makes the addresses of files and pictures. */
export type Addresses = Pick<Portal, 'mediaAddresses' | 'imageAddresses'>;

/** A file as the wire has one, with an address that is good for a while. */
export const attachmentOf = (
  { mediaAddresses }: Pick<Addresses, 'mediaAddresses'>,
  organization: string,
  stored: StoredAttachment,
): Attachment => ({ ...stored, url: mediaAddresses.of(organization, stored._id) });

/** A message as the wire has one. The pictures of patients and of the care team have addresses of their own. */
export function messageOf(
  addresses: Addresses,
  { organization, userId }: Patient,
  { author_id: author, first_name, display_name, avatar, style, text, attachments, ...stored }: StoredMessage,
): Message {
  const { mediaAddresses, imageAddresses } = addresses;
  return {
    _id: stored._id,
    key: stored.key,
    author: {
      _id: author ?? userId,
      is_admin: author !== null,
      display_name,
      first_name,
      avatar: { square_25: (author === null ? imageAddresses : mediaAddresses).of(organization, avatar) },
    },
    created_at: stored.created_at,
    message_style: style,
    message: text,
    about: stored.about,
    attachments: attachments.map((attachment) => attachmentOf(addresses, organization, attachment)),
    blocks: stored.blocks,
  };
}

/** A page as the wire has one. */
export const messagePageOf = (
  addresses: Addresses,
  patient: Patient,
  { messages, hasMore }: StoredPage,
): MessagePage => ({
  messages: messages.map((message) => messageOf(addresses, patient, message)),
  next: hasMore ? (messages.at(-1)?.created_at ?? null) : null,
});
