import { lazy, Suspense } from 'react';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import type { Photos } from '#renderers/ports/ports.ts';
import { SkeletonBlock } from '#renderers/ui/loading/SkeletonBlock.tsx';

const readCameraView = preloadable(() => import('./CameraView.tsx'));
const CameraView = lazy(async () => ({ default: (await readCameraView()).CameraView }));

/** The live picture of the camera; its code is loaded with the photo step. */
export const LazyCameraView: Photos['CameraView'] = (props) => (
  <Suspense fallback={<SkeletonBlock height="100%" />}>
    <CameraView {...props} />
  </Suspense>
);
