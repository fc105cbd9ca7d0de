import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Message } from './Message.tsx';

/** Shown when a page fails with an error that it cannot handle. */
export function CrashPage() {
  return (
    <Message
      title="Something went wrong"
      text="Unexpected error has occured! Refresh the page, please."
      action={<Button onClick={() => location.reload()}>Reload page</Button>}
    />
  );
}
