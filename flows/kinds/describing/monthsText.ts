/** A number of months in words: '1 month', '3 months'. */
export const monthsText = (months: number): string => (months === 1 ? '1 month' : `${months} months`);
