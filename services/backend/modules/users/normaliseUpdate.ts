import type { UserUpdate } from '#schemas/wire/user.ts';

/** A US phone number as its ten digits, however it was written; what is no such number stays without its signs. */
function digitsOf(number: string | null): string | null {
  const digits = number?.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  // What holds no digit at all is kept, so that it is refused and not taken for nothing.
  return digits === undefined || number === null || number.trim() === '' ? null : digits === '' ? number : digits;
}

/** A change of the account with its phone numbers as they are stored. */
export function normaliseUpdate(update: UserUpdate): UserUpdate {
  const { mobile_number: mobile, shipping_info: address, ...rest } = update;
  return {
    ...rest,
    ...(mobile !== undefined && { mobile_number: digitsOf(mobile) }),
    ...(address && {
      shipping_info: {
        ...address,
        ...(address.phone_number !== undefined && { phone_number: digitsOf(address.phone_number) }),
        ...(address.mobile_number !== undefined && { mobile_number: digitsOf(address.mobile_number) }),
      },
    }),
  };
}
