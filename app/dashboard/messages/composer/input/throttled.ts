/** Calls at once, and then not again for so many milliseconds, however often it is asked to. */
export function throttled<Given extends readonly unknown[]>(
  call: (...given: Given) => void,
  pause: number,
  now: () => number = () => performance.now(),
): (...given: Given) => void {
  let before = Number.NEGATIVE_INFINITY;
  return (...given) => {
    if (now() - before < pause) return;
    before = now();
    call(...given);
  };
}
