/**
 * What a patient does, as a line of what happened; undefined for events that no patient sends.
 *
 * @param shown id of the step on screen; an answer that comes late names its own
 */
export function eventInWords(event: { readonly type: string }, shown = 'nothing'): string | undefined {
  const step = event.type === 'SUBMIT' && 'step' in event ? String(event.step) : shown;
  const answer = 'answer' in event ? JSON.stringify(event.answer) : '';
  switch (event.type) {
    case 'SUBMIT':
      return `answers '${step}' with ${answer}`;
    case 'SAVE':
      return `fills in ${answer} of '${step}'`;
    case 'BACK':
      return `goes back from '${step}'`;
    case 'GO':
      return `opens '${'section' in event ? String(event.section) : ''}'`;
    case 'RETRY':
      return `tries to save '${step}' again`;
    case 'KEEP_MINE':
      return `keeps the answer to '${step}'`;
    case 'TAKE_THEIRS':
      return `takes the other answer to '${step}'`;
    default:
      return undefined;
  }
}
