import { doseText } from '#flows/checkout/rules/doseText.ts';
import { instructionsOf } from '#flows/checkout/rules/instructionsOf.ts';
import { regimenOf, supplyText } from '#flows/checkout/rules/supply.ts';
import type { Regimen } from '#schemas/regimen.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { listProductTemplates } from '../../modules/products/store.ts';

/** What a provider writes on a prescription. */
export interface Prescribed {
  /** Id of the product template. */
  readonly template: string;
  readonly name: string;
  /** How the patient takes it; null where the product says nothing of it. */
  readonly instructions: string | null;
  /** How much and how often, and what is dispensed first; null where the product has no doses. */
  readonly dose: string | null;
  readonly supply: string | null;
  readonly regimen: Regimen | null;
}

/** What is prescribed of the products that were chosen in a visit: its medications, with the dose that was chosen. */
export async function prescribedOf(
  database: Database,
  organization: string,
  products: readonly SelectedProduct[],
): Promise<readonly Prescribed[]> {
  const medications = products.filter(({ type }) => type === 'medication');
  const templates = await listProductTemplates(
    database,
    organization,
    medications.map(({ _id }) => _id),
  );
  return medications.map(({ _id, product_name, selected_configuration: { frequency: label, quantity, shipping } }) => {
    const template = templates.find((one) => one._id === _id);
    const frequency = template?.dosage_frequencies.find((one) => one.frequency.label === label);
    const regimen = template && regimenOf(template, frequency, quantity);
    return {
      template: _id,
      name: product_name,
      instructions: template && frequency ? instructionsOf(template, frequency, quantity) : null,
      dose: (template && doseText(template, frequency, quantity)) ?? null,
      supply: regimen ? supplyText(regimen, shipping.months) : null,
      regimen: regimen ?? null,
    };
  });
}
