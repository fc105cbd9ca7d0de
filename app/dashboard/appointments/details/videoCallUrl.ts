/** The URL of a video room, if a location is one; undefined for words or any other kind of URL. */
export function roomOf(location: string | null): string | undefined {
  if (location === null || !URL.canParse(location)) return undefined;
  const { protocol, href } = new URL(location);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
