import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import type { DescribedStep } from './describeStep.ts';

interface StepLinkProps {
  readonly step: DescribedStep;
  readonly look: 'primary' | 'quiet';
}

/** Leads to where a step is done. What it opens may create something, so that it is not loaded ahead. */
export function StepLink({ step: { action, path, search, leaves, title }, look }: StepLinkProps) {
  const shown = { className: button({ look }), 'aria-label': `${action}: ${title}` };
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
