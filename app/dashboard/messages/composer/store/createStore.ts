/** A value that outlives the components that show it, and tells them of each change. */
export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>();
  let value = initial;
  const touch = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next;
      touch();
    },
    /** Tells of what does not stand in the value. */
    touch,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
