import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Message } from './Message.tsx';

/** What is left where a page failed in a way that it cannot mend itself. */
export function CrashPage() {
  return (
    <Message
      title="Something went wrong"
      text="Unexpected error has occured! Refresh the page, please."
      action={<Button onClick={() => location.reload()}>Reload page</Button>}
    />
  );
}
