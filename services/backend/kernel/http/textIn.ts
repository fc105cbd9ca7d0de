/** The text that a body holds under a name; null where there is none. */
export function textIn(body: unknown, name: string): string | null {
  const text: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof text === 'string' ? text : null;
}
