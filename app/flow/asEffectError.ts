import { EffectError, effectErrorOf } from '#engine/effects/EffectError.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import type { Code, Words } from './Words.ts';

/** What a place adds to a failure. */
interface Telling extends Partial<Pick<EffectError, 'note' | 'theirs' | 'learns'>> {
  /** What it says of a failure in its own words. */
  readonly words?: Words;
  /** The name that the screen has for a field that was refused, by the server's name of it. */
  readonly fieldName?: (name: string) => string;
}

interface Reason extends Pick<EffectError, 'message' | 'fields'> {
  readonly code: Code;
}

const reasonOf = (error: unknown): Reason =>
  error instanceof ProblemError ? error : { code: 'Unexpected', message: effectErrorOf(error).message, fields: [] };

const sameName = (name: string) => name;

/**
 * Whatever was thrown as the engine and the patient understand it: a failed call with its reason, anything else with the
 * code `Unexpected`. What is an EffectError already has said what it has to say, and stays as it is.
 */
export function asEffectError(
  error: unknown,
  { words = {}, fieldName = sameName, note, theirs, learns }: Telling = {},
): EffectError {
  if (error instanceof EffectError) return error;
  const { code, message, fields } = reasonOf(error);
  const { texts = {}, told = [], otherwise, unsaid = '' } = words;
  const other = texts[code] === undefined && !told.includes(code) ? otherwise : undefined;
  return new EffectError({
    code: other?.code ?? code,
    message: other?.message ?? texts[code] ?? (message || unsaid),
    // What was refused explains the code of the server, and no other.
    fields: other?.code === undefined ? fields.map((one) => ({ ...one, field: fieldName(one.field) })) : [],
    note,
    ...(theirs && { theirs }),
    ...(learns && { learns }),
  });
}
