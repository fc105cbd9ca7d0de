import { lazy, Suspense } from 'react';
import { preloadable } from '#renderers/ui/preloadable.ts';
import type { Photos } from '#renderers/ports/ports.ts';
import { Bone } from '#renderers/ui/Bone.tsx';

const readCameraView = preloadable(() => import('./CameraView.tsx'));
const CameraView = lazy(async () => ({ default: (await readCameraView()).CameraView }));

/** The camera's picture; its code arrives with the step that takes a photo. */
export const LazyCameraView: Photos['CameraView'] = (props) => (
  <Suspense fallback={<Bone height="100%" />}>
    <CameraView {...props} />
  </Suspense>
);
