const HOUR = 60 * 60 * 1000;

/** From when on nothing is eaten before a draw. */
export const fastingStart = (draw: Date, fastingHours: number): Date => new Date(draw.getTime() - fastingHours * HOUR);
