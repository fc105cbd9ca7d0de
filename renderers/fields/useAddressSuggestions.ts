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
 * The addresses that begin with a text, once the patient pauses; empty while they are looked up, and where the service
 * does not answer.
 *
 * @param text undefined where nothing is looked for
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
