import { stableId } from '../kernel/ids/stableId.ts';

/** Somebody of the care team who does not exist. */
interface DemoMember {
  readonly slug: string;
  readonly firstName: string;
  readonly displayName: string;
}

/** Who writes to patients in the sandbox, in every organization. */
export const demoMembers: readonly DemoMember[] = [
  { slug: 'robin-hale', firstName: 'Robin', displayName: 'Robin Hale, care coordinator' },
  { slug: 'sam-ito', firstName: 'Sam', displayName: 'Sam Ito, RN' },
];

/** The id of somebody of the care team of an organization. */
export const memberIdOf = (organization: string, slug: string): string => stableId('care team', organization, slug);
