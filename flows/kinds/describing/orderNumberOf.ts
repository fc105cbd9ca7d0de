const LENGTH = 8;

/** The number of a visit, an order or a subscription as patients read it, to name it to the care team. */
export const orderNumberOf = (id: string): string => id.slice(-LENGTH).toUpperCase();
