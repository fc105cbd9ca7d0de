import { escapeHtml } from '../kernel/http/escapeHtml.ts';
import type { Message } from './messageSchema.ts';
import { GROUPS, simulations, type Simulation } from './simulations.ts';

const button = ([name, { label }]: readonly [string, Simulation]) =>
  `<p><button formaction="/sandbox/simulate/${name}">${escapeHtml(label)}</button></p>`;

const buttonsOf = (group: (typeof GROUPS)[number]) => {
  const named = Object.entries(simulations).filter(([, simulation]) => simulation.group === group);
  return `<fieldset>\n<legend>${group}</legend>\n${named.map(button).join('\n')}\n</fieldset>`;
};

/** Answers a text message from the number that it went to. */
const replyForm = (to: string) =>
  `<form method="post" action="/sandbox/text-reply"><input type="hidden" name="from" value="${escapeHtml(to)}"><input name="text" aria-label="Reply" placeholder="STOP" required> <button>Reply</button></form>`;

const row = ({ created_at, channel, to, subject, text }: Message) =>
  `<tr><td>${escapeHtml(created_at)}</td><td>${channel}</td><td>${escapeHtml(to)}</td><td>${escapeHtml(subject)}</td><td>${escapeHtml(text)}${channel === 'sms' ? replyForm(to) : ''}</td></tr>`;

/** A plain page of what the portal has sent, with a button for each thing that people on the other side may do. */
export const sandboxPage = (organization: string, messages: readonly Message[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox of ${escapeHtml(organization)}</title></head>
<body>
<h1>Sandbox of ${escapeHtml(organization)}</h1>
<h2>The care team</h2>
<p><a href="/sandbox/messages">Write to patients</a> · <a href="/sandbox/lab-alerts">Alerts of laboratories</a> · <a href="/sandbox/stops">Stops</a></p>
<p><a href="/sandbox/laboratory">Send lab results as the sandbox's laboratory</a></p>
<form method="post">
${GROUPS.map(buttonsOf).join('\n')}
</form>
<h2>Mail and SMS</h2>
<table border="1" cellpadding="6">
<thead><tr><th>When (UTC)</th><th>Channel</th><th>To</th><th>Subject</th><th>Text</th></tr></thead>
<tbody>
${messages.map(row).join('\n') || '<tr><td colspan="5">Nothing was sent yet.</td></tr>'}
</tbody>
</table>
</body>
</html>
`;
