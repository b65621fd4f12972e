import { refersBack } from './refers-back'
import type { Unit } from './text-units'

type Outcome = { shown: Unit[]; dropped: Unit[] }

/** A heading, a line in bold alone, or words that end in a colon: they promise something. */
const LEADS_ON = /^\s*#{1,6}\s|^\s*\*\*[^*]+\*\*:?$|[:：]["'”’»*_)]*$/

/**
 * Keeps a text whole where parts of it are dropped: what leads to nothing goes too, and so does what would refer to something that is not
 * there. What leads on waits for what follows it.
 */
export function createCleanText() {
  let leads: Unit[] = []
  let hasDroppedBelow = false
  let isOrphaned = false

  function takeLeads(): Unit[] {
    const taken = leads
    leads = []
    hasDroppedBelow = false
    return taken
  }

  return {
    takeLeads,
    isWaiting: () => leads.length > 0,
    keep(unit: Unit): Outcome {
      if (isOrphaned && unit.kind === 'sentence' && refersBack(unit.text)) return { shown: [], dropped: [unit] }
      isOrphaned = false
      // Below a list of which an item is left, or none, something else begins.
      const isOver = hasDroppedBelow && unit.kind === 'sentence'
      const dropped = isOver ? takeLeads() : []
      if (unit.kind === 'sentence' && LEADS_ON.test(unit.text.trimEnd())) {
        leads.push(unit)
        return { shown: [], dropped }
      }
      return { shown: [...takeLeads(), unit], dropped }
    },
    drop(unit: Unit): Outcome {
      isOrphaned = true
      hasDroppedBelow = leads.length > 0
      return { shown: [], dropped: [unit] }
    },
    /** The text is over: a card may follow what leads on. */
    end(): Outcome {
      isOrphaned = false
      return hasDroppedBelow ? { shown: [], dropped: takeLeads() } : { shown: takeLeads(), dropped: [] }
    },
  }
}
