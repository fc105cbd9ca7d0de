import { formatReason, reasonLines, type Reason } from '../conditions/explain.ts';
import type { Decision } from './decisions.ts';
import type { End, Happening, ReportedStep, Run } from './Run.ts';

const inJson = (value: unknown) => JSON.stringify(value);

const indented = (lines: readonly string[]) => lines.map((line) => `   ${line}`);

const asked = ({ title, why }: ReportedStep) => [title, ...indented(formatReason(why))];

const firstLine = (reason: Reason) => reasonLines(reason, '')[0] ?? '';

function formatDecision({ state, to, because, not }: Decision): readonly string[] {
  const reasons = because ? reasonLines(because, '') : not.map(firstLine);
  return [
    `> ${state} leads to ${to}${because || not.length === 0 ? '' : ', for no condition before holds'}`,
    ...indented(reasons),
  ];
}

function formatHappening(happening: Happening, number: number): readonly string[] {
  switch (happening.kind) {
    case 'section':
      return [`> section '${happening.section}'`];
    case 'decided':
      return formatDecision(happening);
    case 'shown': {
      const [title = '', ...why] = asked(happening);
      const { from, answer } = happening;
      const how =
        from === 'nothing'
          ? 'asks nothing'
          : `${from === 'given' ? 'answered' : 'known already, kept'}: ${inJson(answer)}`;
      return [`${number}. ${title}`, ...why, `   ${how}`];
    }
    case 'back': {
      const [title = '', ...why] = asked(happening);
      return [`${number}. ${title}`, ...why, '   goes back'];
    }
    case 'leftOut':
      return [`-  ${happening.title}`, ...indented(formatReason(happening.why))];
    case 'passed':
      return [`-  ${happening.title}`, ...indented(formatReason(happening.why)), '   passed: it is answered already'];
    case 'succeeds':
      return [
        `*  '${happening.effect}' succeeds with ${inJson(happening.learns)}`,
        ...(happening.given ? [] : [`   the plainest result; give another under "effects"`]),
      ];
    case 'fails':
      return [
        `*  '${happening.effect}' fails with ${happening.code}`,
        ...(Object.keys(happening.learns).length > 0 ? [`   and teaches ${inJson(happening.learns)}`] : []),
      ];
    case 'sent':
      return [`*  event ${inJson(happening.event)}${happening.taken ? '' : ': nothing takes it here'}`];
  }
}

function formatEnd(end: End): readonly string[] {
  switch (end.kind) {
    case 'waits': {
      const after = end.leftOut.flatMap(({ title, why }) => [`-  ${title}`, ...indented(formatReason(why))]);
      return [
        `Waits at '${end.why.step}' for an answer.`,
        ...asked(end),
        ...(after.length > 0 ? ['After it, as things stand:', ...after] : []),
      ];
    }
    case 'refused':
      return [
        `Stops at '${end.why.step}', which refuses ${inJson(end.answer)}.`,
        ...asked(end),
        ...end.problems.map(({ field, message }) => `   ${field}: ${message}`),
      ];
    case 'stays':
      return [`Ends at '${end.why.step}', which offers no way on.`, ...asked(end)];
    case 'finished':
      return [`Ends in ${end.state}.`];
    case 'idle':
      return [`Stops in ${end.state}, where nothing is on screen and nothing runs: an event is awaited.`];
    case 'failed':
      return [`Fails with ${end.error}, which nothing takes care of.`];
    case 'circles':
      return [
        `Stops in ${end.state}: it goes in circles. Give different answers or results, as a list, or stop before.`,
      ];
  }
}

const isNumbered = ({ kind }: Happening) => kind === 'shown' || kind === 'back';

/** The report of a run as lines of text, in chronological order. */
export function formatRun({ happenings, end, notAsked, notSent }: Run): readonly string[] {
  let number = 0;
  const told = happenings.flatMap((one) => {
    if (isNumbered(one)) number += 1;
    return formatHappening(one, number);
  });
  return [
    ...told,
    '',
    ...formatEnd(end),
    ...notAsked.map(
      ({ why }) => `The answer to '${why.step}' was not asked for${why.shown ? '' : ': it is left out'}.`,
    ),
    ...notSent.map((at) => `No event was sent at '${at}': it was not reached.`),
  ];
}
