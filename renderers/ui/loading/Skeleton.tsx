import { createElement, Fragment } from 'react';
import { words } from '../../words/words.ts';
import { SkeletonBlock, type SkeletonBlockProps } from './SkeletonBlock.tsx';
import * as styles from './Skeleton.css.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const question: readonly SkeletonBlockProps[] = [
  { height: '2.25rem', width: '80%' },
  { height: '1.25rem', width: '60%' },
  { height: '64px' },
  { height: '64px' },
  { height: '64px' },
];

/** A placeholder for loading content; without `bones`, for a question. */
export function Skeleton({ bones = question }: { readonly bones?: readonly SkeletonBlockProps[] }) {
  return (
    <output className={styles.stack}>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {createElement(Fragment, null, ...bones.map((bone) => createElement(SkeletonBlock, bone)))}
    </output>
  );
}
