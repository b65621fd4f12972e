import type { ClashCosts } from '../../grammar/cover'

/** Several needs in one message don’t compete. */
export const MEMORY_COSTS: ClashCosts = { lasting: 0 }

/** What somebody in the party cannot do without, whatever is searched. What they like is read as wishes for a place (suggest). */
export const MEMORY = `
form:memory: (@pron? @is-are? | @speaker | @kin)? (@needs-has | @with)* ~ @lasting-need
form:memory: @no-longer ~ @lasting-need>noLonger ;; bias=0.1
form:memory: @no-longer ~ @liking>noLonger ;; bias=0.1
form:memory: @liking>noLonger ~ @no-longer ;; bias=0.1
`
