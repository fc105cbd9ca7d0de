/** What a patient takes, and how it is counted when it is dispensed. */
export interface Regimen {
  readonly doses_per_week: number;
  /** What is taken at one time: pieces, or milliliters of a liquid. */
  readonly amount: number;
  readonly unit: { readonly one: string; readonly many: string };
  readonly milliliters: boolean;
  /** What it is dispensed in, and how much one of them holds; null where it is dispensed as it is counted. */
  readonly pack: { readonly one: string; readonly many: string; readonly holds: number } | null;
}
