/** Runs in a page: keeps how long each press and each key took until something was drawn. Without names inside, too. */
export function watchInteractions() {
  Reflect.set(window, 'interactions', {});
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((seen) => {
    const longest = Reflect.get(window, 'interactions');
    for (const entry of seen.getEntries()) {
      const id = Reflect.get(entry, 'interactionId');
      if (id > 0) longest[id] = Math.max(longest[id] ?? 0, entry.duration);
    }
  }).observe(options);
}
