const configured = (field: string) => `c.product->'selected_configuration'->${field}`;
const wanted = (field: string) =>
  `coalesce((c.product#>>'{selected_configuration,treatment_properties,${field}}')::boolean, false)`;

/** SQL: the doses of the products of a visit, in their order. What the care team was asked to recommend has none yet. */
export const DOSES = (products: string): string => `(select coalesce(jsonb_agg(jsonb_build_object(
        'name', c.product->'name', 'dose', ${configured("'dose'")}, 'supply', ${configured("'supply'")}) order by c.place), '[]')
      from jsonb_array_elements(${products}) with ordinality as c (product, place)
      where c.product->'selected_configuration' ? 'dose' and not ${wanted('recommendation_requested')} and not ${wanted('custom_protocol')})`;
