import type { CheckoutDraft, DraftSave, KeptDraft, ShownDraft } from './checkout-draft-schema'
import { type DraftFields, draftFields, draftOf, isSameValue } from './draft-fields'

/** So many values that were not kept wait to be looked at; then the oldest go. */
const MOST_OTHERS = 40
/** Filled in along with other fields, and never read by anybody. */
const SILENT = /\.savedPassengerId$/

export const NO_DRAFT: KeptDraft = { passengers: [], billing: {}, version: 0, marks: {}, others: [] }

type Other = { field: string; value: string; by: string }

/**
 * The draft after a save. A field that was typed over without having been seen keeps the value that was typed last; the other one is kept
 * beside it until the traveller has decided. `now` in milliseconds. A save that changes nothing returns the very same draft.
 */
export function mergeDraft(kept: KeptDraft, save: DraftSave, now: number): KeptDraft {
  const { by = '', about = {}, settled = [] } = save
  const fields = draftFields(kept)
  const marks = { ...kept.marks }
  const before = othersOf(kept)
  let others = before.filter(({ field }) => !settled.includes(field))
  // A new draft begins at the time: above all that an open page knows of an older one of the thread, which was deleted meanwhile.
  const version = kept.version === 0 ? now : kept.version + 1
  let isChanged = others.length < before.length

  for (const [field, value] of Object.entries(draftFields(save))) {
    const stored = fields[field]
    if (isSameValue(field, stored, value)) continue
    const { known, ageMs } = about[field] ?? { known: 0, ageMs: 0 }
    const typedAt = now - ageMs
    const mark = marks[field]
    const isUnseen = Boolean(stored) && mark !== undefined && mark.version > known && mark.by !== by
    isChanged = true
    if (isUnseen && mark.typedAt > typedAt) {
      others = withOther(others, { field, value: value ?? '', by })
      continue
    }
    others = others.filter((other) => other.field !== field || other.by !== by)
    if (isUnseen) others = withOther(others, { field, value: stored ?? '', by: mark.by })
    fields[field] = value
    marks[field] = { version, typedAt, by }
  }
  if (!isChanged) return kept
  const open = others.filter(({ field, value }) => fields[field] !== value && value !== '').slice(-MOST_OTHERS)
  return {
    ...withoutEmptyPassports(draftOf(fields)),
    version,
    marks,
    others: open.map(({ field, value, by }) => ({ ...draftOf({ [field]: value }), by })),
  }
}

/** An empty passport is none: nothing has to be sealed for it. */
function withoutEmptyPassports({ passengers, billing }: CheckoutDraft): CheckoutDraft {
  const isEmpty = (passport: object) => Object.values(passport).every((value) => value === '')
  return {
    passengers: passengers.map((passenger) =>
      passenger.passport && isEmpty(passenger.passport) ? { ...passenger, passport: null } : passenger,
    ),
    billing,
  }
}

/** What the forms are given of it. */
export function shownDraft(kept: KeptDraft): ShownDraft {
  return {
    passengers: kept.passengers,
    billing: kept.billing,
    version: kept.version,
    others: othersOf(kept).map(({ field, value }) => ({ field, value })),
  }
}

function othersOf({ others }: KeptDraft): Other[] {
  return others.flatMap(({ by, ...draft }) => {
    const fields: DraftFields = draftFields(draft)
    return Object.entries(fields).map(([field, value]) => ({ field, value: value ?? '', by }))
  })
}

/** One value of a page is enough: what it typed before is the beginning of the same words. */
function withOther(others: Other[], other: Other): Other[] {
  if (SILENT.test(other.field)) return others
  return [...others.filter(({ field, by, value }) => field !== other.field || (by !== other.by && value !== other.value)), other]
}
