const isPaths = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((path) => typeof path === 'string');

/** Fetches the portal's own code while the patient fills in the form, once the page has nothing else to load. */
export function prefetchPortal(): void {
  const listed = document.getElementById('portal-code')?.textContent;
  const paths: unknown = listed ? JSON.parse(listed) : [];
  if (!isPaths(paths)) return;
  const fetchAll = () => {
    for (const path of paths) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = path;
      document.head.append(link);
    }
  };
  if (document.readyState === 'complete') fetchAll();
  else window.addEventListener('load', fetchAll, { once: true });
}
