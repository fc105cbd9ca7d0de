import { isKind } from '#flows/kinds/isKind.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { setup, type AnyStateMachine } from 'xstate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Condition } from '#schemas/flow/condition.ts';
import type { Composition } from '#engine/authoring/read/Composition.ts';
import { drawGraph } from '#engine/authoring/graph/drawGraph.ts';
import { flowGraph } from '#engine/authoring/graph/flowGraph.ts';
import { layoutGraph } from '#engine/authoring/graph/layoutGraph.ts';
import { graphAround } from '#engine/authoring/graph/graphAround.ts';
import type { Graph } from '#engine/authoring/graph/Graph.ts';
import { machinesIn } from '#engine/authoring/explore/machineParts.ts';
import { runCommand } from '#engine/authoring/commands/runCommand.ts';
import { sourceOf } from '#engine/authoring/read/Source.ts';
import { effect } from '#engine/effects/effect.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { configStates, transitionsIn } from '../walks/configStates.ts';
import { compositions, root } from '../check/realFlows.ts';
import { xmlProblems } from './xmlProblems.ts';

const idsOf = ({ nodes }: Graph) => nodes.map(({ id }) => id);

const sorted = (items: readonly string[]) => items.toSorted();

const setsOf = ({ written }: Composition) => written.map(({ set }) => set);

const machinesOf = ({ machine }: Composition): readonly AnyStateMachine[] => (machine ? machinesIn(machine) : []);

const namesIn = (condition: Condition | undefined): readonly string[] => {
  if (condition === undefined) return [];
  if (typeof condition === 'string') return [condition];
  return Object.entries(condition).flatMap(([key, inner]) =>
    key === 'all' || key === 'any' ? inner.flatMap(namesIn) : key === 'not' ? namesIn(inner) : [],
  );
};

const all = compositions();

describe.each(all.map((composition) => [flowGraph(composition).name, composition] as const))(
  'the graph of %s',
  (_, composition) => {
    const graph = flowGraph(composition);
    const machines = machinesOf(composition);
    const sets = setsOf(composition);
    const states = machines.flatMap((machine) => configStates(machine.config, machine.id));

    it('has every machine and every state of its text once, inside each other', () => {
      const ids = idsOf(graph);
      expect(new Set(ids).size).toBe(ids.length);
      const drawn = graph.nodes.filter(({ id }) =>
        machines.some((one) => id === one.id || id.startsWith(`${one.id}.`)),
      );
      expect(sorted(drawn.map(({ id }) => id))).toEqual(
        sorted([...machines.map(({ id }) => id), ...states.map(({ id }) => id)]),
      );
      for (const { id, parent } of states) expect(graph.nodes.find((one) => one.id === id)?.parent).toBe(parent);
    });

    it('has every step of its step sets once, in its section, with its title', () => {
      const steps = graph.nodes.filter(({ kind }) => kind === 'step');
      const written = sets.flatMap(({ sections }) =>
        Object.entries(sections).flatMap(([section, list]) =>
          list.map(({ id, title }) => [`step:${id}`, `section:${section}`, title].join('\n')),
        ),
      );
      expect(sorted(steps.map(({ id, parent, label }) => [id, parent, label].join('\n')))).toEqual(sorted(written));
    });

    it('has every transition once, with its guard', () => {
      const drawn = graph.edges
        .filter(({ kind }) => kind !== 'next')
        .map(({ from, to, guard }) => [from, guard, to].join(' '));
      const written = machines.flatMap((machine) => transitionsIn(machine.config, machine.id));
      expect(sorted(drawn)).toEqual(sorted(written.map(({ from, to, guard }) => [from, guard, to].join(' '))));
    });

    it('numbers the ways out of a decision in the order in which they are asked', () => {
      for (const { id, always } of states) {
        const guards = always.flatMap(({ guard }) => guard ?? []);
        const numbered = graph.edges.filter(({ from, order }) => from === id && order !== undefined);
        const expected = guards.length > 1 ? guards.map((guard, at) => `${at + 1} ${guard}`) : [];
        expect(numbered.filter(({ kind }) => kind === 'always').map(({ label }) => label)).toEqual(expected);
        const last = graph.edges.find(({ from, kind, guard }) => from === id && kind === 'always' && !guard);
        expect(last?.label).toBe(guards.length > 0 ? 'otherwise' : undefined);
      }
    });

    it('tells every failure of every effect once, at the state that runs it', () => {
      const drawn = graph.edges
        .filter(({ kind }) => kind === 'fails')
        .flatMap(({ from, label }) => (label ?? '').split(', ').map((code) => `${from} ${code}`));
      const written = states.flatMap(({ id, machine, invokes, catches }) => {
        const effects = sets.find(({ flow }) => flow === machine)?.effects ?? {};
        return invokes.flatMap((name) => (catches ? (effects[name]?.fails ?? []) : []).map((code) => `${id} ${code}`));
      });
      expect(sorted(drawn)).toEqual(sorted(written));
    });

    it('enters a step that is asked of some only through a choice', () => {
      for (const { sections } of sets)
        for (const [section, list] of Object.entries(sections))
          for (const [at, { id, when }] of list.entries()) {
            const following = list[at + 1];
            const end = list.at(-1)?.when === undefined ? [] : [`end:${section}`];
            const next = following ? [`${following.when === undefined ? 'step' : 'choice'}:${following.id}`] : end;
            const out = (from: string) => graph.edges.filter((edge) => edge.from === from);
            expect(out(`step:${id}`).map(({ to }) => to)).toEqual(next);
            expect(out(`choice:${id}`).map(({ to }) => to)).toEqual(when === undefined ? [] : [`step:${id}`, ...next]);
            const labels = out(`choice:${id}`).map(({ label }) => label);
            const first = typeof when === 'object' ? labels[0] : when;
            expect(labels).toEqual(when === undefined ? [] : [first, 'otherwise']);
            expect(labels).not.toContain(undefined);
          }
    });

    it('explains every named condition that is asked, in its legend', () => {
      const asked = sets.flatMap(({ flow, sections, conditions = {} }) => {
        const guards = machines
          .filter(({ id }) => id === flow)
          .flatMap((machine) => transitionsIn(machine.config, machine.id).flatMap(({ guard }) => guard ?? []));
        const whens = Object.values(sections)
          .flat()
          .flatMap((step) => [step, ...(isKind(step, 'review') ? step.items : [])])
          .flatMap(({ when }) => namesIn(when));
        const known = new Set<string>();
        const take = (name: string): void => {
          if (known.has(name) || !(name in conditions)) return;
          known.add(name);
          namesIn(conditions[name]).forEach(take);
        };
        [...guards, ...whens].forEach(take);
        return [...known].map((name) => `${flow} ${name}`);
      });
      expect(sorted(graph.legend.map(({ flow, name }) => `${flow} ${name}`))).toEqual(sorted(asked));
      for (const { meaning } of graph.legend) expect(meaning).toMatch(/\w \w/);
    });
  },
);

describe('the drawing', () => {
  const [visit] = all;
  const graph = flowGraph(visit ?? { flow: '', written: [] });
  let svg = '';

  beforeAll(async () => {
    svg = await drawGraph(graph);
  });

  it('is one well-formed XML document with every node once', () => {
    expect(xmlProblems(svg)).toEqual([]);
    const drawn = [...svg.matchAll(/data-node="([^"]*)"/g)].map(([, id]) => id ?? '');
    expect(sorted(drawn)).toEqual(sorted(idsOf(graph)));
    expect(svg.match(/<script|\son\w+=|href/)).toBeNull();
  });

  it('has every way as a line or as a line of text in the box it leads out of', () => {
    const shown = [...svg.matchAll(/<g class="edge \w+ (drawn|listed)" data-from="([^"]*)" data-to="([^"]*)">/g)];
    const ways = (style: string) => shown.filter((one) => one[1] === style).map(([, , from, to]) => `${from} ${to}`);
    expect(sorted([...ways('drawn'), ...ways('listed')])).toEqual(
      sorted(graph.edges.map(({ from, to }) => `${from} ${to}`)),
    );
    expect(ways('listed')).toContain('visit.locating visit.followUp');
    expect(ways('drawn')).toContain('visit.locating visit.continuing');
    const back = graph.edges.find(({ from, kind }) => from === 'visit.intake' && kind === 'back');
    expect(ways('listed')).toContain(`${back?.from} ${back?.to}`);
    expect(svg).toContain('back → pharmacy');
  });

  it('begins and ends every line at the boxes it leads from and to', async () => {
    const { nodes, edges } = await layoutGraph(graph);
    const at = (id: string, { x, y }: { readonly x: number; readonly y: number }) =>
      nodes.some(
        (box) =>
          box.node.id === id &&
          x >= box.x - 1 &&
          x <= box.x + box.width + 1 &&
          [box.y, box.y + box.height].some((border) => Math.abs(y - border) <= 1),
      );
    expect(edges.length).toBeGreaterThan(100);
    for (const { edge, points } of edges) {
      const [first, last] = [points[0], points.at(-1)];
      expect([edge.from, first && at(edge.from, first)]).toEqual([edge.from, true]);
      expect([edge.to, last && at(edge.to, last)]).toEqual([edge.to, true]);
    }
  });

  it('keeps boxes apart or inside each other', async () => {
    const { nodes } = await layoutGraph(graph);
    for (const one of nodes)
      for (const other of nodes) {
        if (one === other || one.node.parent !== other.node.parent) continue;
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect([one.node.id, other.node.id, apart]).toEqual([one.node.id, other.node.id, true]);
      }
  });

  it('is the same every time', async () => {
    expect(await drawGraph(graph)).toBe(svg);
  });
});

const json = (sections: unknown, more: object = {}) =>
  sourceOf('flows/small/small.steps.json', JSON.stringify({ flow: 'small', version: 1, sections, ...more }));

const compositionOf = (machine: AnyStateMachine | undefined, source: ReturnType<typeof json>): Composition => ({
  flow: 'small',
  ...(machine && { machine }),
  written: [{ source, kinds: stepKinds, set: stepSetOf(source.value) }],
});

describe('a graph with constructs that no real flow has', () => {
  it('shows hostile texts as they are written', async () => {
    const title = `</text><script>alert("1")</script> & ]]> 'x' \u0000\ud800 ${'w'.repeat(300)}`;
    const step = { id: 'a', kind: 'yes-no', title, when: { 'x"<&': title } };
    const svg = await drawGraph(flowGraph(compositionOf(undefined, json({ s: [step] }))));
    expect(xmlProblems(svg)).toEqual([]);
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;');
  });

  it('draws states inside states, a machine that is run twice once, and says what nothing catches', async () => {
    const inner = setup({}).createMachine({
      id: 'inner',
      initial: 'only',
      states: { only: { type: 'final' } },
    });
    const machine = setup({ actors: { inner, fetch: effect<unknown, unknown>('fetch') } }).createMachine({
      id: 'small',
      initial: 'outer',
      states: {
        outer: {
          initial: 'first',
          states: {
            first: { invoke: { src: 'inner', onDone: 'second' } },
            second: { invoke: { src: 'inner', onDone: '#small.fetching' } },
          },
        },
        fetching: { invoke: { src: 'fetch', onDone: { guard: () => true, target: 'end' } } },
        end: { type: 'final' },
      },
    });
    const contract = { effects: { fetch: { fails: ['Broken'] } } };
    const graph = flowGraph(
      compositionOf(machine, json({ loose: [{ id: 'a', kind: 'intro', title: 'A' }] }, contract)),
    );
    const node = (id: string) => graph.nodes.filter((one) => one.id === id);
    expect(node('inner').map(({ parent }) => parent)).toEqual(['small.outer.first']);
    expect(node('small.outer.second')[0]?.detail).toBe('runs inner, drawn in small.outer.first');
    expect(node('small.fetching')[0]?.detail).toContain('no way on from Broken');
    expect(node('section:loose')[0]?.parent).toBe('small');
    expect(graph.edges.find(({ to }) => to === 'small.end')?.label).toBe('a condition without a name');
    const svg = await drawGraph(graph);
    expect(xmlProblems(svg)).toEqual([]);
    expect(svg).toContain('data-from="small.outer.second" data-to="small.fetching"');
  });

  it('leaves out boxes far from a section', () => {
    const graph = flowGraph(all[0] ?? { flow: '', written: [] });
    const around = graphAround(graph, new Set(['intake']));
    const ids = idsOf(around);
    expect(ids).toContain('visit.intake');
    expect(ids).toContain('visit.endOfIntake');
    expect(ids.filter((id) => id.startsWith('step:'))).toEqual(
      graph.nodes
        .filter(({ parent }) => parent === 'section:intake')
        .flatMap(({ id, kind }) => (kind === 'step' ? id : [])),
    );
    expect(ids).not.toContain('checkout');
    const terms = around.legend.map(({ name }) => name);
    expect(terms).toEqual(expect.arrayContaining(['opensIntake', 'profileComplete', 'profileAnswered']));
    expect(terms).not.toContain('isTracked');
    for (const { from, to } of around.edges) expect(ids).toEqual(expect.arrayContaining([from, to]));
  });
});

describe('the command graph', () => {
  it.each([
    ['pharmacy', 'step:pregnancy', 'visit.intake'],
    ['sleep-support', 'visit.intake', 'checkout'],
  ])('draws %s by itself', async (name, inside, outside) => {
    const { text, code } = await runCommand({ root, language: stepLanguage }, ['graph', name]);
    expect(code).toBe(0);
    expect(xmlProblems(text)).toEqual([]);
    expect(text).toContain(`data-node="${inside}"`);
    expect(text).not.toContain(`data-node="${outside}"`);
  });

  it.each([
    [['graph', 'vist'], "did you mean 'visit'"],
    [['graph', 'visit', '--template', 'rapamicin'], "did you mean 'rapamycin'"],
    [['graph', 'pharmacy', '--template', 'rapamycin'], 'no templates'],
    [['graph', 'visit', '--nonsense'], '--nonsense'],
  ])('%j says what it does not know', async (args, said) => {
    const { text, code } = await runCommand({ root, language: stepLanguage }, args);
    expect([code, text]).toEqual([2, expect.stringContaining(said)]);
  });
});
