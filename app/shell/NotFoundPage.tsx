import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Message } from './Message.tsx';

/** The page for an unknown URL. */
export function NotFoundPage() {
  return (
    <Message
      title="404 - Page Not Found"
      text="The page you are looking for does not exist."
      action={
        <a href="/" className={button()}>
          Go to my dashboard
        </a>
      }
    />
  );
}
