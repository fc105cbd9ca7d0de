import { monthsText } from '#flows/kinds/describing/monthsText.ts';
import type { Regimen } from '#schemas/regimen.ts';
import type { DosageFrequency, ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { doseOf } from './dose.ts';
import { counted } from './doseText.ts';

/** The days of a week, and the days and months of a year: doses a week are counted over calendar months. */
const WEEK = 7;
const YEAR = { days: 365, months: 12 } as const;
const DOSES = { one: 'dose', many: 'doses' } as const;

/**
 * What is taken, and how it is counted when it is dispensed. Undefined for a product without doses.
 *
 * @param units units a month
 */
export function regimenOf(
  template: ProductTemplate,
  frequency: DosageFrequency | undefined,
  units: number,
): Regimen | undefined {
  const dose = doseOf(template, frequency, units);
  if (!dose || !frequency) return undefined;
  const { unit, amount, milliliters } = dose;
  return {
    doses_per_week: frequency.frequency.count,
    amount: milliliters ?? amount,
    unit: milliliters === null ? { one: unit.one, many: unit.many } : { one: 'mL', many: 'mL' },
    milliliters: milliliters !== null,
    pack: template.supply_unit,
  };
}

/** Doses from the beginning up to the end of a number of months, rounded up to whole ones. */
const dosesIn = ({ doses_per_week: weekly }: Regimen, months: number): number =>
  Math.ceil((weekly * YEAR.days * months) / (WEEK * YEAR.months));

/** Pieces, milliliters or packs from the beginning up to the end of a number of months. */
function neededIn(regimen: Regimen, months: number): number {
  const needed = dosesIn(regimen, months) * regimen.amount;
  return regimen.pack ? Math.ceil(needed / regimen.pack.holds) : needed;
}

/**
 * What is dispensed for a period: enough for all of its days, less what the periods before left over. A daily tablet comes
 * to 31, 30, 31 and so on.
 *
 * @param months months of a period; 0 for a one-time purchase, which lasts one month
 * @param period the number of the period, counted from 1
 */
export function supplyText(regimen: Regimen, months: number, period = 1): string {
  const { unit, pack, milliliters } = regimen;
  const lasts = Math.max(months, 1);
  const [from, to] = [(period - 1) * lasts, period * lasts];
  const dispensed = neededIn(regimen, to) - neededIn(regimen, from);
  const doses = dosesIn(regimen, to) - dosesIn(regimen, from);
  const what = counted(dispensed, pack ?? unit);
  const inDoses = milliliters && !pack ? ` (${counted(doses, DOSES)})` : '';
  return `${what}${inDoses}, enough for ${lasts === 1 ? 'a month' : monthsText(lasts)}`;
}

/**
 * What is dispensed first of a choice. Undefined for a product without doses.
 *
 * @param units units a month
 * @param months months of a plan
 */
export function firstSupply(
  template: ProductTemplate,
  frequency: DosageFrequency | undefined,
  units: number,
  months: number,
): string | undefined {
  const regimen = regimenOf(template, frequency, units);
  return regimen && supplyText(regimen, months);
}
