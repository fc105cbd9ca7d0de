/** Runs something once and says how many microseconds it took. */
export function timed(run: () => unknown): number {
  const before = performance.now();
  run();
  return (performance.now() - before) * 1000;
}
