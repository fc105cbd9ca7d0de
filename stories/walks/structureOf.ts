/**
 * Describes how an element is built, without its texts and ids: screens that are built alike have the same faults of
 * accessibility. It runs in pages of browser tests as well, so it uses nothing outside itself.
 */
export const structureOf = (root: Element): string => {
  const REFERENCES =
    /^(id|for|name|value|href|src|srcset|aria-(labelledby|describedby|controls|owns|activedescendant))$/;
  const describe = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      // Whether it is there and whether it is empty counts. The text itself differs from patient to patient.
      REFERENCES.test(name) || /label|title|alt|valuetext/.test(name)
        ? `${name}=${value.trim() !== ''}`
        : `${name}=${value}`,
    );
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    return `<${element.localName} ${attributes.sort().join(' ')}${hasText ? ' …' : ''}>${[...element.children].map(describe).join('')}</>`;
  };
  return `${innerWidth} ${document.documentElement.className} ${describe(root)}`;
};
