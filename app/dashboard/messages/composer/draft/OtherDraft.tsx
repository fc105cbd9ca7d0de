import { Button } from '#renderers/ui/buttons/Button.tsx';
import { DraftNotice } from '#renderers/ui/feedback/DraftNotice.tsx';
import type { DraftChoice } from './createDraft.ts';

interface OtherDraftProps {
  /** What was written elsewhere. */
  readonly text: string;
  /** Whether something is written here, too. */
  readonly hasOwn: boolean;
  readonly onChoose: (choice: DraftChoice) => void;
}

/** What the patient has written on another device or in another tab, beside what is written here. */
export function OtherDraft({ text, hasOwn, onChoose }: OtherDraftProps) {
  return (
    <DraftNotice title="Changed on another device" text={text}>
      <Button look="quiet" onClick={() => onChoose('theirs')}>
        Use this
      </Button>
      {hasOwn && (
        <Button look="quiet" onClick={() => onChoose('both')}>
          Add to mine
        </Button>
      )}
      <Button look="quiet" onClick={() => onChoose('mine')}>
        {hasOwn ? 'Keep mine' : 'Remove it'}
      </Button>
    </DraftNotice>
  );
}
