import type { LabResult } from '#schemas/wire/labs/labReport.ts';
import { isCounted } from '#flows/labs/rules/resultTexts.ts';

/** The results that count, in the order of their draws. */
export const oldestFirst = (results: readonly LabResult[]): readonly LabResult[] =>
  results.filter(isCounted).sort((one, other) => Date.parse(one.collected_at) - Date.parse(other.collected_at));
