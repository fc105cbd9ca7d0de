import type { ComponentProps } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import * as page from '../../layout/page.css.ts';

interface FormEndProps extends Pick<ComponentProps<typeof Button>, 'busy' | 'busyLabel' | 'reason' | 'onRefused'> {
  /** Why the form could not be sent, where no field says it. */
  readonly problem: { readonly message: string } | null | undefined;
  /** What the button says that sends the form. */
  readonly label: string;
  /** Leaves the form; without it, nothing does. */
  readonly onCancel?: (() => void) | undefined;
}

/** The end of a form: why it was refused, the button that sends it, and the one that leaves it. */
export const FormEnd = ({ problem, label, onCancel, ...sending }: FormEndProps) => (
  <>
    {problem && (
      <Alert tone="danger" urgent>
        {problem.message}
      </Alert>
    )}
    <div className={page.actions}>
      <Button type="submit" {...sending}>
        {label}
      </Button>
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  </>
);
