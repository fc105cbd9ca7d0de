import type { ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';

type Selling = Pick<IntakeTemplate, 'product_defaults' | 'product_addons' | 'bundle_support'>;

const refused = (field: string, code: string, message: string): ProblemField => ({ field, code, message });

/**
 * What is wrong with some products as the selection of a visit: it may hold what the visit offers, each once, one main
 * product or with a bundle all of them, and add-ons only beside a main product. Nothing at all is a selection too.
 */
export function checkSelection(
  { product_defaults, product_addons, bundle_support }: Selling,
  choices: readonly ProductChoice[],
): readonly ProblemField[] {
  const problems: ProblemField[] = [];
  const seen = new Set<string>();
  for (const { template, addon } of choices) {
    if (seen.has(template))
      problems.push(refused(template, 'duplicate', 'This product is chosen twice. Please choose it once.'));
    seen.add(template);
    if (!(addon ? product_addons : product_defaults).includes(template))
      problems.push(
        refused(template, 'option', 'This visit does not offer this product. Please choose one that is shown.'),
      );
  }
  if (problems.length > 0 || choices.length === 0) return problems;
  const main = product_defaults.filter((template) => seen.has(template));
  if (main.length === 0)
    return [
      refused('selectedProducts', 'required', 'An add-on goes with a treatment. Please choose a treatment first.'),
    ];
  if (bundle_support && main.length < product_defaults.length)
    return [
      refused('selectedProducts', 'bundle', 'These treatments are prescribed together. Please choose all of them.'),
    ];
  if (!bundle_support && main.length > 1)
    return [refused('selectedProducts', 'exclusive', 'Please choose one treatment only.')];
  return [];
}
