/** What part of the full number is run: all of it, unless `FAULT_SHARE` says less, such as 0.1 for a look after a change. */
const share = Number(process.env['FAULT_SHARE'] ?? 1);

/** How many of so many faults are injected. */
export const partOf = (full: number): number => Math.ceil(full * share);

/** How many sub-steps lie between two kills, so that every operation has its turn however few kills there are. */
export const gapsOf = (full: number): number => Math.round(full / share);
