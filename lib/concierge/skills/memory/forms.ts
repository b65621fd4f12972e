import type { ClashCosts } from '../../grammar/cover'

/** Several needs in one message don’t compete. */
export const MEMORY_COSTS: ClashCosts = { lasting: 0 }

/** What somebody in the party cannot do without, whatever is searched. What they like is read as wishes for a place (suggest). */
export const MEMORY = `
form:memory: (@pron? @is-are? | @speaker | @kin)? (@needs-has | @with)* ~ @lasting-need
# "She doesn't need a wheelchair", "forget the pram": a need that is denied, whether it stood or not.
need-denied: (@no-longer | @takeback | @dropword | @neednot | {neg}) ~ @needs-has? (@the | @ref-the | @whose)* ~
need-thing: @lasting-need
need-thing: @special
need-thing: @assist-thing => need:wheelchair
need-thing: @carriage
form:memory: (@pron | @speaker | @kin | @nobody)? ~ {need-denied} {need-thing>noLonger} (@needed | @afterall)* ;; bias=0.6
form:memory: {need-thing>noLonger} ~ (@not ~ @needed | @matternot | @denied-behind) @afterall? ;; bias=0.6
form:memory: (@pron | @speaker | @kin)? ~ @help-denied>noLonger @afterall? ;; bias=0.3
form:memory: (@pron | @speaker | @kin)? ~ @walks-well>noLonger @afterall? ;; bias=0.3
form:memory: @no-longer ~ @liking>noLonger ;; bias=0.1
form:memory: @liking>noLonger ~ (@no-longer | @matternot | @denied-behind) ;; bias=0.3
`
