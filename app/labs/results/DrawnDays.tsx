import { LabDay } from '../parts/LabDay.tsx';

/** The first and the last day of draws; one where there is no other. */
export const DrawnDays = ({ days: [first, last] }: { readonly days: readonly [string, ...string[]] }) => (
  <>
    <LabDay at={first} />
    {last !== undefined && (
      <>
        {' '}
        to <LabDay at={last} />
      </>
    )}
  </>
);
