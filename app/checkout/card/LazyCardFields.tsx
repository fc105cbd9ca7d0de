import { lazy, Suspense } from 'react';
import type { Payments } from '#renderers/ports/ports.ts';
import { Skeleton } from '#renderers/ui/Skeleton.tsx';
import { loadCardFields } from './loadCardFields.ts';

const CardFields = lazy(async () => ({ default: (await loadCardFields()).CardFields }));

const loading = [{ height: '3.25rem' }];

/** The card fields; their code arrives when a card is entered. */
export const LazyCardFields: Payments['CardFields'] = (props) => (
  <Suspense fallback={<Skeleton bones={loading} />}>
    <CardFields {...props} />
  </Suspense>
);
