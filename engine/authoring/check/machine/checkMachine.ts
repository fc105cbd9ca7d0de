import type { AnyStateMachine } from 'xstate';
import { statePlace, type Composition, type WrittenSet } from '../../read/Composition.ts';
import { didYouMean } from '../../finding/didYouMean.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';
import { effectsIn, guardName, machinesIn, stateNodes, transitionsOf } from '../../explore/machineParts.ts';
import type { Model } from '../../answers/Model.ts';
import { promiseOf } from '../../read/promiseOf.ts';
import { pointerPart } from '../../read/readJson.ts';
import { sectionsWalked } from '../../explore/sectionsWalked.ts';

/** Guards about how a walk ended, which depend on no fact or answer. */
const eventGuards = new Set(['wentBack', 'wasStopped']);

function checkGuards(machine: AnyStateMachine, written: WrittenSet): Finding[] {
  const declared = Object.keys(written.set.conditions ?? {});
  return stateNodes(machine).flatMap((node) => {
    const place = statePlace(written, node.id);
    const always = node.always ?? [];
    const last = always.at(-1);
    const open = last && guardName(last) !== undefined;
    return [
      ...transitionsOf(node).flatMap((transition) => {
        const name = guardName(transition);
        if (name === undefined || (name !== null && (declared.includes(name) || eventGuards.has(name)))) return [];
        const what =
          name === null
            ? 'a guard is written inline'
            : `guard '${name}' names no condition of '${machine.id}'${didYouMean(name, declared)}`;
        return [findingAt('unknownGuard', place, what)];
      }),
      ...(open ? [findingAt('guardedLastBranch', place, `the last branch of '${node.key}' has a guard`)] : []),
    ];
  });
}

function checkContracts(machine: AnyStateMachine, written: WrittenSet): Finding[] {
  const { set, source } = written;
  const effects = effectsIn(machine);
  const contracts = Object.keys(set.effects ?? {});
  return [
    ...effects
      .filter((name) => !contracts.includes(name))
      .map((name) =>
        findingAt(
          'effectWithoutContract',
          source.place(`/effects${pointerPart(name)}`),
          `machine '${machine.id}' runs '${name}', which has no contract`,
        ),
      ),
    ...contracts
      .filter((name) => !effects.includes(name))
      .map((name) =>
        findingAt(
          'contractWithoutEffect',
          source.place(`/effects${pointerPart(name)}`),
          `machine '${machine.id}' runs no effect '${name}'`,
        ),
      ),
  ];
}

function checkInvariants(machine: AnyStateMachine, { set, source }: WrittenSet): Finding[] {
  const states = stateNodes(machine).map(({ path }) => path.join('.'));
  const conditions = Object.keys(set.conditions ?? {});
  return (set.invariants ?? []).flatMap((invariant, at) => {
    const pointer = `/invariants/${at}`;
    const { before } = invariant;
    const promised = promiseOf(invariant);
    return [
      ...(states.includes(before)
        ? []
        : [
            findingAt(
              'unknownState',
              source.place(`${pointer}/before`),
              `machine '${machine.id}' has no state '${before}'${didYouMean(before, states)}`,
            ),
          ]),
      ...(conditions.includes(promised)
        ? []
        : [
            findingAt(
              'unknownCondition',
              source.place(`${pointer}/${invariant.always === undefined ? 'never' : 'always'}`),
              `'${set.flow}' declares no condition '${promised}'${didYouMean(promised, conditions)}`,
            ),
          ]),
    ];
  });
}

/** Checks the machines of a composition as written: guards, decision states, contracts, invariants. */
export function checkMachine({ machine, written }: Composition): readonly Finding[] {
  const machines = machine ? machinesIn(machine) : [];
  const orphans = written.filter(({ set }) => !machines.some(({ id }) => id === set.flow));
  return [
    ...machines.flatMap((one) => {
      const own = written.find(({ set }) => set.flow === one.id);
      if (!own) return [];
      return [...checkGuards(one, own), ...checkContracts(one, own), ...checkInvariants(one, own)];
    }),
    ...(machine ? orphans.flatMap((one) => checkInvariants(machine, one)) : []),
    ...orphans.flatMap(({ set, source }) =>
      Object.keys(set.effects ?? {}).map((name) =>
        findingAt(
          'contractWithoutEffect',
          source.place(`/effects${pointerPart(name)}`),
          `no machine '${set.flow}' runs an effect '${name}'`,
        ),
      ),
    ),
  ];
}

/** Checks that machines walk existing sections, and that every section is walked. */
export function checkSections({ machine, written }: Composition, model: Model): readonly Finding[] {
  if (!machine) return [];
  const names = [...model.definition.sections.keys()];
  const walked = machinesIn(machine).flatMap((one) =>
    [...sectionsWalked(model, one)].flatMap(([state, sections]) =>
      sections.map((section) => ({ one, state, section })),
    ),
  );
  return [
    ...walked
      .filter(({ section }) => !names.includes(section))
      .flatMap(({ one, state, section }) => {
        const own = written.find(({ set }) => set.flow === one.id);
        const what = `there is no section '${section}'${didYouMean(section, names)}`;
        return own ? [findingAt('unknownSection', statePlace(own, state), what)] : [];
      }),
    ...written.flatMap(({ set, source }) =>
      Object.keys(set.sections)
        .filter((name) => !walked.some(({ section }) => section === name))
        .map((name) =>
          findingAt(
            'unwalkedSection',
            source.place(`/sections${pointerPart(name)}`),
            `no machine walks section '${name}'`,
          ),
        ),
    ),
  ];
}
