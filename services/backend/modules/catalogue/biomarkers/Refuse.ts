/** Hears of a fault: its place, as a JSON pointer, and what is wrong, why that matters, and how to go on. */
export type Refuse = (place: string, what: string) => void;
