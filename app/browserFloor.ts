/** The oldest browsers that the portal is built for and tested against, by their names in MDN's compatibility data. */
export const browserFloor = { chrome: '111', edge: '111', firefox: '114', safari: '16.4', safari_ios: '16.4' } as const;
