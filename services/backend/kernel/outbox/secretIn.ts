/** Stands in the text of a message for the link or code that it is about, which is kept apart and not for long. */
export const SECRET = '{secret}';

/** The text of a message as its recipient reads it. @param secret null where the message has none */
export const textWith = (text: string, secret: string | null): string =>
  secret === null ? text : text.replace(SECRET, secret);

/** Whether the message is about a secret that is gone. */
export const isSecretGone = (text: string, secret: string | null): boolean => secret === null && text.includes(SECRET);
