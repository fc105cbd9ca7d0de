import { EffectError, effectErrorOf } from '#engine/effects/EffectError.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import type { Code, ErrorTexts } from './ErrorTexts.ts';

/** Additions to an error. */
interface EffectErrorOptions extends Partial<Pick<EffectError, 'note' | 'theirs' | 'learns'>> {
  /** The error texts of the screen or flow. */
  readonly errorTexts?: ErrorTexts;
  /** Translates the server's name of a refused field to the screen's. */
  readonly fieldName?: (name: string) => string;
}

interface Reason extends Pick<EffectError, 'message' | 'fields'> {
  readonly code: Code;
}

const reasonOf = (error: unknown): Reason =>
  error instanceof ProblemError ? error : { code: 'Unexpected', message: effectErrorOf(error).message, fields: [] };

/** Codes that no screen replaces by its own. */
const ALWAYS_OWN: ReadonlySet<Code> = new Set(['ServiceUnavailable', 'VisitStopped']);

const sameName = (name: string) => name;

/**
 * Converts any error to an EffectError: a failed call keeps its code and reason, any other error gets the code
 * `Unexpected`, and an EffectError stays unchanged.
 */
export function asEffectError(
  error: unknown,
  { errorTexts = {}, fieldName = sameName, note, theirs, learns }: EffectErrorOptions = {},
): EffectError {
  if (error instanceof EffectError) return error;
  const { code, message, fields } = reasonOf(error);
  const { texts = {}, serverTexts = [], otherwise, fallback = '' } = errorTexts;
  const isOwn = ALWAYS_OWN.has(code) || texts[code] !== undefined || serverTexts.includes(code);
  const other = isOwn ? undefined : otherwise;
  return new EffectError({
    code: other?.code ?? code,
    message: other?.message ?? texts[code] ?? (message || fallback),
    // The refused fields explain the server's code, so they are dropped if another code replaces it.
    fields: other?.code === undefined ? fields.map((one) => ({ ...one, field: fieldName(one.field) })) : [],
    note,
    ...(theirs && { theirs }),
    ...(learns && { learns }),
  });
}
