import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const opened = new WeakMap<QueryClient, Set<string>>();

/**
 * Whether a fold was open when its page was left, as long as the document lasts, so that the way back finds the page as it was.
 *
 * @param place what tells the fold from others
 * @returns that, and what notes that the fold was opened or closed
 */
export function useWasOpen(place: string): readonly [wasOpen: boolean, note: (isOpen: boolean) => void] {
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
