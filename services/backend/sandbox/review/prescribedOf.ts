import { instructionsOf } from '#flows/checkout/rules/instructionsOf.ts';
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
  return medications.map(({ _id, product_name, selected_configuration: { frequency: label, quantity } }) => {
    const template = templates.find((one) => one._id === _id);
    const frequency = template?.dosage_frequencies.find((one) => one.frequency.label === label);
    return {
      template: _id,
      name: product_name,
      instructions: template && frequency ? instructionsOf(template, frequency, quantity) : null,
    };
  });
}
