import type { FastifyRequest } from 'fastify';
import type { Problem } from '#schemas/problem.ts';
import type { OperationOutcome } from '#schemas/wire/labs/operationOutcome.ts';
import { laboratorySignature } from '../../adapters/laboratory/isSignedByLaboratory.ts';
import { DEMO_ONLY_KEY, SANDBOX_LABORATORY } from '../../kernel/settings/laboratorySecret.ts';

/** What the entry of laboratories answered. */
export interface EntryAnswer {
  readonly status: number;
  readonly title: string;
  /** What it says of parts of the bundle. `place` is a JSON pointer; null where nothing is named. */
  readonly lines: readonly { readonly place: string | null; readonly text: string }[];
}

/** Signs a bundle with the key of the demo and posts it to the entry of laboratories, as if it came from outside. @param text JSON */
export async function postSigned({ server, host, ip }: FastifyRequest, text: string): Promise<EntryAnswer> {
  const answered = await server.inject({
    method: 'POST',
    url: `/v2/labs/laboratories/${SANDBOX_LABORATORY}/reports`,
    remoteAddress: ip,
    headers: {
      host,
      'content-type': 'application/fhir+json',
      'x-laboratory-signature': laboratorySignature(text, DEMO_ONLY_KEY),
    },
    payload: text,
  });
  const { statusCode: status } = answered;
  if (status === 200) {
    const { issue } = answered.json<OperationOutcome>();
    const lines = issue.map(({ severity, diagnostics, expression }) => ({
      place: expression?.[0] ?? null,
      text: `${severity}: ${diagnostics}`,
    }));
    return { status, title: 'The bundle was accepted.', lines };
  }
  const { text: why, fields } = answered.json<Problem>();
  return {
    status,
    title: `The bundle was refused: ${why}`,
    lines: fields.map(({ field, message }) => ({ place: field, text: message })),
  };
}
