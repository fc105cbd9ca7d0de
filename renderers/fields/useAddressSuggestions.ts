import { useEffect, useState } from 'react';
import { usePorts, type AddressSuggestion } from '../ports/ports.ts';

const PAUSE_MS = 250;
const SHORTEST = 4;

const none: readonly AddressSuggestion[] = [];

interface Found {
  readonly text: string;
  readonly suggestions: readonly AddressSuggestion[];
}

/**
 * The postal addresses that start with a text, looked up when the patient pauses; empty while loading and when the
 * service fails.
 *
 * @param text undefined looks nothing up
 */
export function useAddressSuggestions(text: string | undefined): readonly AddressSuggestion[] {
  const { suggestAddresses } = usePorts();
  const [found, setFound] = useState<Found>();
  const wanted = text !== undefined && text.trim().length >= SHORTEST ? text.trim() : undefined;

  useEffect(() => {
    if (wanted === undefined) return undefined;
    const request = new AbortController();
    const look = async () => {
      const suggestions = await suggestAddresses(wanted, request.signal).catch(() => none);
      if (!request.signal.aborted) setFound({ text: wanted, suggestions });
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [wanted, suggestAddresses]);

  return found !== undefined && found.text === wanted ? found.suggestions : none;
}
