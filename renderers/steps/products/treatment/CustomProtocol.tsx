import type { ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import { productWords } from '#renderers/words/productWords.ts';
import { ChoiceCard } from '#renderers/ui/choices/ChoiceCard.tsx';
import { TextArea } from '#renderers/ui/inputs/TextArea.tsx';

const MAX_COMMENT = 2000;

interface CustomProtocolProps {
  readonly texts: StepOf<'treatment'>['customProtocol'];
  readonly choice: ProductChoice;
  readonly busy: boolean;
  readonly copy: (text: string) => string;
  readonly onToggle: (choice: ProductChoice) => void;
  readonly onComment: (choice: ProductChoice) => void;
}

/** The request for a custom protocol, with the patient's comment. */
export function CustomProtocol({ texts, choice, busy, copy, onToggle, onComment }: CustomProtocolProps) {
  return (
    <>
      <ChoiceCard
        type="checkbox"
        label={copy(texts.label)}
        checked={choice.customProtocol}
        // The comment belongs to the request and is cleared with it.
        onChange={({ target }) => onToggle({ ...choice, customProtocol: target.checked, comment: '' })}
      />
      {choice.customProtocol && (
        <TextArea
          label={copy(texts.comment)}
          hint={productWords.customProtocolHelp}
          placeholder={texts.placeholder && copy(texts.placeholder)}
          optional
          maxLength={MAX_COMMENT}
          readOnly={busy}
          value={choice.comment}
          onChange={(comment) => onComment({ ...choice, comment })}
        />
      )}
    </>
  );
}
