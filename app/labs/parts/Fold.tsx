import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode, useState } from 'react';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import * as styles from './Fold.css.ts';
import type { TitledProps } from './Titled.tsx';
import { usePrintedOpen } from './usePrintedOpen.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';

const opened = new WeakMap<QueryClient, Set<string>>();

/**
 * Whether a fold was open when its page was left, as long as the document lasts, so that the way back finds the page as it was.
 *
 * @param place what tells the fold from others
 * @returns that, and what notes that the fold was opened or closed
 */
function useWasOpen(place: string): readonly [wasOpen: boolean, note: (isOpen: boolean) => void] {
  const queryClient = useQueryClient();
  const [wasOpen] = useState(() => opened.get(queryClient)?.has(place) ?? false);
  const note = (isOpen: boolean) => {
    const places = opened.get(queryClient) ?? new Set();
    opened.set(queryClient, places);
    if (isOpen) places.add(place);
    else places.delete(place);
  };
  return [wasOpen, note];
}

interface FoldProps extends TitledProps {
  /** What an address can name after its `#`. */
  readonly id: string;
  /** What the fold holds, in a few words. */
  readonly told?: ReactNode;
  readonly level?: 2 | 3;
}

/**
 * A section that is folded at first. It opens without code, also when the patient searches the page for something in it. Printing
 * opens it, an address that names it or something in it does, and it is still open when the patient comes back to the page.
 */
export function Fold({ id, title, told, level = 2, children }: FoldProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { pathname, hash } = useLocation();
  const [wasOpen, note] = useWasOpen(`${pathname} ${id}`);
  const Heading = level === 2 ? 'h2' : 'h3';
  usePrintedOpen(ref);
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(hash);
    if (!named || !ref.current?.contains(named)) return;
    ref.current.open = true;
    named.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <details
      ref={ref}
      id={id}
      open={wasOpen}
      className={styles.fold}
      onToggle={({ currentTarget }) => note(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.told}>
          <Heading className={styles.title}>{title}</Heading> {told}
        </span>
        <span className={styles.arrow}>
          <Icon name="down" size="small" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
