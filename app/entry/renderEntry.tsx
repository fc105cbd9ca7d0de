import { assignInlineVars } from '@vanilla-extract/dynamic';
import { renderToString } from 'react-dom/server';
import { themeOf } from '#renderers/theme/themeOf.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import { EntryApp } from './EntryApp.tsx';
import { entryAddressOf, type EntryAddress } from './address/EntryAddress.ts';
import { landingOf, type LandingSource } from './landing/Landing.ts';

export { entryAddressOf };
export { earlyScript } from '../hydration/earlyScript.ts';
export { describeEntry } from './describeEntry.ts';

/** The CSS custom properties of an organization's brand, as a style sheet. */
export const themeSheet = ({ settings }: Organization): string =>
  `:root{${Object.entries(assignInlineVars(tokens, themeOf(settings.brand)))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** The first screen of an entry page as HTML, which the browser then hydrates. */
export const renderEntry = (
  address: EntryAddress,
  organization: Organization,
  source: LandingSource | undefined,
  signedIn: boolean,
): string =>
  renderToString(
    <EntryApp
      address={address}
      organization={organization}
      landing={source && landingOf(source, organization)}
      signedIn={signedIn}
    />,
  );
