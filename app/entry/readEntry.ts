import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { findOrganization } from '#services/api/client/findOrganization.ts';
import { readCampaign } from '#services/api/campaigns.ts';
import { publicProduct } from '#services/api/publicProducts.ts';
import { hashPath } from '../address/hashPath.ts';
import type { EntryProps } from './frame/EntryProps.ts';
import { entryAddressOf, type LandingOf } from './address/EntryAddress.ts';
import { landingOf, type LandingSource } from './landing/Landing.ts';

const isSource = (value: unknown): value is LandingSource =>
  typeof value === 'object' && value !== null && 'product' in value;

async function readSource({ kind, id }: LandingOf): Promise<LandingSource | undefined> {
  try {
    if (kind === 'product') return { product: await publicProduct(id) };
    const campaign = await readCampaign(id);
    return { product: await publicProduct(campaign.productTemplate), campaign };
  } catch {
    // The landing page of a product that is no longer sold is a plain login or signup.
    return undefined;
  }
}

/** The data of the landing page that the server put into the document; fetched if the server did not render it. */
async function sourceOf(of: LandingOf): Promise<LandingSource | undefined> {
  const inline = document.getElementById('landing')?.textContent;
  const given: unknown = inline ? JSON.parse(inline) : undefined;
  if (isSource(given)) return given;
  return document.getElementById('root')?.hasChildNodes() ? undefined : readSource(of);
}

/** The props of the entry page at the document's URL; undefined if the document is being redirected. */
export async function readEntry(): Promise<EntryProps | undefined> {
  const older = hashPath(location);
  if (older !== undefined) {
    location.replace(older);
    return undefined;
  }
  const organization = await findOrganization();
  currentOrganization.set(organization);
  const found = entryAddressOf(new URL(location.href));
  if (!found || 'redirect' in found) {
    location.replace(found?.redirect ?? '/login');
    return undefined;
  }
  const { address } = found;
  const landing = 'landing' in address ? address.landing : undefined;
  const source = landing && (await sourceOf(landing));
  return {
    address,
    organization,
    landing: source && landingOf(source, organization),
    signedIn: document.getElementById('signed-in') !== null,
  };
}
