import { useId, useState } from 'react';
import type { ReviewItem } from '#flows/kinds/questions/reviewKind.ts';
import type { Value } from '#schemas/flow/answer.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { ChoiceGroup } from '#renderers/ui/choices/ChoiceGroup.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { Draft } from '#renderers/answering/useDraft.ts';
import { flowWords } from '#renderers/words/flowWords.ts';
import { DetailsField } from '../../options/DetailsField.tsx';
import * as styles from './ReviewStep.css.ts';
import { yesNoChoices } from '../../options/yesNoChoices.ts';

interface ReviewYesNoProps {
  readonly item: Extract<ReviewItem, { kind: 'yes-no' }>;
  readonly draft: Draft;
  /** The saved text, which Cancel restores. */
  readonly savedText: Value | undefined;
  readonly busy: boolean;
  readonly copy: (text: string) => string;
}

/** One earlier yes/no answer. Its saved text is shown first and can be edited on request. */
export function ReviewYesNo({ item, draft, savedText, busy, copy }: ReviewYesNoProps) {
  const id = useId();
  const field = `${item.id}.details`;
  const value = draft.answer[item.id];
  const text = draft.answer[field];
  const [editing, setEditing] = useState(savedText === undefined || (text !== undefined && text !== savedText));
  const { details } = item;

  const choose = (chosen: string) => {
    const yes = chosen === 'yes';
    if (yes === value) return;
    draft.change({ [item.id]: yes, [field]: yes ? savedText : undefined });
    setEditing(savedText === undefined);
  };
  const cancel = () => {
    draft.change({ [field]: savedText });
    setEditing(false);
  };

  return (
    <Card aria-labelledby={id}>
      <div className={styles.item}>
        <h2 id={id} className={styles.title}>
          {copy(item.title)}
        </h2>
        {item.help && <p className={styles.help}>{copy(item.help)}</p>}
        <ChoiceGroup
          type="radio"
          layout="pair"
          labelledBy={id}
          error={draft.errorOf(item.id)}
          choices={yesNoChoices}
          chosen={typeof value === 'boolean' ? [value ? 'yes' : 'no'] : []}
          onChoose={choose}
        />
        {details && value === true && !editing && (
          <div className={styles.saved}>
            <p className={styles.savedLabel}>{copy(details.label)}</p>
            <p className={styles.savedText}>{typeof text === 'string' ? text : ''}</p>
            <div className={styles.buttons}>
              <Button look="quiet" onClick={() => setEditing(true)}>
                <Icon name="edit" size="small" />
                {flowWords.edit}
                <VisuallyHidden>{copy(item.title)}</VisuallyHidden>
              </Button>
            </div>
          </div>
        )}
        {details && value === true && editing && (
          <div>
            <DetailsField
              details={details}
              copy={copy}
              value={text}
              error={draft.errorOf(field)}
              busy={busy}
              onChange={(next) => draft.change({ [field]: next })}
            />
            {savedText !== undefined && (
              <div className={styles.buttons}>
                <Button look="quiet" onClick={cancel}>
                  {flowWords.cancel}
                  <VisuallyHidden>{copy(item.title)}</VisuallyHidden>
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
