/** Steering the talk. A word of courtesy weighs little: the bias lets it be heard where nothing else is said. */
export const CONTROL = `
form:control: @off-limits => say:off-limits
form:control: @what-happened => say:what-happened
form:control: @start-over => say:start-over
form:control: @new-mind => say:new-mind
form:control: @search-again => say:search-again
form:control: @undo => say:undo
form:control: @redo => say:redo
form:control: @cancel => say:cancel
form:control: @check-out => say:check-out ;; bias=0.1
form:control: @take ~ @check-out => say:check-out ;; bias=0.1
form:control: @simulated => say:simulated
form:control: @safe-to-pay => say:safe-to-pay
form:control: @who => say:who
form:control: @person => say:person
form:control: @help => say:help
form:control: @summary => say:summary
form:control: @language => say:language
form:control: @saved => say:saved
form:control: @alive => say:are-you-there
form:control: @unsure => say:unsure ;; bias=0.1
form:control: @weary => say:weary
form:control: @thanks => say:thanks ;; bias=0.3
form:control: @goodbye => say:goodbye
form:control: @hello => say:hello ;; bias=0.3
form:control: @no => say:no ;; bias=0.1
form:control: @yes => say:yes ;; bias=0.3
form:control: @back-to ~ {place>from} @to {place>to} => earlier:true
form:control: @back-to ~ {place>place} => earlier:true
form:control: @back-to? ~ @earlier-search @again? => earlier:true
`
