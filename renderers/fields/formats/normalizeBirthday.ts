const YEAR_FIRST = /^\s*(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\s*$/;
const YEAR_LAST = /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})\s*$/;

const written = (month: string | undefined, day: string | undefined, year: string | undefined) =>
  month !== undefined && day !== undefined && year !== undefined
    ? `${month.padStart(2, '0')}-${day.padStart(2, '0')}-${year}`
    : undefined;

/** Converts a complete date as pasted or autofilled, `1/2/1990` or `1990-01-02`, to MM-DD-YYYY. */
export function normalizeBirthday(text: string): string | undefined {
  const first = YEAR_FIRST.exec(text);
  if (first) return written(first[2], first[3], first[1]);
  const last = YEAR_LAST.exec(text);
  return last ? written(last[1], last[2], last[3]) : undefined;
}
