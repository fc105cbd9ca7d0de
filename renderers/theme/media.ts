/** Screens with more room than a phone. */
export const wide = 'screen and (min-width: 720px)';

/** Screens with room for two columns. */
export const desktop = 'screen and (min-width: 1024px)';

/** The patient prefers reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
