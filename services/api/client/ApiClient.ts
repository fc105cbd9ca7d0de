import type { Options } from 'ky';
import type { paths } from './ApiTypes.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** `/users/{}/user/{}/patient`: a path of the OpenAPI document without the names of its parameters. */
type Unnamed<Path> = Path extends `${infer Before}{${string}}${infer After}` ? `${Before}{}${Unnamed<After>}` : Path;

/** The operations of the OpenAPI document by method and path. */
type Operations = {
  [M in Method]: {
    [Path in keyof paths as paths[Path] extends { [Name in M]: object } ? Unnamed<Path> : never]: paths[Path][M];
  };
};

/** What follows a segment in those paths that begin with it. */
type Below<Paths, Segment extends string> = Paths extends `/${Segment}`
  ? ''
  : Paths extends `/${Segment}/${infer Rest}`
    ? `/${Rest}`
    : never;

/** Which of the paths a call means, segment by segment; never where it means none. */
type Meant<Called, Paths, Before extends string = ''> = Called extends ''
  ? '' extends Paths
    ? Before
    : never
  : Called extends `/${infer Segment}/${infer Rest}`
    ? Through<Segment, `/${Rest}`, Paths, Before>
    : Called extends `/${infer Segment}`
      ? Through<Segment, '', Paths, Before>
      : never;

/** A segment that is known only when the page runs is a parameter; another one may be, where no path names it. */
type Through<Segment extends string, Rest, Paths, Before extends string> = {} extends { [Name in Segment]: unknown }
  ? Meant<Rest, Below<Paths, '{}'>, `${Before}/{}`>
  : Meant<Rest, Below<Paths, Segment>, `${Before}/${Segment}`> extends infer Named
    ? [Named] extends [never]
      ? Meant<Rest, Below<Paths, '{}'>, `${Before}/{}`>
      : Named
    : never;

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;

type KeyOf<M extends Method, Path extends string> = Path extends string
  ? Meant<`/${WithoutQuery<Path>}`, keyof Operations[M]>
  : never;

/** The operation that a call means; never where there is none. */
type Operation<M extends Method, Path extends string> = Operations[M][KeyOf<M, Path> & keyof Operations[M]];

/** Those of some paths that no operation of the method has. */
type Unknown<M extends Method, Path extends string> = Path extends string
  ? [KeyOf<M, Path>] extends [never]
    ? Path
    : never
  : never;

/** A path that an operation of the method has. For another one, the type is what the compiler then says of it. */
type Known<M extends Method, Path extends string> = [Unknown<M, Path>] extends [never]
  ? Path
  : `the API has no ${Uppercase<M>} /${Unknown<M, Path>}`;

type Success = 200 | 201 | 202 | 204;

type Json<Holder> = Holder extends { content: { 'application/json': infer Held } } ? Held : never;

type JsonOrNone<Held> = [Held] extends [never] ? 'the operation answers without JSON' : Held;

/** What an operation answers with where it succeeds. */
type Content<Op> = [Op] extends [never]
  ? never
  : Op extends { responses: infer Responses }
    ? JsonOrNone<{ [Status in keyof Responses & Success]: Json<Responses[Status]> }[keyof Responses & Success]>
    : never;

/** What is optional may be undefined: that is left out of what is sent. */
type Missing<T, Name extends keyof T> = {} extends Pick<T, Name> ? undefined : never;

/** What may be given for something that is sent. */
type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Sent<T[Name]> | Missing<T, Name> }
    : T;

/** What may be given for a parameter of the address, which is sent as text. */
type AsText<T> = T | (string extends T ? number : T extends `${infer Said extends boolean}` ? Said : never);

/** The parameters of an address by their names, or as pairs, whose names nobody checks. */
type Searched<Query> =
  | { readonly [Name in keyof Query]: AsText<Query[Name]> | Missing<Query, Name> }
  | (string | number)[][];

type Search<Op> = Op extends { parameters: { query: infer Query } }
  ? { readonly searchParams: Searched<Query> }
  : Op extends { parameters: { query?: infer Query } }
    ? { readonly searchParams?: [Query] extends [never] ? never : Searched<Query> }
    : never;

type Body<Op> = Op extends { requestBody: { content: { 'application/json': infer Held } } }
  ? { readonly json: Sent<Held> }
  : { readonly json?: never };

type Asked<Op> = Search<Op> & Body<Op>;

type Given<Op> = Omit<Options, keyof Asked<Op>> & Asked<Op>;

/** What is given beside the path: it may be left out where the operation asks for nothing. */
type Beside<Op> = [Op] extends [never]
  ? [options?: Options]
  : {} extends Asked<Op>
    ? [options?: Given<Op>]
    : [options: Given<Op>];

/** A response that is under way, and its content. */
interface Answer<Held> extends Promise<Response> {
  json(): Promise<Held>;
  blob(): Promise<Blob>;
}

/**
 * Calls the API, by the operations of its OpenAPI document. A call names its method and its path, as text in which ids stand
 * for parameters. What it has to send, and what `json()` answers, follows from that, for the compiler alone: nothing of it
 * reaches a browser. A function that makes a path says `as const`, or its path is any text, which means no operation.
 */
export type ApiClient = {
  readonly [M in Method]: <Path extends string>(
    path: Known<M, Path>,
    ...options: Beside<Operation<M, Path>>
  ) => Answer<Content<Operation<M, Path>>>;
};
