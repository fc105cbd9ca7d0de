/** The last digit that a LOINC code must have, by its number: Luhn's, as LOINC defines it. */
export function loincCheckDigit(number: string): number {
  const sum = Array.from(number, Number)
    .toReversed()
    .reduce((total, digit, place) => {
      const weighed = place % 2 === 0 ? digit * 2 : digit;
      return total + (weighed > 9 ? weighed - 9 : weighed);
    }, 0);
  return (10 - (sum % 10)) % 10;
}
