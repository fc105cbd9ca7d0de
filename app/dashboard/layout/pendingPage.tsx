import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import type { SkeletonBlockProps } from '#renderers/ui/loading/SkeletonBlock.tsx';
import { pageShapes } from './pageShapes.ts';

/** What stands for a page of the dashboard while its code is loading: its heading and what its data will fill. */
export const pendingPage = (page: keyof typeof pageShapes) =>
  function PendingPage() {
    const heading: readonly SkeletonBlockProps[] = [
      { height: '2.5rem', width: '14rem' },
      { height: '1.5rem', width: 'min(22rem, 100%)' },
    ];
    return <Skeleton bones={[...heading, ...pageShapes[page]]} />;
  };

/** What stands for a section of the settings, below their heading, while its code is loading. */
export const pendingSection = () => <Skeleton bones={pageShapes.settings} />;
