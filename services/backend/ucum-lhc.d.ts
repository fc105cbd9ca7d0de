/** The library has no types of its own; what of it is used. */
declare module '@lhncbc/ucum-lhc' {
  interface Conversion {
    readonly status: 'succeeded' | 'failed' | 'error';
    readonly toVal: number | null;
  }

  interface Utilities {
    convertUnitTo(
      from: string,
      value: number,
      to: string,
      options?: { readonly molecularWeight?: number; readonly charge?: number },
    ): Conversion;
  }

  const library: { readonly UcumLhcUtils: { getInstance(): Utilities } };
  export default library;
}
