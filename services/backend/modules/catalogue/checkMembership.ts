import { eventLinkFault } from '../../adapters/scheduling/eventLinkFault.ts';
import type { MembershipFile } from './CatalogueMembership.ts';

/** Finds what the form of a membership cannot say. `refuse` is told the place, as a JSON pointer, and the fault. */
export function checkMembership(
  { included, prices }: MembershipFile,
  images: ReadonlySet<string>,
  refuse: (place: string, what: string) => void,
): void {
  for (const [at, { image, bookingLink }] of included.entries()) {
    if (image !== undefined && !images.has(image))
      refuse(`/included/${at}/image`, `is '${image}', which is no illustration; there are ${[...images].join(', ')}`);
    const fault = bookingLink === undefined ? undefined : eventLinkFault(bookingLink);
    if (fault !== undefined) refuse(`/included/${at}/bookingLink`, fault);
  }
  for (const [at, { months }] of prices.entries())
    if (prices.findIndex((price) => price.months === months) < at)
      refuse(`/prices/${at}/months`, `is ${months}, as in a price before it`);
}
