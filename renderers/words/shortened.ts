/** Shortens a text to a maximum number of characters, after a whole word, with an ellipsis. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max);
  return `${text.slice(0, end > 0 ? end : max).replace(/[\s.,;:]+$/, '')}…`;
}
