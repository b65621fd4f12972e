import type { Situation } from '@/lib/travel/trip/situation'
import type { ClashCosts } from '../grammar/cover'
import type { Helpers } from '../grammar/rules'

/** What the grammar knows of a skill: its rules, the arithmetic that they name, and what a second value of a slot costs. */
export type SkillGrammar = { rules: string; helpers: Helpers; costs: ClashCosts }

/** What the frames of a message are folded with: the trip and the calendar day as they stood when it was written. */
export type FoldContext = { today: string; situation: Situation; asked: ReadonlySet<string> }
