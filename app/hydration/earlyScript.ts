/**
 * Runs before any other code of a page that the server has drawn: until the page, or the part of it that is taken over later,
 * is alive, the last press on a button, on a radio button or on a link that does more than to lead somewhere (`data-acts`) is
 * remembered, what was pressed looks busy, and nothing is submitted, nor done by code that is there already. `useTakeUp` then
 * does what was pressed.
 */
export const earlyScript = (): string =>
  "addEventListener('click',(e)=>{const p=e.target.closest('button,[type=radio],[data-acts]');" +
  "if(!p||p.tagName==='A'&&(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)||'alive' in document.documentElement.dataset&&!p.closest('[data-waits]'))return;" +
  "for(const b of document.querySelectorAll('[data-pressed]')){delete b.dataset.pressed;b.removeAttribute('aria-busy')}" +
  "p.dataset.pressed='';if(p.type!=='radio'){e.preventDefault();e.stopPropagation();p.setAttribute('aria-busy','true')}},true)";
