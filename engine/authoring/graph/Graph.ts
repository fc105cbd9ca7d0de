/**
 * A box of a graph, inside its parent if it has one. Ids: a state has its id in its machine (`visit.profile`), a
 * machine its own id (`visit`), a step `step:<id>`, a section `section:<name>`.
 */
export interface GraphNode {
  readonly id: string;
  readonly kind: 'flow' | 'state' | 'decision' | 'effect' | 'section' | 'step' | 'choice' | 'start' | 'end';
  readonly label: string;
  readonly detail?: string;
  readonly parent?: string;
}

/**
 * An edge between two boxes. `guard` names its condition. If several edges leave a box on the same event, `order`
 * counts them from 1; the first whose guard passes is taken.
 */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly kind: 'next' | 'always' | 'done' | 'fails' | 'event' | 'back';
  readonly guard?: string;
  readonly order?: number;
  /** Additional text, such as the actions of the transition. */
  readonly detail?: string;
}

/** A named condition of a step set, with its meaning as text. */
export interface GraphTerm {
  readonly flow: string;
  readonly name: string;
  readonly meaning: string;
  /** The named conditions that it uses. */
  readonly uses: readonly string[];
}

/** A flow as boxes and edges. */
export interface Graph {
  readonly name: string;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly legend: readonly GraphTerm[];
}
