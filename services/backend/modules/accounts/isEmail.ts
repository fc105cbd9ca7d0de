/** Of the usual form, and without what would make it several addresses, or another one, in the head of a mail. */
const EMAIL = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}]+\.[^\s@,;:<>()[\]\\"\p{Cc}]{2,}$/u;

/** Whether a text, trimmed, is an email address that mails can be sent to. */
export const isEmail = (text: string): boolean => text.length >= 4 && text.length <= 254 && EMAIL.test(text);
