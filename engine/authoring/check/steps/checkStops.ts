import { didYouMean } from '../../finding/didYouMean.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';
import type { Composition } from '../../read/Composition.ts';

/** Checks the names of stops: their ids, and the conditions that they name. */
export function checkStops({ written }: Composition): readonly Finding[] {
  const ids = new Set<string>();
  return written.flatMap(({ set, source }) =>
    (set.stops ?? []).flatMap(({ id, when }, at) => {
      const names = Object.keys(set.conditions ?? {});
      const isKnown = ids.has(id);
      ids.add(id);
      return [
        ...(isKnown ? [findingAt('duplicateStop', source.place(`/stops/${at}/id`), `stop '${id}' occurs twice`)] : []),
        ...(names.includes(when)
          ? []
          : [
              findingAt(
                'unknownCondition',
                source.place(`/stops/${at}/when`),
                `'${set.flow}' declares no condition '${when}'${didYouMean(when, names)}`,
              ),
            ]),
      ];
    }),
  );
}
