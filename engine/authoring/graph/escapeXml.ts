const replacements: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What may stand in no XML document, escaped or not: control letters, halves of letters, and what is no letter. */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{NChar}]/gu;

/** A text as it stands in an XML document, in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '\ufffd').replace(/[&<>"']/g, (letter) => replacements[letter] ?? '');
