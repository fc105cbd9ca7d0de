import type { Message } from './messageSchema.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const SIMULATIONS = [
  ['approve-visit', 'Approve the newest submitted visit'],
  ['refuse-visit', 'Refuse the newest submitted visit'],
  ['reply', 'Answer the newest message'],
  ['lab-results', 'Deliver lab results'],
  ['ship-order', 'Ship the newest order'],
] as const;

const form = ([name, label]: (typeof SIMULATIONS)[number]) =>
  `<form method="post" action="/sandbox/simulate/${name}"><button>${label}</button></form>`;

const row = ({ created_at, channel, to, subject, text }: Message) =>
  `<tr><td>${escape(created_at)}</td><td>${channel}</td><td>${escape(to)}</td><td>${escape(subject)}</td><td>${escape(text)}</td></tr>`;

/** A plain page of what the portal has sent, with a button for each thing that people on the other side may do. */
export const sandboxPage = (organization: string, messages: readonly Message[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox of ${escape(organization)}</title></head>
<body>
<h1>Sandbox of ${escape(organization)}</h1>
<h2>The care team</h2>
${SIMULATIONS.map(form).join('\n')}
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
