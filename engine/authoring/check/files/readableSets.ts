import type { StepLanguage } from '../../read/StepLanguage.ts';
import { checkSchema } from './checkSchema.ts';
import type { WrittenSet } from '../../read/Composition.ts';
import type { Finding } from '../../finding/Finding.ts';
import type { Source } from '../../read/Source.ts';

/** The step sets of all valid sources, and the findings about the others. */
export function readableSets(
  language: StepLanguage,
  sources: readonly Source[],
): {
  readonly written: readonly WrittenSet[];
  readonly findings: readonly Finding[];
} {
  const read = sources.map((source) => ({ source, ...checkSchema(language, source) }));
  return {
    written: read.flatMap(({ source, set }) => (set ? [{ set, kinds: language.kinds, source }] : [])),
    findings: read.flatMap(({ findings }) => findings),
  };
}
