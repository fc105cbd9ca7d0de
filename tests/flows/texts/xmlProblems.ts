const token = /<!--[^]*?-->|<\/?[^>]*>|[^<]+/g;
const tag = /^<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>$/;
const reference = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{NChar}]/u;

/** What keeps a text from being one well-formed XML element; without comments, processing and CDATA. */
export function xmlProblems(xml: string): readonly string[] {
  const problems: string[] = [];
  const open: string[] = [];
  let roots = 0;
  if (forbidden.test(xml)) problems.push('a letter that XML does not allow');
  for (const [part] of xml.matchAll(token)) {
    if (reference.test(part)) problems.push(`a bare & in ${part}`);
    if (!part.startsWith('<')) {
      if (open.length === 0 && part.trim() !== '') problems.push(`text outside: ${part}`);
      continue;
    }
    const [, closing, name = '', attributes = '', empty] = tag.exec(part) ?? [];
    if (name === '') {
      problems.push(`no tag: ${part}`);
      continue;
    }
    const names = [...attributes.matchAll(/([\w:.-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) problems.push(`an attribute twice in ${part}`);
    if (closing) {
      const opened = open.pop();
      if (opened !== name) problems.push(`${part} closes ${opened ?? 'nothing'}`);
    } else {
      if (open.length === 0) roots += 1;
      if (!empty) open.push(name);
    }
  }
  if (roots !== 1) problems.push(`${roots} elements outermost`);
  return [...problems, ...open.map((name) => `<${name}> stays open`)];
}
