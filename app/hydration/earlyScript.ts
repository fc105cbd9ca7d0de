/**
 * Runs before any other code of a page that the server has drawn: until the page, or the part of it that is taken over later,
 * is alive, the last press on a button or on
 * a radio button is remembered, the button looks busy, and nothing is submitted, nor done by code that is there already.
 * `useTakeUp` then does what was pressed.
 */
export const earlyScript = (): string =>
  "addEventListener('click',(e)=>{const p=e.target.closest('button,[type=radio]');" +
  "if(!p||'alive' in document.documentElement.dataset&&!p.closest('[data-waits]'))return;" +
  "for(const b of document.querySelectorAll('[data-pressed]')){delete b.dataset.pressed;b.removeAttribute('aria-busy')}" +
  "p.dataset.pressed='';if(p.tagName==='BUTTON'){e.preventDefault();e.stopPropagation();p.setAttribute('aria-busy','true')}},true)";
