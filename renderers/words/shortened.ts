/** A text of at most so many characters, cut after a whole word; an ellipsis says that more was there. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max);
  return `${text.slice(0, end > 0 ? end : max).replace(/[\s.,;:]+$/, '')}…`;
}
