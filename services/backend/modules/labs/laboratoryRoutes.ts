import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { operationOutcomeSchema } from '#schemas/wire/labs/operationOutcome.ts';
import { isSignedByLaboratory } from '../../adapters/laboratory/isSignedByLaboratory.ts';
import type { LaboratoryReport } from '../../adapters/laboratory/LaboratoryReport.ts';
import { readBundle } from '../../adapters/laboratory/readBundle.ts';
import { refuseUnsafeText } from '../../kernel/http/refuseUnsafeText.ts';
import { laboratorySecret } from '../../kernel/settings/laboratorySecret.ts';
import { ProblemError } from '../../kernel/problems/ProblemError.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { laboratoryEntry } from '../accesses/entryOf.ts';
import type { Portal } from '../portal/Portal.ts';
import { outcomeOf } from './receiving/outcomeOf.ts';
import { noteRefused } from './receiving/noteRefused.ts';
import { receiveReports, type ReceivedReport } from './receiving/receiveReports.ts';

/** Bytes of a bundle. More is read up to the second limit and refused, so that the care team hears of what a laboratory has signed. */
const LIMIT = 1024 * 1024;
const READ_LIMIT = 8 * LIMIT;

const SIGNATURE = 'x-laboratory-signature';

/** The JSON of a text; undefined where it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a bundle. @throws ProblemError where it cannot be kept */
function reportsIn(text: string, sent: unknown, now: Date): readonly LaboratoryReport[] {
  if (Buffer.byteLength(text) > LIMIT) throw problems.payloadTooLarge();
  if (sent === undefined) throw problems.invalidRequest('the body is no JSON');
  refuseUnsafeText(sent);
  const { faults, ...read } = readBundle(sent, now);
  if (faults)
    throw problems.invalidRequest(
      'the bundle is not as it must be; nothing of it was kept',
      faults.slice(0, 100).map(({ place, what }) => ({ field: place, code: 'invalid', message: what })),
    );
  return 'reports' in read ? read.reports : [];
}

/** What laboratories report. */
export const laboratoryRoutes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { settings, jobs, accesses, clock } = portal;
    // The signature is over the text as it was sent.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      ['application/json', 'application/fhir+json'],
      { parseAs: 'string', bodyLimit: READ_LIMIT },
      (_request, body, done) => done(null, body),
    );

    app.post(
      '/v2/labs/laboratories/:laboratory/reports',
      {
        schema: {
          operationId: 'receiveLabReports',
          summary: 'Receive a signed FHIR R4 Bundle of a laboratory',
          params: {
            type: 'object',
            required: ['laboratory'],
            properties: { laboratory: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,30}$' } },
          } as const,
          headers: { type: 'object', properties: { [SIGNATURE]: { type: 'string' } } } as const,
          response: { 200: operationOutcomeSchema },
        },
        config: { access: 'public' },
      },
      async (request) => {
        const { tenant, body, headers } = request;
        const { laboratory } = request.params;
        const text = typeof body === 'string' ? body : '';
        const signature = headers[SIGNATURE];
        // Whether there is such a laboratory is nobody's business who cannot sign for it.
        const secret = laboratorySecret(settings, laboratory);
        if (secret === undefined || typeof signature !== 'string' || !isSignedByLaboratory(text, signature, secret))
          throw problems.unauthorized('the bundle is not signed with the secret of the laboratory');
        const sent = Buffer.byteLength(text) > LIMIT ? undefined : jsonOf(text);
        let received: readonly ReceivedReport[];
        try {
          received = await receiveReports(portal, tenant, laboratory, reportsIn(text, sent, clock()));
        } catch (error) {
          if (error instanceof ProblemError) await noteRefused(portal, tenant, text, sent);
          throw error;
        }
        for (const { id: reportId, report } of received) {
          const ids = { panelId: report.order, reportId };
          accesses.note(laboratoryEntry(request, laboratory, { at: clock(), route: 'receiveLabReports', ids }));
        }
        jobs.wake('mail');
        jobs.wake('texts');
        return outcomeOf(received);
      },
    );
  };
