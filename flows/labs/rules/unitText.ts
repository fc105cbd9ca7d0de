/** How patients read units that UCUM writes for machines. */
const units: { readonly [unit: string]: string } = {
  'm[IU]/L': 'mIU/L',
  'u[IU]/mL': 'µIU/mL',
  'ug/dL': 'µg/dL',
  'ug/L': 'µg/L',
  'umol/L': 'µmol/L',
  '10*3/uL': '10³/µL',
  '10*6/uL': '10⁶/µL',
  '10*9/L': '10⁹/L',
  '10*12/L': '10¹²/L',
  'mL/min/{1.73_m2}': 'mL/min/1.73 m²',
};

/** A unit as patients read it. @param unit in UCUM */
export const unitText = (unit: string): string => units[unit] ?? unit;
