/** The location of an appointment if it is the URL of a video call; undefined for free text and other URLs. */
export function videoCallUrl(location: string | null): string | undefined {
  if (location === null || !URL.canParse(location)) return undefined;
  const { protocol, href } = new URL(location);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
