import type { Units } from '@lhncbc/ucum-lhc';

let loaded: Promise<Units> | undefined;

/** The units of UCUM, read when the first results come: a start does not wait for them. */
export const loadUnits = (): Promise<Units> =>
  (loaded ??= import('@lhncbc/ucum-lhc').then(({ UcumLhcUtils }) => UcumLhcUtils.getInstance()));
