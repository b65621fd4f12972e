import { NUMBER, readPlanDay } from './lengths'
import type { PlanningCall } from './planning-wish'
import { readAdding, readReason } from './read-adding'
import { readDrop, readDrops, readSwap } from './read-drop-or-swap'
import { readMove } from './read-move'
import { readNote } from './read-note'
import { readLengthChange, readWhole } from './read-whole-change'
import type { StandingPlan } from './standing-plan'

const NAMES_PLAN = /\b(?:plan|itinerary|programme|program|schedule|pace|stops?|sights?)\b/i
const NAMES_DAY = new RegExp(`\\b(?:day ${NUMBER}|(?:first|second|third|fourth|fifth|last|final) day|\\d(?:st|nd|rd|th) day)\\b`, 'i')
const JOINED =
  /\s*(?:,|;|\.)?\s+(?:and then|and also|and|then|also|plus)\s+(?=(?:please\s+)?(?:drop|remove|skip|add|include|swap|replace|move|put|make|start|leave out|take out|do|shift)\b)|[.;]\s+/i
/** What is to be otherwise in the plan that stands; empty where the words change nothing of it. `original` keeps a note's own spelling. */
export function readPlanChange(words: string, original: string, plan: StandingPlan): PlanningCall[] {
  const note = readNote(original, plan)
  if (note) return [...readPlanChange(beforeNote(words), '', plan), note]
  const isOfPlan = plan.isSpokenOf || NAMES_PLAN.test(words) || NAMES_DAY.test(words)
  return words.split(JOINED).flatMap((clause) => readDrops(clause.trim(), plan) ?? readClause(clause.trim(), plan, isOfPlan) ?? [])
}
/** "Drop the castle, and note for day 1: …" */
function beforeNote(words: string): string {
  return words.slice(
    0,
    Math.max(
      0,
      words.search(/(?:,?\s*\band\s+|[,.;]\s*)(?:please\s+)?(?:(?:add|write|make|put) )?(?:a |the )?(?:notes?|remember|remind)\b/i),
    ),
  )
}

function readClause(clause: string, plan: StandingPlan, isOfPlan: boolean): PlanningCall | null {
  const day = readPlanDay(clause, plan)
  return (
    readSwap(clause, plan, day, isOfPlan) ??
    readDrop(clause, plan, day, isOfPlan) ??
    readMove(clause, plan, day, isOfPlan) ??
    (isOfPlan ? readLengthChange(clause, plan, day) : null) ??
    (isOfPlan ? (readReason(clause, day) ?? readAdding(clause, day) ?? readWhole(clause, plan)) : null)
  )
}
