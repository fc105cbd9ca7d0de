import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';

/** A product that is bought several times at once: its name says so, and its prices are those of all of them. */
export function inQuantity(product: SelectedProduct, count: number): SelectedProduct {
  if (count === 1) return product;
  const { selected_configuration: configuration } = product;
  const { total, total_discount, product_savings, membership_savings } = configuration.pricing;
  return {
    ...product,
    name: `${count} × ${product.name}`,
    selected_configuration: {
      ...configuration,
      pricing: {
        total: total * count,
        total_discount: total_discount * count,
        product_savings: product_savings * count,
        membership_savings: membership_savings * count,
      },
    },
  };
}
