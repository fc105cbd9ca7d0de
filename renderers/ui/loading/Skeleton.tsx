import { createElement, Fragment } from 'react';
import { words } from '../../words/words.ts';
import { SkeletonBlock, type SkeletonBlockProps } from './SkeletonBlock.tsx';
import * as styles from './Skeleton.css.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

/** A placeholder for loading content; without `bones`, for a question. */
export function Skeleton({ bones }: { readonly bones?: readonly SkeletonBlockProps[] }) {
  return (
    <output className={styles.stack}>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {bones
        ? createElement(Fragment, null, ...bones.map((bone) => createElement(SkeletonBlock, bone)))
        : styles.questionBlocks.map((block) => <span key={block} className={block} />)}
    </output>
  );
}
