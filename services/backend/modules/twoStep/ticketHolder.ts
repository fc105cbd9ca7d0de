import { problems } from '../../kernel/problems/problems.ts';
import type { NamedTicket } from '../access/LoginTickets.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import type { StoredAccount } from '../sessions/store.ts';
import { findTicketHolder } from './store.ts';

/** The account of a ticket that still serves, and what the ticket says. @throws ProblemError LoginExpired */
export async function ticketHolder(
  { database, clock, loginTickets }: Pick<Portal, 'database' | 'clock' | 'loginTickets'>,
  { id: organization }: KnownTenant,
  ticket: string,
): Promise<Pick<NamedTicket, 'by' | 'nonce'> & { readonly account: StoredAccount }> {
  const named = loginTickets.read(ticket);
  const now = clock();
  const account = named && (await findTicketHolder(database, organization, named.userId, now));
  if (!named || !account?.has_second_step || !loginTickets.isOf(account, named, now)) throw problems.loginExpired();
  return { account, by: named.by, nonce: named.nonce };
}
