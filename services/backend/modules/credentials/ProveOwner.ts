import type { FastifyRequest } from 'fastify';
import type { OwnerProof } from '#schemas/wire/ownerProof.ts';
import type { Portal } from '../portal/Portal.ts';
import type { Credentials } from './store.ts';

/** Asks a patient who is signed in for all that protects the account, as `passkeys/proveOwner` says, which modules below are given. */
export type ProveOwner = (portal: Portal, request: FastifyRequest, proof: OwnerProof) => Promise<Credentials>;
