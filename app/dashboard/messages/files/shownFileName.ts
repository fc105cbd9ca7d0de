/** Most characters of an extension that are shown. */
const LONGEST_EXTENSION = 7;

/** The parts of a file's name as it is shown: what can be cut where there is no room, and the ending, which stays. */
export function shownFileName(name: string): { readonly stem: string; readonly ending: string } {
  const dot = name.lastIndexOf('.');
  if (dot <= 0) return { stem: name, ending: '' };
  return { stem: name.slice(0, dot), ending: name.slice(dot, dot + 1 + LONGEST_EXTENSION) };
}
