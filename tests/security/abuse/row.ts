import type { AbuseWorld } from './abuse-world'

/** A test that stands elsewhere, by its file and its exact title. */
export type Named = { file: string; title: string }
/** A proof that is run right here, in a world of its own. */
export type Shown = { shows: string; prove: (world: AbuseWorld) => Promise<void> }

/** One row of the abuse matrix: what is sent, and what the product answers. `because` says why that is not what the matrix names. */
export type AbuseRow = { row: number; input: string; answer: string; because?: string; proofs: (Named | Shown)[] }
