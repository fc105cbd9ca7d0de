/** The moment at which the clock of a backend under test stands first. */
export const testMorning = (): Date => new Date('2026-06-15T12:00:00Z');
