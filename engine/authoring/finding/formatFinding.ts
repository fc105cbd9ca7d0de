import type { Finding } from './Finding.ts';
import { placeText } from '../read/Source.ts';
import type { Shown, Witness, WitnessEvent } from './Witness.ts';

const written = (value: unknown) => JSON.stringify(value);

function formatEvent(event: WitnessEvent): string {
  if ('step' in event) {
    if ('back' in event) return `back from '${event.step}'`;
    const answer = `answer '${event.step}' with ${written(event.answer)}`;
    return 'saveFails' in event ? `${answer}; saving fails with ${event.saveFails}` : answer;
  }
  if ('fails' in event)
    return `'${event.effect}' fails with ${event.fails}${event.learnsOnFailure ? ` and teaches ${written(event.learnsOnFailure)}` : ''}`;
  if ('effect' in event)
    return `'${event.effect}' succeeds${Object.keys(event.learns).length > 0 ? ` with ${written(event.learns)}` : ''}`;
  return `event ${written(event.event)}`;
}

const becomes = {
  uncarried: 'no migration covers it',
  lost: 'that answer is lost',
  moved: 'that answer is taken from the step',
} as const;

function formatShown(shown: Shown): string {
  if ('state' in shown) return `state '${shown.state}' is entered`;
  if ('step' in shown) return `'${shown.step}' is asked`;
  if ('hidden' in shown) return `'${shown.hidden}' is left out`;
  if ('condition' in shown) return `'${shown.condition}' is ${shown.holds ? 'true' : 'not true'}`;
  if ('error' in shown) return `the flow stops with ${shown.error}`;
  if ('refused' in shown) return `the engine refuses it: ${shown.refused}`;
  if ('draft' in shown) {
    const { flow, version, step } = shown.draft;
    const draft = `a draft of version ${version} of '${flow}'${step === undefined ? '' : ` that answers '${step}'`}`;
    return `${draft} is opened: ${becomes[shown.becomes]}`;
  }
  return 'loop' in shown ? 'the flow runs in circles' : 'nothing is on screen';
}

/** A witness as lines that a person can follow: the initial facts, the events, and the result. */
export function formatWitness({ facts, saved, events, shows }: Witness): readonly string[] {
  const known = Object.entries(facts).map(([ref, value]) => `${ref} = ${written(value)}`);
  const answers = Object.entries(saved).map(([step, answer]) => `'${step}' answered with ${written(answer)}`);
  const start = [...known, ...answers].join(', ') || 'nothing known';
  return [
    `start with ${start}`,
    ...events.map((event, at) => `${at + 1}. ${formatEvent(event)}`),
    ...shows.map(formatShown),
  ];
}

/** A finding as text: place, problem, reason, remedy, and the walk that shows it. */
export function formatFinding(finding: Finding): string {
  const { pointer, severity, code, what, why, remedy, witness, reason } = finding;
  return [
    [placeText(finding), pointer, severity, code].filter((part) => part !== '').join(' '),
    `  ${what}`,
    ...(reason === undefined ? [`  Why it matters: ${why}`, `  How to mend it: ${remedy}`] : [`  Accepted: ${reason}`]),
    ...(witness && reason === undefined
      ? ['  Seen by this:', ...formatWitness(witness).map((one) => `    ${one}`)]
      : []),
  ].join('\n');
}
