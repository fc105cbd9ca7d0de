/** A part of a statement: a moment as ISO 8601 text in UTC, as JSON writes moments; null stays null. */
export const isoText = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
