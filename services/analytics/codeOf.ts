/** Codes and names of errors are words of the code. Whatever else an error has may quote what somebody entered. */
const WORD = /^[A-Za-z]{1,40}$/;

/** The code of an error, or the name of its class; never its message. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'Unexpected';
  const known = [
    'code' in error ? error.code : undefined,
    error instanceof Error && error.name !== 'Error' ? error.name : undefined,
  ];
  return known.find((text): text is string => typeof text === 'string' && WORD.test(text)) ?? 'Unexpected';
}
