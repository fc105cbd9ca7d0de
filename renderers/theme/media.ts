/** Where a layout has room for more than a phone. */
export const wide = 'screen and (min-width: 720px)';

/** Where there is room for two columns. */
export const desktop = 'screen and (min-width: 1024px)';

/** Where the patient asked for less motion. */
export const still = '(prefers-reduced-motion: reduce)';
