/** As a `ref`: what a view begins with takes focus when the view takes the place of another. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
