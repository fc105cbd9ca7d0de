const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

const format = (amount: number, unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit, maximumFractionDigits }).format(amount);

/** Formats a file size in bytes: '340 kB', '2.4 MB'. */
export const fileSize = (bytes: number): string =>
  bytes < MEGABYTE
    ? format(Math.max(1, Math.round(bytes / KILOBYTE)), 'kilobyte', 0)
    : format(bytes / MEGABYTE, 'megabyte', 1);
