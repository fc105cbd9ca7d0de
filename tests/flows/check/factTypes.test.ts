import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { factsFile } from '#engine/authoring/commands/factsFile.ts';
import { factTypesText } from '#engine/authoring/scaffold/factTypesText.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import type { FactTypes, KnownFacts } from '#engine/definition/FactTypes.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { EffectsOf, LearnsOf } from '#engine/effects/EffectsOf.ts';
import { flowContext } from '#engine/flow/FlowContext.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import type { purchaseMachine } from '#flows/purchase/purchase.machine.ts';
import { retentionFlow } from '#flows/retention/retention.flow.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Value } from '#schemas/flow/answer.ts';
import type { User } from '#schemas/wire/user.ts';
import { checkSetup } from '../../engine/authoring/check.machine.ts';
import { TODAY } from '../../engine/TODAY.ts';
import { root, sources } from './realFlows.ts';

const set = (parts: Omit<StepSet, 'version' | 'sections'>): StepSet => ({ version: 1, sections: {}, ...parts });

describe('the generated file', () => {
  it('is as the steps JSON is now', () => {
    const { path, text } = factsFile(stepLanguage, sources);
    expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  });

  it('names each fact once, with every value that any set gives it', () => {
    const text = factTypesText(stepKinds, [
      set({ flow: 'one', facts: { 'b.kind': { enum: ['x', 'y'] }, 'b.count': 'number' } }),
      set({
        flow: 'two',
        facts: { 'b.kind': { enum: ['y', "it's"] } },
        effects: {
          act: { learns: { 'b.kind': { enum: ['z'] }, done: 'boolean' }, learnsOnFailure: { 'a.note': 'string' } },
        },
      }),
    ]);
    expect(text).toContain(`export interface DeclaredFacts {
  'a.note': string;
  'b.count': number;
  'b.kind': 'x' | 'y' | "it's" | 'z';
  done: boolean;
}
`);
  });

  it('breaks a line that is too long as the formatter does', () => {
    const values = Array.from({ length: 12 }, (_, at) => `a-long-value-${at}`);
    const text = factTypesText(stepKinds, [set({ flow: 'one', facts: { 'a.kind': { enum: values } } })]);
    expect(text).toContain("  'a.kind':\n    | 'a-long-value-0'\n    | 'a-long-value-1'\n");
    expect(text).toContain("    | 'a-long-value-11';\n");
  });
});

type Learns = LearnsOf<typeof purchaseMachine>;

const answers = new Answers(compile(stepKinds), { today: () => TODAY });

describe('types', () => {
  it('a fact has the type that is declared', () => {
    expectTypeOf(answers.fact('patient.sex')).toEqualTypeOf<'female' | 'male' | 'other' | undefined>();
    expectTypeOf(answers.fact('purchase.total')).toEqualTypeOf<number | undefined>();
    const name: string = 'patient.sex';
    expectTypeOf(answers.fact(name)).toEqualTypeOf<Value | undefined>();
  });

  it('a fact that nobody declares cannot be read', () => {
    // @ts-expect-error the name is mistyped
    expect(answers.fact('patient.sexx')).toBeUndefined();
  });

  it('what is learned has a declared name and value', () => {
    answers.learn({ 'patient.sex': 'other', 'purchase.total': null });
    // @ts-expect-error this is none of the values
    answers.learn({ 'patient.sex': 'divers' });
    // @ts-expect-error a number is asked for
    answers.learn({ 'purchase.total': '12' });
    // @ts-expect-error the name is mistyped
    answers.learn({ 'patient.sex': 'other', 'purchase.totl': 12 });
    expect(answers.fact('patient.sex')).toBe('other');
  });

  it('an effect teaches what its contract names, and nothing else', () => {
    const effects: readonly (() => Promise<Learns['submitOrder']>)[] = [
      () => Promise.resolve({ 'purchase.money': 'charged' }),
      async (): Promise<Learns['submitOrder']> => ({ 'purchase.money': 'charged' }),
      // @ts-expect-error this is none of the values
      async (): Promise<Learns['submitOrder']> => ({ 'purchase.money': 'paid' }),
      // @ts-expect-error the name is mistyped
      async (): Promise<Learns['submitOrder']> => ({ 'purchase.money': 'charged', 'purchase.mony': 'charged' }),
      // @ts-expect-error another effect teaches this
      async (): Promise<Learns['submitOrder']> => ({ 'purchase.money': 'charged', 'purchase.panel': 'found' }),
    ];
    expect(effects).toHaveLength(5);
  });

  it('without a return type, an effect is held to the values, and to the declared names', () => {
    const table: Pick<
      EffectsOf<typeof purchaseMachine>,
      'compareChoice' | 'findPanel' | 'tellTotal' | 'clearCheckout'
    > = {
      // @ts-expect-error this is none of the values
      compareChoice: async () => ({ 'purchase.draft': 'new' }),
      // @ts-expect-error another effect teaches this
      findPanel: async () => ({ 'purchase.panel': 'found', 'purchase.money': 'charged' }),
      // @ts-expect-error the name is mistyped
      tellTotal: () => Promise.resolve({ 'purchase.tld': true }),
      // @ts-expect-error it teaches nothing
      clearCheckout: async () => ({ 'purchase.told': true }),
    };
    expect(Object.keys(table)).toHaveLength(4);
  });

  it('a flow starts with declared facts', () => {
    const parts = {
      today: answers.today,
      effects: { saveAnswer: () => Promise.resolve({ revision: 1 }) },
    };
    const known: KnownFacts = { 'cancellation.attempt': 2 };
    const { answers: started } = retentionFlow.start({ ...parts, facts: known });
    expect(started.fact('cancellation.attempt')).toBe(2);
    // @ts-expect-error a number is asked for
    retentionFlow.start({ ...parts, facts: { 'cancellation.attempt': 'second' } });
    // @ts-expect-error the name is mistyped
    retentionFlow.start({ ...parts, facts: { ...known, 'cancelation.attempt': 2 } });
  });

  it('a failure teaches declared facts', () => {
    const failed = { code: 'CardDeclined', message: 'Your card was declined.' };
    expect(new EffectError({ ...failed, learns: { 'purchase.money': 'none' } }).learns['purchase.money']).toBe('none');
    // @ts-expect-error this is none of the values
    expect(new EffectError({ ...failed, learns: { 'purchase.money': 'gone' } })).toBeInstanceOf(Error);
    // @ts-expect-error the name is mistyped
    expect(new EffectError({ ...failed, learns: { 'purchase.mony': 'none' } })).toBeInstanceOf(Error);
  });

  it('a transition sets declared facts', () => {
    const withParams = checkSetup.createMachine({
      context: flowContext,
      // @ts-expect-error this is none of the values
      entry: { type: 'learnThat', params: { 'purchase.money': 'gone' } },
      // @ts-expect-error the name is mistyped
      exit: { type: 'learnThat', params: { 'purchase.mony': 'none' } },
      on: { SET: { actions: { type: 'learnThat', params: { 'purchase.money': 'none' } } } },
    });
    expect(withParams).toBeDefined();
  });

  it('the account holds what the flows declare of it', () => {
    type OfAccount<Prefix extends string, Account> = {
      [
        Name in keyof Account & string as `${Prefix}${Name}` extends keyof FactTypes ? `${Prefix}${Name}` : never
      ]-?: Exclude<Account[Name], null | undefined>;
    };
    expectTypeOf<OfAccount<'patient.', User>>().toExtend<Partial<FactTypes>>();
    expectTypeOf<OfAccount<'patient.shipping_info.', NonNullable<User['shipping_info']>>>().toExtend<
      Partial<FactTypes>
    >();
  });
});
