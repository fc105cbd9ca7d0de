/** Units of UCUM that patients know by another name. */
const names: { readonly [unit: string]: string } = {
  '10*3/uL': 'thousand/µL',
  '10*6/uL': 'million/µL',
  'm[IU]/L': 'mIU/L',
  'u[IU]/mL': 'µIU/mL',
  'mL/min/{1.73_m2}': 'mL/min/1.73 m²',
};

/** A unit as patients read it. @param unit as UCUM writes it */
export const unitText = (unit: string): string => names[unit] ?? unit.replace(/^u(?=[a-zA-Z])/, 'µ');
