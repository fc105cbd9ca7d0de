import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The ten digits of a number of the United States, however it was typed; undefined where it is none. */
export function usNumberOf(typed: string): string | undefined {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'US', extract: false });
  return number?.country === 'US' && number.isValid() && number.ext === undefined ? number.nationalNumber : undefined;
}
