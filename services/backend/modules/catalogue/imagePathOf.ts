/** Where an illustration of the catalogue is served, in the colours of an organization named by its slug. */
export const imagePathOf = (tenant: string, name: string): string => `/catalogue/${tenant}/${name}.svg`;
