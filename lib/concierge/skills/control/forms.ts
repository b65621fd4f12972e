/** Steering the conversation. A courtesy weighs little: the bias makes it count when nothing else is said. */
export const CONTROL = `
form:control: @off-limits => say:off-limits
form:control: (@show-list | @take) ~ (@fares-noun | @fare-noun | @flight | @them | @it)? ~ @free-ride => say:off-limits ;; bias=0.4
form:control: @what-happened => say:what-happened
form:control: @start-over => say:start-over
form:control: @new-mind => say:new-mind
form:control: @search-again => say:search-again
form:control: @hold-on => holds:true ;; bias=-0.1
form:control: @undo => say:undo
form:control: @redo => say:redo
form:control: @cancel => say:cancel
form:control: @cancel-alone => say:cancel,onlyAlone:true
form:control: @again-alone => say:search-again,onlyAlone:true
form:control: @pay-alone => say:check-out,onlyAlone:true ;; bias=0.3
form:control: @help-alone => say:help,onlyAlone:true
form:control: @check-out => say:check-out ;; bias=0.6
form:control: @take ~ @check-out => say:check-out ;; bias=0.6
# "Dann nur die Flüge, zur Kasse" leaves the rest out.
form:control: @only-so ~ @ref-the? (@flight | @flights | @fares-noun) @comma? ~ (@check-out | @pay-alone) => say:check-out ;; bias=0.8
# "Direkt zur Kasse" wants no direct flight.
form:control: @straight-on (@to | @ref-the)* ~ (@check-out | @pay-alone) => say:check-out ;; bias=0.7
# What is put off to another day names no day of travel.
form:control: (@check-out | @pay-alone) ~ (@on | @before | @after | @in)* ({day>later} | {when>later}) => say:pay-later ;; bias=0.7
form:control: @unsure ~ (@on | @before | @after | @in)* {day>later} => say:unsure
form:control: @simulated => say:simulated
form:control: @safe-to-pay => say:safe-to-pay
form:control: @who-are-you => say:who
form:control: @talk-to-person => say:person
form:control: @help => say:help
form:control: @summary => say:summary
form:control: @language => say:language
form:control: @order => say:order
form:control: @saved => say:saved
form:control: @alive => say:are-you-there
form:control: @let-be => say:let-be
form:control: @unsure => say:unsure ;; bias=0.1
form:control: @weary => say:weary
form:control: @dislike => say:dislike ;; last bias=0.2
form:control: @unchanged => say:unchanged ;; last bias=0.2
form:control: @thanks => say:thanks ;; bias=0.3
# Nice is also a city.
form:control: @nicely @comma @thanks => say:thanks ;; bias=0.6 not-after=@to,@from,@in
form:control: @goodbye => say:goodbye
# What is left for another day names no day of travel.
form:control: @parting ~ (@on | @before | @after | @in)* ({day>later} | {when>later}) => say:goodbye ;; bias=0.7
form:control: @hello => say:hello ;; bias=0.3
form:control: @no-alone ~ {pause} => say:no ;; bias=0.25
form:control: @removal ~ (@it | @that | @pronoun) => say:yes ;; asked=lift
form:control: (@it | @that | @pronoun | @onefilter) ~ @removalbehind => say:yes ;; asked=lift
form:control: @removed-it => say:yes ;; asked=lift
# What was added last is given back.
form:control: {bought-some} @put-off @again-alone? => say:undo ;; bias=0.5
form:control: {bought-some} @removal @it @again-alone? ({pause} | @and | @politely) => say:undo ;; bias=0.5
form:control: {bought-some} @removal? @it ~ @removalbehind @again-alone? => say:undo ;; bias=0.5
form:control: @no => say:no ;; bias=0.25
form:control: @yes => say:yes ;; bias=0.3
# How many flights an offered removal of a filter gives.
form:control: @yes @comma? ~ @show-list? ~ {lifted-count} ~ (@flight | @flights) => say:yes ;; bias=0.8
form:control: @back-to ~ {place>from} @to {place>to} => earlier:true
form:control: @back-to ~ {place>place} => earlier:true
form:control: @back-to? ~ @earlier-search @list-again? => earlier:true
`
