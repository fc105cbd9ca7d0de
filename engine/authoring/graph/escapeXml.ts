const replacements: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML forbids even when escaped: control characters, lone surrogates, and noncharacters. */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{NChar}]/gu;

/** Escapes a text for use in an XML element or attribute. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '\ufffd').replace(/[&<>"']/g, (letter) => replacements[letter] ?? '');
