import type { Letterhead } from '../../kernel/pdf/Paper.ts';
import { drawLogo } from '../pictures/drawLogo.ts';
import type { Tenant } from './Tenant.ts';

/** What stands at the top of the files of an organization: its logo, or its name where the logo cannot be drawn. */
export function letterheadOf({ settings, pictures }: Pick<Tenant, 'settings' | 'pictures'>): Letterhead {
  const { name, support_email: contact, brand } = settings;
  const letterhead = { name, contact, color: brand.primary_color };
  try {
    return { ...letterhead, logo: drawLogo(pictures.logo) };
  } catch {
    return letterhead;
  }
}
