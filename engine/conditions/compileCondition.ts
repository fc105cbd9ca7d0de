import type { Value } from '#schemas/flow/answer.ts';
import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';

/** True, false, or undefined when a missing value leaves the result unknown. */
export type Truth = boolean | undefined;

/** A compiled condition: a function of the object that holds the values. */
export type Test<View> = (view: View) => Truth;

/** How a condition looks up its references and named conditions. Both functions throw on an unknown name. */
export interface Scope<View> {
  ref(name: string): (view: View) => Value | undefined;
  condition(name: string): Test<View>;
}

const not = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);

const same = (operand: Literal) => (value: Value) => value === operand;

const oneOf = (operand: readonly Literal[]) => (value: Value) => operand.some((one) => one === value);

const member = (operand: Literal) => (value: Value) => Array.isArray(value) && value.some((one) => one === operand);

/** A limit compared with anything but a number is unknown. */
const limit =
  (holds: (value: number) => boolean) =>
  (value: Value): Truth =>
    typeof value === 'number' ? holds(value) : undefined;

function checksOf(asked: Comparison): Test<Value>[] {
  const { is, isNot, in: among, notIn, atLeast, atMost, moreThan, lessThan, includes } = asked;
  const checks: Test<Value>[] = [];
  if (is !== undefined) checks.push(same(is));
  if (isNot !== undefined) checks.push((value) => value !== isNot);
  if (among !== undefined) checks.push(oneOf(among));
  if (notIn !== undefined) checks.push((value) => !oneOf(notIn)(value));
  if (atLeast !== undefined) checks.push(limit((value) => value >= atLeast));
  if (atMost !== undefined) checks.push(limit((value) => value <= atMost));
  if (moreThan !== undefined) checks.push(limit((value) => value > moreThan));
  if (lessThan !== undefined) checks.push(limit((value) => value < lessThan));
  if (includes !== undefined) checks.push(member(includes));
  return checks;
}

function all<View>(tests: readonly Test<View>[]): Test<View> {
  const [only] = tests;
  if (only && tests.length === 1) return only;
  return (view) => {
    let truth: Truth = true;
    for (const test of tests) {
      const one = test(view);
      if (one === false) return false;
      if (one === undefined) truth = undefined;
    }
    return truth;
  };
}

const any = <View>(tests: readonly Test<View>[]): Test<View> => {
  const none = all(tests.map((test) => (view: View) => not(test(view))));
  return (view) => not(none(view));
};

function comparison<View>(read: (view: View) => Value | undefined, asked: Literal | Comparison): Test<View> {
  if (typeof asked !== 'object')
    return (view) => {
      const value = read(view);
      return value === undefined ? undefined : value === asked;
    };
  const { answered } = asked;
  const checks = checksOf(asked);
  const onValue = all(checks);
  const compared: Test<View> = (view) => {
    const value = read(view);
    return value === undefined ? undefined : onValue(value);
  };
  if (answered === undefined) return compared;
  const asksAnswered: Test<View> = (view) => (read(view) !== undefined) === answered;
  return checks.length === 0 ? asksAnswered : all([asksAnswered, compared]);
}

/**
 * Compiles a condition into a closure with Kleene's three-valued logic: a comparison with a missing value is unknown,
 * `all` is false once one part is false, `any` is true once one part is true.
 */
export function compileCondition<View>(condition: Condition, scope: Scope<View>): Test<View> {
  if (typeof condition === 'string') return scope.condition(condition);
  if (isGroup(condition, 'all')) return all(condition.all.map((one) => compileCondition(one, scope)));
  if (isGroup(condition, 'any')) return any(condition.any.map((one) => compileCondition(one, scope)));
  if (isNegation(condition)) {
    const test = compileCondition(condition.not, scope);
    return (view) => not(test(view));
  }
  return all(Object.entries(condition).map(([ref, asked]) => comparison(scope.ref(ref), asked)));
}

/** Whether a condition is an `all` or `any` group. The schema forbids these names for references. */
export const isGroup = <K extends 'all' | 'any'>(
  condition: object,
  name: K,
): condition is { readonly [P in K]: readonly Condition[] } => name in condition;

/** Whether a condition is a negation. */
export const isNegation = (condition: object): condition is { readonly not: Condition } => 'not' in condition;
