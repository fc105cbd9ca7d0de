import { useId } from 'react';
import type { ReviewItem } from '#flows/kinds/questions/reviewKind.ts';
import { noneValueOf } from '#flows/kinds/options/noneOption.ts';
import { toggled } from '#renderers/answering/toggled.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { ChoiceGroup } from '#renderers/ui/choices/ChoiceGroup.tsx';
import type { Draft } from '#renderers/answering/useDraft.ts';
import { checklistChoices } from '../../options/checklistChoices.ts';
import { optionDetails } from '../../options/optionDetails.tsx';
import * as styles from './ReviewStep.css.ts';

interface ReviewChecklistProps {
  readonly item: Extract<ReviewItem, { kind: 'checklist' }>;
  readonly draft: Draft;
  readonly busy: boolean;
  readonly copy: (text: string) => string;
}

/** One earlier list of options. */
export function ReviewChecklist({ item, draft, busy, copy }: ReviewChecklistProps) {
  const id = useId();
  const value = draft.answer[item.id];
  const chosen = Array.isArray(value) ? value : [];
  return (
    <Card aria-labelledby={id}>
      <div className={styles.item}>
        <h2 id={id} className={styles.title}>
          {copy(item.title)}
        </h2>
        {item.help && (
          <p id={`${id}-help`} className={styles.help}>
            {copy(item.help)}
          </p>
        )}
        <ChoiceGroup
          type="checkbox"
          labelledBy={id}
          describedBy={item.help && `${id}-help`}
          error={draft.errorOf(item.id)}
          choices={checklistChoices(item, copy)}
          chosen={chosen}
          onChoose={(option) => draft.change({ [item.id]: toggled(chosen, option, noneValueOf(item.none)) })}
          renderBelow={(option) =>
            optionDetails({ options: item.options, option, field: `${item.id}.details.${option}`, draft, copy, busy })
          }
        />
      </div>
    </Card>
  );
}
