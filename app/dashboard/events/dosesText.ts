import type { DoseLine } from '#schemas/wire/doseLine.ts';

/** A dose with what is dispensed: '1 tablet (500 mg) once daily. 31 tablets, enough for a month.' */
export const doseLineText = ({ dose, supply }: Omit<DoseLine, 'name'>): string =>
  supply === null ? `${dose}.` : `${dose}. ${supply}.`;

/** The doses of one product, or of several with their names. */
export const dosesText = (doses: readonly DoseLine[]): string =>
  doses.map((line) => (doses.length === 1 ? doseLineText(line) : `${line.name}: ${doseLineText(line)}`)).join(' ');
