import { lazy, Suspense } from 'react';
import type { Payments } from '#renderers/ports/ports.ts';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { cardBones } from './cardBones.ts';
import type { CardEntry } from './CardEntry.ts';
import { loadCardFields } from './loadCardFields.ts';

const CardFields = lazy(async () => ({ default: (await loadCardFields()).CardFields }));

/** The card fields of a checkout; their code is loaded when a card is entered. */
export const cardFieldsOf = (entry: CardEntry): Payments['CardFields'] =>
  function LazyCardFields(props) {
    return (
      <Suspense fallback={<Skeleton bones={cardBones()} />}>
        <CardFields {...props} entry={entry} />
      </Suspense>
    );
  };
