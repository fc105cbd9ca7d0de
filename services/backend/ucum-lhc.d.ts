/** The library has no types of its own; what of it is used. */
declare module '@lhncbc/ucum-lhc' {
  export interface Conversion {
    readonly status: 'succeeded' | 'failed' | 'error';
    readonly toVal: number | null;
  }

  export interface Units {
    convertUnitTo(from: string, value: number, to: string, options?: { readonly molecularWeight?: number }): Conversion;
  }

  export const UcumLhcUtils: { getInstance(): Units };
}
