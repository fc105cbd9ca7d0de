import type { FastifyRequest } from 'fastify';
import type { OwnerProof } from '#schemas/wire/ownerProof.ts';
import type { Portal } from '../portal/Portal.ts';
import type { Credentials } from './store.ts';

/** Throws where what an owner wants is refused for another reason than the proof. @param seen who they showed themselves to be */
export type Refuse = (seen: Credentials) => Promise<void>;

/** Asks a patient who is signed in for all that protects the account, as `passkeys/proveOwner` says, which modules below are given. */
export type ProveOwner = (
  portal: Portal,
  request: FastifyRequest,
  proof: OwnerProof,
  refuse?: Refuse,
) => Promise<Credentials>;
