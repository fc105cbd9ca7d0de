/** The code that turns slides, which the first slide does without. */
export const readMotion = () => import('./CarouselMotion.tsx').then(({ CarouselMotion }) => CarouselMotion);

/** The slide at a place counted on beyond the last, or back beyond the first. */
export const wrapped = (index: number, count: number): number => ((index % count) + count) % count;
