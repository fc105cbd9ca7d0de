import { Checkbox } from '#renderers/ui/inputs/Checkbox.tsx';
import type { ShopFilter } from '#schemas/wire/shop.ts';
import { toggled, type ChosenFilters } from '../search/chosenFilters.ts';
import { groupNames, valueName } from './filterTexts.ts';
import * as styles from './filters.css.ts';

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
