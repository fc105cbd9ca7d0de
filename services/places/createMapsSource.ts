/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { nearestFirst } from './Place.ts';
import type { Place } from './Place.ts';

/** The maximum number of suggestions: each one costs a request for its details. */
const MOST = 4;

/** The postal address in Google's components; undefined when a component is missing. */
function placeOf(id: string, components: readonly google.maps.places.AddressComponent[]): Place | undefined {
  const textOf = (type: string) => components.find(({ types }) => types.includes(type));
  const street = [textOf('street_number')?.longText, textOf('route')?.longText].filter(Boolean).join(' ');
  const city = (textOf('locality') ?? textOf('sublocality') ?? textOf('postal_town'))?.longText;
  const state = textOf('administrative_area_level_1')?.shortText;
  const zip = textOf('postal_code')?.longText;
  return street !== '' && city && state && zip ? { id, street, city, state, zip } : undefined;
}

/**
 * Suggestions by Google Maps. All requests of one search share a session, which ends when the details are fetched.
 *
 * @throws the loader's error when the script cannot be loaded
 */
export async function createMapsSource(
  key: string,
): Promise<(text: string, state: string | undefined) => Promise<readonly Place[]>> {
  setOptions({ key, v: 'weekly' });
  const { AutocompleteSuggestion, AutocompleteSessionToken } = await importLibrary('places');
  let session = new AutocompleteSessionToken();

  return async (input, state) => {
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      includedRegionCodes: ['us'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise'],
      sessionToken: session,
    });
    const places = await Promise.all(
      suggestions.slice(0, MOST).map(async ({ placePrediction }) => {
        if (!placePrediction) return undefined;
        const { place } = await placePrediction.toPlace().fetchFields({ fields: ['addressComponents'] });
        return placeOf(placePrediction.placeId, place.addressComponents ?? []);
      }),
    );
    session = new AutocompleteSessionToken();
    return nearestFirst(
      places.filter((place) => place !== undefined),
      state,
    );
  };
}
