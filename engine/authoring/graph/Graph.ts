/**
 * A box of a graph, drawn inside its parent where it has one. A state goes by its id in its machine (`visit.profile`), a
 * machine by its own (`visit`), a step by `step:<id>`, a section by `section:<name>`.
 */
export interface GraphNode {
  readonly id: string;
  readonly kind: 'flow' | 'state' | 'decision' | 'effect' | 'section' | 'step' | 'choice' | 'start' | 'end';
  readonly label: string;
  readonly detail?: string;
  readonly parent?: string;
}

/**
 * A way from one box to another. `guard` names the condition under which it is taken; `order` counts from 1 where
 * several ways lead out on the same occasion and the first that holds is taken.
 */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly kind: 'next' | 'always' | 'done' | 'fails' | 'event' | 'back';
  readonly guard?: string;
  readonly order?: number;
  /** What else happens on the way. */
  readonly detail?: string;
}

/** What a named condition of a step set means, in words. */
export interface GraphTerm {
  readonly flow: string;
  readonly name: string;
  readonly meaning: string;
  /** The named conditions that it is made of. */
  readonly uses: readonly string[];
}

/** A flow as boxes and the ways between them. */
export interface Graph {
  readonly name: string;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly legend: readonly GraphTerm[];
}
