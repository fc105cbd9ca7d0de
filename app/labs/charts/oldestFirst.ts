import type { LabResult } from '#schemas/wire/labs/labReport.ts';

/** Results in the order of their draws. */
export const oldestFirst = (results: readonly LabResult[]): readonly LabResult[] =>
  [...results].sort((one, other) => Date.parse(one.collected_at) - Date.parse(other.collected_at));
