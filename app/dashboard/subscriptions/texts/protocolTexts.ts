/** What is said once a request to change a protocol was sent. */
export const PROTOCOL_CHANGE_SENT = {
  title: 'Your request was sent',
  text: 'Your care team will review it and write to you.',
} as const;
