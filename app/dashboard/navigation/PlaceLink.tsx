import { Link, useMatchRoute } from '@tanstack/react-router';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { drawings } from './drawings.css.ts';
import type { Place } from './places.ts';

interface PlaceLinkProps {
  readonly place: Place;
  readonly userId: string;
  readonly className: string;
  /** Called when the link is followed. */
  readonly onFollow?: () => void;
}

/** A link to a page of the patient's dashboard. */
export function PlaceLink({ place: { label, icon, to, opens }, userId, className, onFollow }: PlaceLinkProps) {
  const match = useMatchRoute();
  const isOpen = opens !== undefined && match({ to: opens }) !== false;
  return (
    <Link
      to={to}
      params={{ userId, page: 'profile' }}
      className={className}
      {...(isOpen && { 'aria-current': 'page' })}
      {...(onFollow && { onClick: onFollow })}
    >
      <Drawing path={drawings[icon]} />
      {label}
    </Link>
  );
}
