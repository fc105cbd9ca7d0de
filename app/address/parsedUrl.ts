/** A text as a URL; undefined where it is none. `URL.canParse` is younger than the oldest browsers of the portal. */
export function parsedUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
