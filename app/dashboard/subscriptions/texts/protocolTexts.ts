/** What is said once a request to change a protocol was sent. */
export const PROTOCOL_CHANGE_SENT = {
  title: 'Your request was sent',
  text: 'Your protocol request has been successfully submitted! A member of our clinical team will be in touch soon with updates on your protocol.',
} as const;
