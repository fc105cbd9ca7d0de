/** The code of the card fields; asked for early, it is there when a card is entered. */
export const loadCardFields = () => import('./CardFields.tsx');
