import type { Finding } from './Finding.ts';
import type { Witness, WitnessEvent } from './Witness.ts';

const shown = (value: unknown) => JSON.stringify(value);

function formatEvent(event: WitnessEvent): string {
  if ('step' in event) {
    if ('back' in event) return `back from '${event.step}'`;
    const answer = `answer '${event.step}' with ${shown(event.answer)}`;
    return 'saveFails' in event ? `${answer}; saving fails with ${event.saveFails}` : answer;
  }
  if ('effect' in event)
    return 'fails' in event
      ? `'${event.effect}' fails with ${event.fails}`
      : `'${event.effect}' succeeds${Object.keys(event.learns).length > 0 ? ` with ${shown(event.learns)}` : ''}`;
  return `event ${shown(event.event)}`;
}

/** A witness as lines that can be followed by hand. */
export function formatWitness({ facts, saved, events }: Witness): readonly string[] {
  const known = Object.entries(facts).map(([ref, value]) => `${ref} = ${shown(value)}`);
  const answers = Object.entries(saved).map(([step, answer]) => `'${step}' answered with ${shown(answer)}`);
  const start = [...known, ...answers].join(', ') || 'nothing known';
  return [`start with ${start}`, ...events.map((event, at) => `${at + 1}. ${formatEvent(event)}`)];
}

/** A finding as text: where, what, why, how to mend it, and the walk that shows it. */
export function formatFinding(finding: Finding): string {
  const { file, line, pointer, severity, code, what, why, remedy, witness, reason } = finding;
  return [
    `${file}:${line} ${pointer} ${severity} ${code}`,
    `  ${what}`,
    ...(reason === undefined ? [`  Why it matters: ${why}`, `  How to mend it: ${remedy}`] : [`  Accepted: ${reason}`]),
    ...(witness && reason === undefined
      ? ['  Seen by this walk:', ...formatWitness(witness).map((one) => `    ${one}`)]
      : []),
  ].join('\n');
}
