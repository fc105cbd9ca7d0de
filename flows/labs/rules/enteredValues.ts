/** A value of a marker as a patient has read it on a report of another laboratory. */
export interface EnteredValue {
  /** The slug of its marker. */
  readonly biomarker: string;
  readonly value: number;
  /** In UCUM. */
  readonly unit: string;
}

/** As many as there are markers to choose from. */
export const MAX_ENTERED = 52;

const LINE = '[a-z0-9]+(?:-[a-z0-9]+)* [0-9]{1,7}(?:\\.[0-9]{1,6})? [A-Za-z0-9%\\[\\]{}*/._]{1,20}';

/** What an answer with values looks like: each on a line of its own, as marker, number and unit. */
export const enteredPattern = `^${LINE}(?:\\n${LINE}){0,${MAX_ENTERED - 1}}$`;

/** More than as many lines can have. */
export const enteredLength = 6000;

/** The values of an answer, in the order in which they were entered. */
export function readEntered(answer: string): readonly EnteredValue[] {
  return answer.split('\n').flatMap((line) => {
    const [biomarker, value, unit] = line.split(' ');
    return biomarker && value && unit ? [{ biomarker, value: Number(value), unit }] : [];
  });
}

/** Values as an answer. */
export const writeEntered = (values: readonly EnteredValue[]): string =>
  values.map(({ biomarker, value, unit }) => `${biomarker} ${value} ${unit}`).join('\n');
