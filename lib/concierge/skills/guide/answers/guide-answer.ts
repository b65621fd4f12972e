/**
 * What the guide knows of a topic, as of late 2026. The first sentences hold what matters most, as beside another answer only two are said.
 * `more` is said when the same is asked again; `details` answer narrower questions, by the concepts of the router that a clause must hold
 * ("infant passport"), the first that fits before `say`.
 * `beside` is said with the flights where it is only named, in sentences that no answer repeats.
 */
export type GuideAnswer = { say: string; more: string; beside?: string; details?: readonly (readonly [concepts: string, say: string])[] }
