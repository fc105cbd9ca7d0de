import { Link } from '@tanstack/react-router';
import { AskLink } from '../../../asking/AskLink.tsx';
import { CALL_QUESTION } from '../../../asking/callQuestion.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import type { DescribedStep } from './describeStep.ts';

interface StepLinkProps {
  readonly userId: string;
  readonly step: DescribedStep;
  readonly look: 'primary' | 'quiet';
}

/** Leads to where a step is done. What it opens may create something, so that it is not loaded ahead. */
export function StepLink({ userId, step: { action, path, search, about, leaves, title }, look }: StepLinkProps) {
  const shown = { className: button({ look }), 'aria-label': `${action}: ${title}` };
  if (about)
    return (
      <AskLink
        userId={userId}
        about={about}
        question={CALL_QUESTION}
        className={shown.className}
        label={shown['aria-label']}
      >
        {action}
      </AskLink>
    );
  if (leaves)
    return (
      <a href={path} {...shown}>
        {action}
      </a>
    );
  return (
    <Link to={path} {...(search && { search })} preload={false} {...shown}>
      {action}
    </Link>
  );
}
