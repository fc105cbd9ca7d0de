/** Screens with more room than a phone. */
export const wide = 'screen and (min-width: 720px)';

/** Screens narrower than any phone held upright: a phone folded or split, or letters made larger. */
export const narrow = 'screen and (max-width: 319px)';

/** Screens with room for two columns. */
export const desktop = 'screen and (min-width: 1024px)';

/** The patient prefers reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
