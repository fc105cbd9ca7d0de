import type { Place, SuggestAddresses } from './Place.ts';

const none: readonly Place[] = [];

type Source = (text: string, state: string | undefined) => Promise<readonly Place[]>;

/** Google Maps if there is a key, else the bundled list. Either is loaded with the first request. */
async function sourceOf(mapsKey: string | null): Promise<Source> {
  if (mapsKey !== null) {
    const { createMapsSource } = await import('./createMapsSource.ts');
    return createMapsSource(mapsKey);
  }
  const { matchPlaces } = await import('./matchPlaces.ts');
  return async (text, state) => matchPlaces(text, state);
}

/**
 * Address suggestions for a form, those in the patient's state first. They are optional help: if anything fails, the
 * patient continues typing and sees no error.
 *
 * @param mapsKey the organization's key for Google Maps; null for the bundled list
 * @param stateOf the abbreviation of the patient's state, as far as it is known
 */
export function createAddressSuggestions(
  mapsKey: string | null,
  stateOf: () => string | undefined = () => undefined,
): SuggestAddresses {
  let source: Promise<Source> | undefined;
  return async (text, signal) => {
    try {
      source ??= sourceOf(mapsKey);
      const find = await source;
      const places = signal.aborted ? none : await find(text, stateOf());
      return signal.aborted ? none : places;
    } catch {
      // Loading is tried again with the next request.
      source = undefined;
      return none;
    }
  };
}
