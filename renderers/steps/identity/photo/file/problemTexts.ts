import type { FlowProblem, StepProps } from '#renderers/answering/StepProps.ts';
import type { PhotoFault } from './faultOf.ts';

type Errors = StepProps<'photo'>['step']['errors'];

/** The message about a rejected file, sentence by sentence. */
export function faultTexts(fault: PhotoFault, { tooBig, failed, format }: Errors): readonly string[] {
  if (fault === 'tooBig') return [tooBig];
  return fault === 'format' ? [failed, format] : [failed];
}

/** The message about a failed upload, sentence by sentence. */
export function problemTexts({ code, message }: FlowProblem, { failed, format }: Errors): readonly string[] {
  switch (code) {
    case 'FileSizeLimitError':
    case 'NetworkError':
    case 'ServiceUnavailable':
    case 'WrongIntakeState':
    // Trying again at once would fail again; the server says when it would not.
    case 'TooManyRequests':
      return [message];
    case 'InvalidImage':
      return [failed, format];
    default:
      return [failed];
  }
}
