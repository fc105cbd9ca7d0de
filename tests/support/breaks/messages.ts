import type { Break } from './Break.ts';

const messages = 'tests/pages/dashboard/messages.test.ts';
const composer = 'tests/pages/dashboard/composer.test.ts';
const appointments = 'tests/pages/appointments/appointments.test.ts';
const booking = 'tests/pages/appointments/booking.test.ts';

/** Faults of messages, notifications, appointments and providers. */
export const breaks: readonly Break[] = [
  {
    name: 'somebody is said to type for a minute',
    file: 'app/dashboard/messages/history/typing/useTyping.ts',
    from: 'const TYPING = 8000;',
    to: 'const TYPING = 60_000;',
    seenBy: {
      file: messages,
      test: 'the care team > is said to type until eight seconds after the last sign of it, or until a message comes',
    },
  },
  {
    name: 'a message that is waiting to be sent is left without a word',
    file: 'app/dashboard/messages/sending/waitingMessages.ts',
    from: 'if (currentSession.holdsInput()) event.preventDefault();',
    to: 'void event;',
    seenBy: {
      file: messages,
      test: 'a message > that is refused says why, keeps the page from being left, and is sent again under its key',
    },
  },
  {
    name: 'what was written is dropped by a logout that comes soon',
    file: 'app/dashboard/messages/composer/composerOf.ts',
    from: 'beforeLogout.add(draft.keepAll);',
    to: '',
    seenBy: { file: composer, test: 'what is written > is kept before a logout, however soon that comes' },
  },
  {
    name: 'the player of an announcement opens any address',
    file: 'app/dashboard/messages/history/announcements/Player.tsx',
    from: 'https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}',
    to: '${id}',
    seenBy: {
      file: messages,
      test: 'payloads in messages, names, files and announcements are text, and no link of them runs script',
    },
  },
  {
    name: 'a file that failed is sent again under another key',
    file: 'services/api/messages/attachments.ts',
    from: "headers: { 'idempotency-key': key },",
    to: "headers: { 'idempotency-key': crypto.randomUUID() },",
    seenBy: {
      file: composer,
      test: 'files > whose answer is lost are sent again under their key, and hold the message back until then',
    },
  },
  {
    name: 'the other tabs are not told that notifications were read',
    file: 'app/dashboard/unread/useUnreadCount.ts',
    from: 'void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }));',
    to: 'void queryKey;',
    seenBy: {
      file: 'tests/pages/dashboard/notifications.test.ts',
      test: 'the notifications > are read in a tab once another one has marked all',
    },
  },
  {
    name: 'a cancellation whose answer was lost is said to have failed',
    file: 'app/dashboard/appointments/list/cancelOnce.ts',
    from: 'if (!list.some(({ _id, event }) => _id === id && event.canceled)) throw error;',
    to: 'if (list) throw error;',
    seenBy: {
      file: appointments,
      test: 'canceling > says that it failed, and settles on the truth where its answer is lost',
    },
  },
  {
    name: 'a booked call is shown in the zone of the server',
    file: 'app/time/browserZone.ts',
    from: 'Intl.DateTimeFormat().resolvedOptions().timeZone',
    to: "'UTC'",
    seenBy: {
      file: booking,
      test: "the portal's own calendar > asks for a confirmation, and shows the booked time in the zone of the device",
    },
  },
  {
    name: 'a portrait has no room before it is there',
    file: 'app/dashboard/providers/ProviderCard.tsx',
    from: 'width={112} height={112} ',
    to: '',
    seenBy: {
      file: 'tests/pages/appointments/providers.test.ts',
      test: 'the providers are those of the own state, have their portraits, and lead to their own calendars',
    },
  },
];
