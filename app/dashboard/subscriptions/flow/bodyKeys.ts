/**
 * An idempotency key for each attempt: repeating an action unchanged repeats its key, anything else is a new attempt.
 */
export function bodyKeys() {
  const keys = new Map<string, string>();
  return (action: string, body: object): string => {
    const attempt = `${action} ${JSON.stringify(body)}`;
    const key = keys.get(attempt) ?? crypto.randomUUID();
    keys.set(attempt, key);
    return key;
  };
}
