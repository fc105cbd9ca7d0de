/** The texts of settings hold no tokens that a brand's words would replace. */
export const asWritten = (text: string): string => text;
