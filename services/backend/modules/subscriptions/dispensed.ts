import { supplyText } from '#flows/checkout/rules/supply.ts';
import type { Regimen } from '#schemas/regimen.ts';

/** What of a prescription says what is dispensed for the current period. */
export interface DispensedFacts {
  readonly supply: string | null;
  readonly regimen: Regimen | null;
  /** Months of a period. */
  readonly months: number;
  /** How many periods were charged since it was prescribed, with the one in which it was. */
  readonly periods: number;
}

/** SQL: how many periods of the subscription `s` were charged since the prescription `p`, with the one in which it was written. */
export const PERIODS = `(select count(*)::int from invoices i
      where i.subscription_id = s.id and i.status = 'paid' and i.period_end > p.created_at)`;

/** What is dispensed for the current period: what the periods before left over counts. */
export const dispensedOf = ({ supply, regimen, months, periods }: DispensedFacts): string | null =>
  regimen ? supplyText(regimen, months, Math.max(periods, 1)) : supply;
