import compatibility, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { parse } from 'postcss';
import { parseAst } from 'vite';
import { browserFloor } from '#app/browserFloor.ts';

const browsers = [
  'chrome',
  'edge',
  'firefox',
  'safari',
  'safari_ios',
] as const satisfies readonly (keyof typeof browserFloor)[];

/** Whether a version is not younger than another; `16.10` is younger than `16.4`. */
function isAtMost(version: string, most: string): boolean {
  const [parts = [], limits = []] = [version, most].map((text) => text.replace('≤', '').split('.').map(Number));
  const differing = parts.findIndex((part, at) => part !== (limits[at] ?? 0));
  return differing === -1 || (parts[differing] ?? 0) < (limits[differing] ?? 0);
}

/** Whether one of the oldest browsers lacks a feature. The build writes prefixes of its own. */
const isYoung = ({ support }: CompatStatement): boolean =>
  browsers.some((browser) => {
    const floor = browserFloor[browser];
    return ![support[browser] ?? []].flat().some(({ version_added: since, version_removed: until, flags }) => {
      const hasBegun = typeof since === 'string' && /^[≤\d]/.test(since) && isAtMost(since, floor);
      return hasBegun && !flags && (typeof until !== 'string' || !isAtMost(until, floor));
    });
  });

/** Where the data says which browsers have a feature. */
const COMPAT = '__compat';

const compatOf = (feature: Identifier | CompatStatement | undefined): CompatStatement | undefined =>
  feature && COMPAT in feature ? feature[COMPAT] : undefined;

const membersOf = (feature: Identifier | CompatStatement) =>
  Object.entries(feature).flatMap(([name, part]) => {
    const compat = name === COMPAT ? undefined : compatOf(part);
    return compat ? [{ name, compat }] : [];
  });

const isOfInstances = ({ spec_url: address }: CompatStatement): boolean =>
  [address ?? []].flat().some((one) => one.includes('.prototype.'));

/** What is young of JavaScript and of the browsers' interfaces. */
function youngNames() {
  const builtins = Object.entries(compatibility.javascript.builtins ?? {});
  const interfaces = Object.entries(compatibility.api);
  const globals = new Set<string>();
  const statics = new Set<string>();
  const methods = new Map<string, string>();
  const known = new Set<string>();
  for (const [owner, feature] of [...builtins, ...interfaces]) {
    const own = compatOf(feature);
    if (own && isYoung(own)) globals.add(owner);
    for (const { name, compat } of membersOf(feature)) {
      if (isOfInstances(compat)) {
        if (isYoung(compat)) methods.set(name, `${owner}.prototype.${name}`);
        else known.add(name);
      } else if (isYoung(compat)) statics.add(`${owner}.${name.replace(/_static$/, '')}`);
    }
  }
  for (const name of known) methods.delete(name);
  return { globals, statics, methods };
}

const young = youngNames();

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const nameOf = (value: unknown): string =>
  isNode(value) && value.type === 'Identifier' && typeof value['name'] === 'string' ? value['name'] : '';

function youngIn(node: Node): string | undefined {
  if (node.type === 'NewExpression') {
    const name = nameOf(node['callee']);
    return young.globals.has(name) ? `new ${name}` : undefined;
  }
  if (node.type !== 'MemberExpression' || node['computed'] === true) return undefined;
  const member = nameOf(node['property']);
  const named = `${nameOf(node['object'])}.${member}`;
  return young.statics.has(named) ? named : young.methods.get(member);
}

/**
 * What a script calls that one of the oldest browsers lacks: `new Global`, `Owner.method` or `Owner.prototype.method`. Of a
 * method of an object only the name is seen, so that another thing's method of that name is found as well.
 */
export function youngFeaturesOfScript(code: string): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    if (!isNode(value)) return;
    const feature = youngIn(value);
    if (feature !== undefined) found.add(feature);
    Object.values(value).forEach(look);
  };
  look(parseAst(code));
  return found;
}

/** What a style sheet asks for that one of the oldest browsers lacks: `:selector`, `@rule` or `property`. */
export function youngFeaturesOfStyles(code: string): ReadonlySet<string> {
  const { selectors = {}, properties = {}, 'at-rules': rules = {} } = compatibility.css;
  const found = new Set<string>();
  const look = (feature: Identifier | undefined, name: string): void => {
    const compat = compatOf(feature);
    if (compat && isYoung(compat)) found.add(name);
  };
  parse(code).walk((node) => {
    if (node.type === 'atrule') look(rules[node.name], `@${node.name}`);
    if (node.type === 'decl' && !node.prop.startsWith('--')) look(properties[node.prop], node.prop);
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/:([a-z][a-z-]+)/g)) look(selectors[name], `:${name}`);
  });
  return found;
}
