/** The address of a video room, where a location is one; undefined for words, or an address of any other kind. */
export function roomOf(location: string | null): string | undefined {
  if (location === null || !URL.canParse(location)) return undefined;
  const { protocol, href } = new URL(location);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
