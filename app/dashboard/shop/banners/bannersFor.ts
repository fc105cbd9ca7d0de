import type { Intake } from '#schemas/wire/intake.ts';
import type { ShopBanner } from '#schemas/wire/shop.ts';

/** The banners for a patient: none starts a visit for a treatment that a stop keeps from them. */
export function bannersFor(banners: readonly ShopBanner[], intakes: readonly Intake[]): readonly ShopBanner[] {
  const stopped = new Set(intakes.filter((one) => one.stopped).map((one) => one.intake_template._id));
  return banners.filter(({ action }) => action.type !== 'medication-visit' || !stopped.has(action.intake_template));
}
