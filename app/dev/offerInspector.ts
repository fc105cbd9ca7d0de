/** A button on the page that opens the inspector, shown when the browser blocked the window. */
export function offerInspector(document: Document, open: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Open inspector';
  button.style.cssText = 'position:fixed;inset:auto 16px 16px auto;z-index:9999;padding:12px 16px;font:inherit';
  button.addEventListener('click', () => {
    button.remove();
    open();
  });
  document.body.append(button);
}
