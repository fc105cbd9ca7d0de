import { escapeHtml } from '../../kernel/http/escapeHtml.ts';
import { DEMO_ONLY_KEY, SANDBOX_LABORATORY } from '../../kernel/settings/laboratorySecret.ts';
import { DEMO_BUNDLES } from './demoBundles.ts';
import type { EntryAnswer } from './postSigned.ts';

/** What the form shows. */
interface LaboratoryForm {
  readonly orders: readonly { readonly id: string; readonly email: string }[];
  readonly order: string | undefined;
  readonly kind: string;
  readonly bundle: string;
  /** Null before a bundle was sent. */
  readonly answer: EntryAnswer | null;
}

const option = (id: string, text: string, chosen: string | undefined) =>
  `<option value="${escapeHtml(id)}"${id === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`;

const line = ({ place, text }: EntryAnswer['lines'][number]) =>
  `<li>${place === null ? '' : `<code>${escapeHtml(place)}</code> `}${escapeHtml(text)}</li>`;

const answerOf = ({ status, title, lines }: EntryAnswer) => `<section role="status">
<h2>The answer: ${status}</h2>
<p>${escapeHtml(title)}</p>
<ul>
${lines.map(line).join('\n')}
</ul>
</section>`;

/** A plain page on which one sends results as the sandbox's laboratory. */
export const laboratoryPage = (
  organization: string,
  { orders, order, kind, bundle, answer }: LaboratoryForm,
): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Laboratory of ${escapeHtml(organization)}</title></head>
<body>
<h1>Laboratory of ${escapeHtml(organization)}</h1>
<p><a href="/sandbox">Sandbox</a> · <a href="/sandbox/lab-alerts">Alerts of laboratories</a></p>
${answer ? answerOf(answer) : ''}
<form method="post" action="/sandbox/laboratory">
<p><label for="order">Patient and lab order</label><br><select id="order" name="order" required>
${orders.map(({ id, email }) => option(id, `${email}, ${id.slice(-6)}`, order)).join('\n')}
</select></p>
<p><label for="kind">Kind of bundle</label><br><select id="kind" name="kind">
${Object.entries(DEMO_BUNDLES)
  .map(([name, { label }]) => option(name, label, kind))
  .join('\n')}
</select> <button name="act" value="fill">Fill in</button></p>
<p><label for="bundle">Bundle of FHIR R4. "ORDER" and "PATIENT" stand for the ids of the order and its patient.</label><br><textarea id="bundle" name="bundle" rows="24" cols="42" spellcheck="false">
${escapeHtml(bundle)}</textarea></p>
<p><button name="act" value="send">Sign and send</button></p>
</form>
<h2>Demo only</h2>
<p>The bundle is signed with <code>${DEMO_ONLY_KEY}</code> and posted to <code>/v2/labs/laboratories/${SANDBOX_LABORATORY}/reports</code>, as other laboratories do. This key is published, and counts only while the sandbox is on.</p>
</body>
</html>
`;
