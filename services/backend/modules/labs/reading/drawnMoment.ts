/** The moment of a date as a laboratory wrote it, in milliseconds; a date without a time is its noon in UTC. */
export const drawnMoment = (written: string): number =>
  Date.parse(written.includes('T') ? written : `${written}T12:00:00Z`);
