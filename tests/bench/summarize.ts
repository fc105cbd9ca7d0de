/** What many samples come to. All in the unit of the samples. */
export interface Summary {
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  readonly samples: number;
}

const at = (sorted: Float64Array, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The median and the 95th and 99th percentiles of samples; NaN where there are none. */
export function summarize(samples: readonly number[]): Summary {
  const sorted = Float64Array.from(samples).toSorted();
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99), samples: sorted.length };
}
