import type { LabAnalysis } from '#schemas/wire/labs/labReads.ts';

/** The first and the last day on which the results of reports were drawn, YYYY-MM-DD as the laboratory wrote them; one where it is the same. */
export function drawDays(
  { markers, others }: Pick<LabAnalysis, 'markers' | 'others'>,
  newest: string,
): readonly [string, ...string[]] {
  const days = [
    newest,
    ...markers.flatMap(({ result }) => result?.collected_at ?? []),
    ...others.map((one) => one.collected_at),
  ]
    .map((at) => at.slice(0, 10))
    .sort();
  const [first = newest, last = first] = [days[0], days.at(-1)];
  return first === last ? [first] : [first, last];
}
