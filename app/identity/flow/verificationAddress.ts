import { pathFrom, pathValues } from '#flows/paths/pathPattern.ts';
import {
  identityNameOf,
  identitySectionOf,
  isIdentitySection,
  type IdentitySection,
  identityPaths,
} from '#flows/verification/identityAddress.ts';
import { flowAddress, type FlowAddress } from '../../flow/useFlowAddress.ts';

interface VerificationAddress {
  readonly section: IdentitySection;
}

/** The screen that a path of identity verification names; undefined for any other path. */
export function readVerificationAddress(href: string): VerificationAddress | undefined {
  const { pathname } = new URL(href, 'http://portal.invalid');
  const section = identitySectionOf(pathValues(identityPaths.steps, pathname)?.['steps'] ?? '');
  return section && { section };
}

/** Maps between URLs and the screens of an identity verification outside of a visit. */
export const verificationAddress = (userId: string): FlowAddress =>
  flowAddress({
    shown: ({ section }) => (isIdentitySection(section) ? { section } : undefined),
    read: readVerificationAddress,
    write: ({ section }) => pathFrom(identityPaths.steps, { userId, steps: identityNameOf(section) }),
    locate: ({ section }) => ({ section }),
  });

/** The mapping for a requested new photo, whose URL never changes. */
export const reuploadAddress: FlowAddress = {
  hrefOf: () => undefined,
  written: () => undefined,
  opening: () => undefined,
};
