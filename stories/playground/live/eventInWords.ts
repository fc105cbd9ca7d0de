/**
 * A patient's action as a line of text; undefined for events that do not come from the patient.
 *
 * @param shown id of the step on screen; a late answer names its own step
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
