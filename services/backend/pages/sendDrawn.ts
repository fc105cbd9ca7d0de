import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Organization } from '#schemas/wire/organization.ts';
import { compressedFor } from '../kernel/http/compressedFor.ts';
import { escapeHtml } from '../kernel/http/escapeHtml.ts';
import { allowing, drawnPage, earlyTag, type StyledPage } from './inlineParts.ts';
import { organizationHtml } from './organizationHtml.ts';

/** A page that was drawn for one patient. */
interface Drawn {
  /** What its code is told of the organization. */
  readonly organization: Organization;
  readonly page: StyledPage;
  readonly style: string;
  /** The paths of the style sheets that stand in it. */
  readonly sheets: readonly string[];
  /** The script that runs before all others. */
  readonly early: string;
  readonly screen: string;
  /** The title of the document; undefined where it has only the portal's. */
  readonly title: string | undefined;
  readonly data: string;
}

/** Answers with a page that was drawn for one patient: nothing keeps a copy of it. */
export async function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  { organization, page, style, sheets, early, screen, title, data }: Drawn,
): Promise<void> {
  const titleTag = title === undefined ? undefined : `<title>${escapeHtml(title)}</title>`;
  const html = drawnPage(organizationHtml(page.html, organization, titleTag), page, {
    head: `${earlyTag(early)}<style data-sheets="${sheets.join(' ')}">${style}</style>`,
    screen,
    data,
  });
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply
    .header('content-security-policy', allowing(policy, { style, scripts: [early, page.start] }))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(await compressedFor(request, reply, html));
}
