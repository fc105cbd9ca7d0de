/** The code that turns slides, which the first slide does without. */
export const readMotion = () => import('./CarouselMotion.tsx').then(({ CarouselMotion }) => CarouselMotion);
