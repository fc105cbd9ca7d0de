import { pathFrom, pathValues } from '#flows/paths/pathPattern.ts';
import {
  identityNameOf,
  identitySectionOf,
  isIdentitySection,
  type IdentitySection,
} from '#flows/verification/identityAddress.ts';
import { identityPaths } from '#flows/verification/identityPaths.ts';
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

/** The addresses of an identity verification that is walked by itself. */
export const verificationAddress = (userId: string): FlowAddress =>
  flowAddress({
    shown: ({ section }) => (isIdentitySection(section) ? { section } : undefined),
    read: readVerificationAddress,
    write: ({ section }) => pathFrom(identityPaths.steps, { userId, steps: identityNameOf(section) }),
    locate: ({ section }) => ({ section }),
  });

/** Of the one photo that the care team asked for: it has one address and keeps it. */
export const reuploadAddress: FlowAddress = {
  hrefOf: () => undefined,
  written: () => undefined,
  opening: () => undefined,
};
