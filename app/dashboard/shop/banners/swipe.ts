/** How far a finger moves, in CSS pixels, before it is known where it goes, and how far it goes to turn a slide. */
const DECIDED = 10;
const TURNED = 50;

/** How far a finger has moved from where it was put down. */
export interface Movement {
  readonly x: number;
  readonly y: number;
}

/** Where a finger goes: across, which may turn a slide, or along the page, which scrolls it. Undefined until that is known. */
export function directionOf({ x, y }: Movement): 'across' | 'along' | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) <= DECIDED) return undefined;
  return Math.abs(x) > Math.abs(y) ? 'across' : 'along';
}

/** By how many slides a movement across turns: to the next one when the finger goes to the left. */
export const slidesTurned = (x: number): -1 | 0 | 1 => (Math.abs(x) <= TURNED ? 0 : x < 0 ? 1 : -1);
