/** Where the carriers of the United States show where a parcel is, before its number. */
const carriers: ReadonlyMap<string, string> = new Map([
  ['USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  ['UPS', 'https://www.ups.com/track?tracknum='],
  ['FedEx', 'https://www.fedex.com/fedextrack/?trknbr='],
]);

/** The page of a carrier about a parcel; undefined for a carrier that is not known here. */
export function trackingHref(carrier: string | null, number: string | null): string | undefined {
  const page = carrier === null ? undefined : carriers.get(carrier);
  return page !== undefined && number !== null ? page + encodeURIComponent(number) : undefined;
}
