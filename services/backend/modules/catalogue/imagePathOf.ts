/** Where an illustration of the catalogue is served, in the colors of an organization named by its slug. */
export const imagePathOf = (tenant: string, name: string): string => `/catalogue/${tenant}/${name}.svg`;
