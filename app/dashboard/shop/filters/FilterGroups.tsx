import { Checkbox } from '#renderers/ui/inputs/Checkbox.tsx';
import type { ShopFilter, ShopFilterType } from '#schemas/wire/shop.ts';
import { toggled, type ChosenFilters } from '../search/chosenFilters.ts';
import * as styles from './filters.css.ts';

/** The name of each group of filters. */
const groupNames: { readonly [group in ShopFilterType]: string } = {
  type: 'Type',
  protocols: 'Protocols',
  benefits: 'Benefits',
};

const typeNames: { readonly [type: string]: string | undefined } = {
  medication: 'Medications',
  lab: 'Lab tests',
  supplement: 'Supplements',
  coaching_membership: 'Coaching',
};

/** What a value of a group is called: types have names, and labels of tags are their own. */
const valueName = (group: ShopFilterType, value: string): string =>
  group === 'type' ? (typeNames[value] ?? value) : value;

export interface FilterGroupsProps {
  readonly filters: readonly ShopFilter[];
  readonly chosen: ChosenFilters;
  readonly onChoose: (chosen: ChosenFilters) => void;
}

/** The groups of filters: some of each, or all. */
export function FilterGroups({ filters, chosen, onChoose }: FilterGroupsProps) {
  return filters.map(({ type: group, valid_values: values }) => (
    <fieldset key={group} className={styles.group}>
      <legend className={styles.legend}>{groupNames[group]}</legend>
      <Checkbox
        label="All"
        name={`${group}-all`}
        checked={chosen[group].length === 0}
        onChange={() => onChoose({ ...chosen, [group]: [] })}
      />
      {values.map((value) => (
        <Checkbox
          key={value}
          label={valueName(group, value)}
          name={`${group}-${value}`}
          checked={chosen[group].includes(value)}
          onChange={() => onChoose(toggled(chosen, group, value))}
        />
      ))}
    </fieldset>
  ));
}
