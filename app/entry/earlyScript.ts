/**
 * Runs before any other code of an entry page: a form that is submitted before its own code is there remembers that it
 * was, and its button looks busy. `useInputBeforeHydration` submits it then.
 */
export const earlyScript = (): string =>
  "addEventListener('submit',(e)=>{const f=e.target;if('alive' in f.dataset)return;e.preventDefault();" +
  "f.dataset.pressed='';e.submitter?.setAttribute('aria-busy','true')},true)";
