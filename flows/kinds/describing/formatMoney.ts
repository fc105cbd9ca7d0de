const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const withoutCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

const DOLLAR = 100;

interface MoneyFormat {
  /** Writes whole dollars without their cents: '$87'. */
  readonly short?: boolean;
}

/**
 * An amount of US dollars as the patient reads it: '$87.00'.
 *
 * @param cents integer cents
 */
export const formatMoney = (cents: number, { short = false }: MoneyFormat = {}): string =>
  (short && cents % DOLLAR === 0 ? withoutCents : withCents).format(cents / DOLLAR);
