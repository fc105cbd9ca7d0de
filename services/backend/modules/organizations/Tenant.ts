import type { Physician } from '#schemas/wire/appointment.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import type { Policy, PolicySection } from '#schemas/wire/policy.ts';
import type { Calendar } from '../../adapters/scheduling/Calendar.ts';

type Settings = Organization['settings'];

/** The images of a brand as SVG texts. */
interface BrandImages {
  /** As it is read on a light background. */
  readonly logo: string;
  readonly logoOnDark: string;
  readonly favicon: string;
  /** Beside the forms to log in and to sign up, 800 to 1000. */
  readonly login: string;
  readonly signup: string;
  /** Behind the picture of a product, 640 to 480, by what is sold. */
  readonly medication: string;
  readonly supplement: string;
  readonly lab: string;
  readonly coaching: string;
}

/** Someone who treats patients, as a tenant file writes it. */
export interface TenantPhysician extends Pick<
  Physician,
  'first_name' | 'last_name' | 'credentials' | 'npi_num' | 'states'
> {
  /** Stable for ever, the id is derived from it. */
  readonly slug: string;
  readonly bio: string;
  /** Whether patients may book with them; false for those who are only introduced. */
  readonly isProvider: boolean;
  /** Null where they take no appointments. */
  readonly calendar: Calendar | null;
}

/** Whom patients meet, and in which calendars they book. */
export interface TenantScheduling {
  readonly calendars: { readonly [purpose in 'onboarding' | 'subscription' | 'verification']: Calendar };
  readonly physicians: readonly TenantPhysician[];
}

/** One brand, whole: the content of a tenant file. */
export interface Tenant {
  /** Part of the addresses of its images; stable for ever, the organization's id is derived from it. */
  readonly slug: string;
  /** Host names without port. The default tenant answers every host that no other names. */
  readonly domains: readonly string[];
  readonly default?: true;
  /** Its texts and colours. The paths of images follow from the images; the rest depends on how the server is set up. */
  readonly settings: Pick<Settings, 'name' | 'brand' | 'support_email' | 'testimonials' | 'dropdown_links'> & {
    readonly login: Omit<Settings['login'], 'image_v3'>;
    readonly signup: Omit<Settings['signup'], 'image'>;
  };
  readonly images: BrandImages;
  /** Left out where nothing is booked. */
  readonly scheduling?: TenantScheduling;
  /** What patients agree to; the tokens {organization.name} and {organization.support_email} are filled in. */
  readonly policies: { readonly [section in PolicySection]: Omit<Policy, 'section'> };
}
