import type { Place, SuggestAddresses } from './Place.ts';

const none: readonly Place[] = [];

type Source = (text: string) => Promise<readonly Place[]>;

/** Google's where there is a key for it, else the bundled list. Either is loaded at the first question. */
async function sourceOf(mapsKey: string | null): Promise<Source> {
  if (mapsKey !== null) {
    const { createMapsSource } = await import('./createMapsSource.ts');
    return createMapsSource(mapsKey);
  }
  const { matchPlaces } = await import('./matchPlaces.ts');
  return async (text) => matchPlaces(text);
}

/**
 * Address suggestions for a form. They are a help and no more: whatever fails, the patient types on and sees no error.
 *
 * @param mapsKey the organization's key for Google Maps; null for the bundled list
 */
export function createAddressSuggestions(mapsKey: string | null): SuggestAddresses {
  let source: Promise<Source> | undefined;
  return async (text, signal) => {
    try {
      source ??= sourceOf(mapsKey);
      const find = await source;
      const places = signal.aborted ? none : await find(text);
      return signal.aborted ? none : places;
    } catch {
      // What did not load may load the next time.
      source = undefined;
      return none;
    }
  };
}
