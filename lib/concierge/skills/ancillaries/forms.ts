/** Words allowed between the words of one wish. */
const GAP = '~ ({buy-gap} ~)*'
const AND = '(@and | @or | @comma | @comma @and)'

/**
 * Seats, bags, meals and extras: wishes, questions, removals; for whom and on which flights. Empty items tell where they can be bought
 * (context.ts): `{shop}` always, `{trip-ready}` once every flight has its fare, `{buys-bags}` if bags are bought separately, `{no-pet}` in a
 * sentence without an animal,
 * `{of-bags}` and the like after an answer about them, `{gear-asked}` after the question whose the skis are.
 */
export const ANCILLARIES = `
buy-gap: @for
buy-gap: @on
buy-gap: @in
buy-gap: @of
buy-gap: @with
buy-gap: @to
buy-gap: @by
buy-gap: @buy-take
buy-gap: @it
buy-gap: @them

# Whom it is for.
buy-whom: {mention>people+} (${AND} ~ @for? ~ {mention>people+})* ;; make=buyWhom most=6
buy-whom: {trip-ready} {pn>who} {num>place} ;; make=nthPerson bias=0.1
buy-whom: {trip-ready} @ref-the? {nth>at} {pn>who} ;; make=nthPerson bias=0.1
buy-whom: @ref-the? @other {pn>who} => other:true ;; make=nthPerson
buy-whom: @buy-everyone => everyone:true ;; bias=0.02
buy-whom: (@for-each | @allof | @wholegroup) => everyone:true
buy-whom: @buy-him => him:true
buy-whom: @buy-one-of-us => self:true ;; bias=0.02
buy-owner: @companion-owner => k:companion
buy-owner: @kinchild-owner => k:kin-child
buy-owner: @child-owner => k:child
buy-owner: @infant-owner => k:infant
buy-owner: @grown-owner => k:adult
buy-whom: @whose? {buy-owner>owner}
buy-self: @buy-i => self:true ;; bias=0.03
buy-self: @buy-my ;; bias=-0.02

# Which flights.
buy-way: @ref-the? {slice-ways} ({flight-link}? {slice-ways>also})?
buy-way: @out-there => side:0
buy-way: @oneway => side:0 ;; bias=-0.05
buy-way: @oneway @comma? @ref-the? {slice-ways}
buy-way: {trip-ready} @ref-the? ({nth>nth} | {flight-nth>nth}) (@flight | @buy-leg | @head)
buy-way: {trip-ready} (@flight | @buy-leg) {num>place}
buy-way: @buy-long => length:longest
buy-way: @buy-short => length:shortest
buy-way: {trip-flight>flight}

buy-side: {buy-whom>whom} ;; bias=-0.005
buy-side: @for {buy-whom>whom} ;; bias=0.01
buy-side: {buy-way>way}
buy-side: @for {num>heads} @persons? ;; bias=0.01
buy-side: @buy-except ~ @for? ~ {mention>except+} (${AND} ~ {mention>except+})*
buy-side: @buy-only => only:true
buy-side: @buy-too => too:true
buy-side: @buy-first {pause} ;; bias=0.2
buy-side: @buy-tail => asks:true ;; bias=0.03
# "Can we sit together without paying?" buys nothing.
buy-side: @buy-unpaid => asks:true ;; bias=0.1
buy-side: @inall
buy-side: @afterall
buy-side: @more-people => more:true
# A refusal stands behind its thing: "khidki nahi"; "nahi, aisle" wishes for the aisle.
buy-behind: {buy-side}
buy-behind: @notbehind => drop:true
buy-behind: @buy-carry => carries:true ;; bias=0.01

# Seats.
seat-core: {buy-sure} {buy-seat}?
seat-core: {buy-seat} (~ @buy-tail)? ${GAP} ({buy-sure} | {buy-loose})
seat-core: ({buy-loose} | {buy-sure}) ${GAP} {buy-seat}
seat-core: {buy-loose} @link? {buy-sure>also} ${GAP} {buy-seat}
seat-core: {buy-loose} @link? {buy-sure>also}
seat-core: {buy-sure} {buy-seat} ~ ({buy-sure>also} | {buy-loose>also})
seat-core: {buy-seat} ${GAP} ({buy-sure} | {buy-loose}) ${GAP} ({buy-sure>also} | {buy-loose>also})
seat-core: {trip-ready} {buy-loose} ${GAP} {buy-loose>also}
seat-core: {of-seats} {buy-loose}
seat-core: {of-seats} @buy-cheap
seat-core: {trip-ready} @buy-cheap ~ {buy-seat}
seat-core: {neg} ${GAP} ({buy-seat} ${GAP})? @buy-apart => seat:together
seat-core: ({buy-seat} ${GAP})? @buy-beside ~ {mention>with+} => seat:together ;; make=beside
seat-core: {buy-seat} ${GAP} {buy-whom} @with @buy-us => seat:together
seat-core: {seat-number>numbers+} (${AND}? {seat-number>numbers+})* ;; make=seatNumbers most=8
seat-core: {buy-seat} {any-seat-number>numbers+} (${AND}? ({any-seat-number>numbers+} | {seat-number>numbers+}))* ;; make=seatNumbers most=8 bias=0.05
seat-core: {buy-seat} ${GAP} {seat-number>numbers+} (${AND}? {seat-number>numbers+})* ;; make=seatNumbers most=8
seat-put: {seat-core} ~ (@insteadof | @comma? @not) ${GAP} ({buy-sure>aside} | {buy-loose>aside} | {seat-number>aside}) @buy-seat?
seat-put: (@insteadof | @not) ${GAP} ({buy-sure>aside} | {buy-loose>aside} | {seat-number>aside}) @buy-seat? @comma? @but? ${GAP} {seat-core}
seat-put: {seat-core}

# Bags.
kilos: {num>kg} @hyphen? @kg
kilos: {heavy}
bag-trait: @checked => bag:checked
bag-trait: @more-people => more:true
bag-trait: @pplmod
bag-trait: {kilos}
bag-core: {buys-bags} {cnt>count}? @more-people>more? {bag-trait>traits+}* {buy-bag>noun} (${GAP} {kilos>traits+})? ;; make=bagWish
# "Two bags for all of us together" counts them once.
bag-core: {buys-bags} (@ref-the | @whose) {cnt>count} {bag-trait>traits+}* {buy-bag>noun} ;; make=bagWish
bag-core: {buys-bags} {cnt>count} {bag-trait>traits+}* {buy-bag>noun} ~ @shared>shared ;; make=bagWish bias=0.05
# "No, one suitcase for all of us" puts a number right.
bag-core: {buys-bags} @corr @comma? {cnt>count} {bag-trait>traits+}* {buy-bag>noun} ~ (@shared>shared | @inall>shared) ;; make=bagWish bias=0.5
bag-core: {buys-bags} @shared>shared ~ {cnt>count} {bag-trait>traits+}* {buy-bag>noun} ;; make=bagWish bias=0.05
bag-core: {of-bags} {no-pet} @with? ~ {kilos>traits+} ;; make=bagWish
bag-core: {buys-bags} {no-pet} {cnt>count}? {kilos>traits+} ;; make=bagWish

# Meals.
meal-core: {buy-diet} {buy-meal}?
meal-core: {buy-meal} ${GAP} {buy-diet}
meal-core: {buy-dish} {buy-meal}
meal-core: {buy-diet} {buy-meal}? ~ (@insteadof | @comma? @not) ${GAP} {buy-diet>aside} {buy-meal}?
meal-core: @buy-allergen* @buy-allergy (@to @buy-allergen)?

# Extras.
gear: {buy-gear>name} ;; said
extra-core: @buy-extra
extra-core: {trip-ready} @buy-late-extra
extra-core: (@buy-take | @with) ~ @buy-priority
extra-core: {cnt>count}? @buy-pairs? {gear>gear} ;; make=gearWish
# A seat that nobody sits in: "an extra seat", "the seat next to me for my cello".
extra-core: {cnt>count}? @buy-extra-seat (${GAP} @for ~ @whose? {buy-gear})? ;; make=extraSeatWish bias=0.15
extra-core: {trip-ready} {buy-seat} ~ @for ~ (@whose | @ref-the | @an-article)? {buy-gear} ;; make=extraSeatWish bias=0.15
extra-core: {trip-ready} @buy-seat-by-me (${GAP} (@buy-kept-free | @buy-too)) (${GAP} (@buy-kept-free | @buy-too))* ;; make=extraSeatWish bias=0.3
extra-core: {trip-ready} @buy-seat-by-me ${GAP} @for ~ @whose? {buy-gear} ;; make=extraSeatWish bias=0.3
extra-core: {trip-ready} (@take | @buyseat | @buy-take) ~ @buy-seat-by-me ~ {message-end} ;; make=extraSeatWish bias=0.3
# An animal, where the fares are chosen: taken along, or with its place or its weight.
pet-word: @pet ;; said
pet-noun: (@whose | @ref-the)? {pet-word>pet}
pet-noun: (@whose | @ref-the)? {cnt>count} {pet-word>pet}
pet-noun: (@whose | @ref-the | @an-article)? {kilos>traits+} @hyphen? {pet-word>pet}
pet-link: @comma
pet-link: @and
pet-link: @pron
pet-link: @is-are
pet-link: @pet-weighs
pet-link: @pet-travels
pet-link: @buy-us
# A weight alone tells of an animal; with its place or a verb it is to fly.
pet-link: {buy-gap}
pet-placed: (@buy-adds>adds ~)? {pet-noun>noun} ~ ({pet-link} ~ | {kilos>traits+} ~)* @buy-pet-place>at (~ ({pet-link} ~)* {kilos>traits+})? ;; make=petWish
pet-placed: @with ~ {pet-noun>noun} (~ @comma? ~ {kilos>traits+})? ;; make=petWish
pet-placed: (@buy-take | @buy-carry) ~ {pet-noun>noun} (~ @comma? ~ {kilos>traits+})? ;; make=petWish
pet-placed: @buy-adds>adds ~ {pet-noun>noun} (~ @comma? ~ {kilos>traits+})? ;; make=petWish bias=0.01
pet-placed: {pet-noun>noun} ~ @joins-them ;; make=petWish
pet-bare: {pet-noun>noun} ;; make=petWish

# Nothing but the kind of thing.
bare-thing: {buy-seat} => kind:seats
bare-thing: @buy-seatmap => kind:seats
bare-thing: ({buys-bags} | {kept-some}) {buy-bag} => kind:bags
bare-thing: {buy-meal} => kind:meals
bare-thing: {buy-extras} => kind:extras

buy-thing: {seat-put} => kind:seats
buy-thing: {cnt>count} {seat-put} => kind:seats ;; make=counted bias=-0.01
buy-thing: {cnt>count} {meal-core} => kind:meals ;; make=counted bias=-0.01
buy-thing: @an>article {seat-put} => kind:seats
buy-thing: @an>article {meal-core} => kind:meals
buy-thing: {bag-core} => kind:bags
buy-thing: {meal-core} => kind:meals
buy-thing: {extra-core} => kind:extras
buy-thing: {trip-ready} {bare-thing} ;; bias=-0.05
buy-thing: @buy-choose ~ {buy-seat} => kind:seats ;; bias=-0.01
buy-thing: @buy-seatmap => kind:seats
buy-thing: {trip-ready} {pet-placed} => kind:extras ;; bias=0.2
bare-pet: {extras-bought} {pet-bare} => kind:extras
buy-item: {buy-thing>wish} (${GAP} {buy-behind>said+})*
loose-thing: {buy-loose} => kind:seats
loose-item: {loose-thing>wish} @for ~ {buy-whom>whom} ;; make=looseItem
bare-priority: @buy-priority => kind:extras
drop-item: ({bare-thing>wish} | {bare-priority>wish} | {bare-pet>wish} | {buy-thing>wish}) (${GAP} {buy-behind>said+})*

again-part: {buy-side}
again-part: {buy-self>whom}
buy-open: @buy-ask => asks:true ;; bias=0.05
buy-open: {begins} (@buy-be | @buy-help) => asks:true ;; bias=0.05
buy-open: @may => may:true ;; bias=0.06
buy-open: @buy-allowed => may:true,isLeave:true ;; bias=0.07
buy-open: @buy-carry => carries:true ;; bias=0.01
buy-open: @buy-may ~ {buy-whom>whom} => may:true ;; bias=0.06
buy-open: {buy-side}
buy-open: {buy-self>whom}
buy-open: @buy-same
buy-open: @buy-take
buy-open: (@whose | @ref-the) ~ (@fare-noun | @flight) ~ @means => asks:true ;; bias=0.2
buy-lead: {buy-open}
buy-lead: {buy-open} @comma ;; bias=-0.1
buy-lead: @corr @comma
form:ancillaries: {shop} ({buy-lead>said+} ${GAP})* {buy-item>items+}
form:ancillaries: {shop} {buys-bags} @plusword ~ {buy-item>items+} ;; bias=0.1
form:ancillaries: {shop} ({buy-lead>said+} ${GAP})* {buy-item>items+} ${AND} ~ {cnt>count} @buy-one? ${GAP} {buy-side>then+} (${GAP} {buy-side>then+})* ;; make=bagsAndBags
form:ancillaries: {shop} ({buy-lead>said+} ${GAP})* @buy-drop>how ${GAP} ({buy-side>said+} ${GAP})? {drop-item>items+} ((@and | @or) (@ref-the | @whose)? {drop-item>items+})* => drop:true ;; bias=0.1
form:ancillaries: {shop} ({buy-lead>said+} ${GAP})* {neg} (@more-people | @checked | @ref-the | @whose | @buy-take | @weare)* {drop-item>items+} ((@and | @or) (@ref-the | @whose)? {drop-item>items+})* => drop:true ;; make=droppable bias=0.15
form:ancillaries: {shop} ~ @new-mind @about? ~ {drop-item>items+} => drop:true ;; bias=0.2
form:ancillaries: {shop} {extras-bought} {drop-item>items+} ~ @buy-stays-home => drop:true ;; bias=0.3
form:ancillaries: {shop} {extras-bought} @buy-leave ~ {drop-item>items+} ~ @buy-at-home => drop:true ;; bias=0.3
form:ancillaries: {shop} @buy-give-back ~ (@ref-the | @whose | {buy-side>said+}) ~ {drop-item>items+} @buy-back => drop:true ;; bias=0.15
# The verb behind: "Sitze wieder raus", "seat hata do".
form:ancillaries: {shop} ({buy-lead>said+} ${GAP})* {drop-item>items+} ((@and | @or | @comma) (@ref-the | @whose)? {drop-item>items+})* @comma? ~ ({buy-side>said+} ~)? (@buy-gone | @notbehind {message-end}) => drop:true ;; bias=0.15
# "Not the window after all" gives back what was chosen; "no window" says where not to sit.
form:ancillaries: {shop} ({buy-lead>said+} ${GAP})* {neg} (@ref-the | @whose)* {drop-item>items+} @afterall => drop:true ;; bias=0.2
form:ancillaries: {shop} (@afterall | @corr) @comma? ~ {neg} (@ref-the | @whose)* {drop-item>items+} => drop:true ;; bias=0.1
form:ancillaries: {shop} {buys-bags} {whole} ({buy-lead>said+} ${GAP})* ~ @buy-drop ~ @buy-all @afterall? ~ {message-end} => reply:none ;; bias=-0.3
form:ancillaries: {shop} {buys-bags} {whole} ({buy-lead>said+} ${GAP})* ~ @buy-all ~ @buy-gone ~ {message-end} => reply:none ;; bias=-0.3
form:ancillaries: {shop} {buys-bags} {whole} ~ @buy-give-back ~ @buy-all ~ @buy-back ~ {message-end} => reply:none ;; bias=-0.3
form:ancillaries: {shop} {neg} ~ @more-people {bare-thing>none} => noMore:true ;; bias=0.3
# "A bag for my wife, none for me", "ein Koffer auf dem Hinweg, zurück keiner".
form:ancillaries: {shop} ({buy-lead>said+} ${GAP})* {buy-item>items+} (${AND} | @but | @comma @but) ~ @buy-none ${GAP} {buy-side>without+} (${GAP} {buy-side>without+})* ;; bias=0.1
form:ancillaries: {shop} ({buy-lead>said+} ${GAP})* {buy-item>items+} (${AND} | @but | @comma @but) ~ {buy-side>without+} ~ (@buy-none | @notbehind) ;; bias=0.1
form:ancillaries: {shop} {neg} (@buy-take | @ref-a)* {buy-seat} @afterall? => drop:true ;; make=noSeats bias=0.5

form:ancillaries: {shop} ({buy-lead>said+} ${GAP})* {buy-item>items+} ${AND} ~ {loose-item>items+} ;; bias=0.1
# Short words that go on about what was shown or chosen last.
form:ancillaries: {shop} {of-bags} {whole} (@corr | @comma | @buy-same | @and | @not)* ~ {cnt>count} @buy-one? (${GAP} {buy-side>said+})* ~ {message-end} ;; make=countAlone bias=0.2
form:ancillaries: {shop} {of-any} {whole} (@and | @but | @comma)* ~ (@buy-same ${GAP})? ${GAP} {again-part>again+} (@comma? ${GAP} {again-part>again+})* (@comma? @buy-same)? ~ {message-end} ;; make=againSaid bias=0.2
form:ancillaries: {shop} {gear-asked} {whole} (@buy-only | @yes | @comma)* ${GAP} ({buy-whom>gearFor} | {num>gearCount}) (${GAP} (@buy-too | @buy-us | @ofus | @buy-only))* ~ {message-end} ;; bias=0.25
form:ancillaries: {shop} {pet-told} {whole} (@pron | @pet | @whose | @ref-the | @is-are | @pet-weighs | @yes | @corr | @comma)* ~ {kilos>petWeight} ~ @with-carrier? ~ @afterall? ~ {message-end} ;; bias=0.6

# Short answers to what was offered or shown.
form:ancillaries: {shop} {kind-asked} {whole} (@buy-take | @corr | @comma | @yes)* ~ (@buy-all | @buy-each) ~ {message-end} => reply:all ;; bias=0.2
form:ancillaries: {shop} {side-asked} (@yes | @comma)* ~ (@buy-any | @buy-cheap | @buy-each) ~ => reply:any ;; bias=0.2
form:ancillaries: {shop} {buy-offered} {whole} (@yes | @comma | @buy-only)* ~ (@buy-take | @take | @buy-give-back) ~ (@it | @them | @buy-it) => reply:it ;; bias=0.2
form:ancillaries: {shop} {buy-offered} {whole} (@yes | @comma | @buy-only)* ~ (@buy-take | @take) ~ @buy-one {message-end} => reply:one ;; bias=0.2
form:ancillaries: {shop} {told-lost} ~ (@buy-take | @take | @buy-give-back) ~ (@it | @them | @buy-it | @buy-all | @buy-each) => reply:again ;; bias=0.3
form:ancillaries: {shop} {price-shown} ~ @buy-dear => reply:too-dear ;; bias=0.2

# What the trip holds.
form:ancillaries: {shop} {buys-bags} @buy-where-sit => about:seats ;; bias=0.1
form:ancillaries: {shop} {buys-bags} @buy-where-sit ${GAP} (@buy-together | {buy-sure>at} | {buy-loose>at}) => about:seats ;; bias=0.1
form:ancillaries: {shop} {buys-bags} @buy-where ${GAP} {buy-whom>of} ~ @buy-sits => about:seats ;; bias=0.1
form:ancillaries: {shop} {buys-bags} (@which | @buy-ask) ~ {bare-thing>kind} ~ (@buy-had | {buy-whom>of} @buy-had | @buy-had ~ {buy-whom>of}) ~ @buy-take? ;; make=aboutKind bias=0.2
form:ancillaries: {shop} {buys-bags} (@which | @buy-ask) ~ @buy-my-things ~ {bare-thing>kind} ;; make=aboutKind bias=0.1
form:ancillaries: {shop} ({buys-bags} | {kept-some}) @howmany ~ {bare-thing>kind} ~ (@buy-is-it | @buy-had | {buy-whom>of} @buy-had) ~ ;; make=aboutKind bias=0.4
form:ancillaries: {shop} {buys-bags} {begins} @buy-be ~ ({buy-whom>of} | @buy-mine) ~ {buy-seat}? ~ @an-article? ({buy-sure>at} | {buy-loose>at}) {buy-seat}? ~ {message-end} => about:seats ;; bias=0.45
form:ancillaries: {shop} {buys-bags} {begins} @buy-had ~ @an-article? ({buy-sure>at} | {buy-loose>at}) {buy-seat}? ~ {message-end} => about:seats ;; bias=0.45
form:ancillaries: {shop} {buys-bags} @buy-help ~ @buy-price ~ @buy-includes ~ (@ref-the | @whose)* ({buy-thing>kind} | {bare-thing>kind}) (@buy-inside | @buy-price)* ~ => inPrice:true ;; make=aboutKind bias=0.5
form:ancillaries: {shop} {buys-bags} @buy-be ~ (@ref-the | @whose)* ({buy-thing>kind} | {bare-thing>kind}) @buy-tail? @buy-inside @buy-price ~ => inPrice:true ;; make=aboutKind bias=0.5
form:ancillaries: {shop} {buys-bags} @buy-be ~ (@ref-the | @whose)* ({buy-thing>kind} | {bare-thing>kind}) @buy-includes @buy-inside? @buy-price ~ => inPrice:true ;; make=aboutKind bias=0.5
# A meal may lie in the fare that is chosen.
form:ancillaries: {shop} {buys-bags} @buy-be ~ (@ref-the | @ref-a | @whose)* ({buy-thing>kind} | {bare-thing>kind}) @buy-includes ~ => inPrice:true ;; make=aboutMeals bias=0.5
form:ancillaries: {shop} {buys-bags} @buy-help ~ @buy-us ~ @buy-take ~ (@ref-the | @ref-a)* ({buy-thing>kind} | {bare-thing>kind}) ~ {message-end} => inPrice:true ;; make=aboutMeals bias=0.5
form:ancillaries: {shop} {buys-bags} @buy-is-there ~ (@ref-the | @whose)* ({buy-thing>kind} | {bare-thing>kind}) ~ @on-booking ~ => onBooking:true ;; make=aboutKind bias=0.6
form:ancillaries: {shop} {buys-bags} {of-bags} @buy-is-there ~ @it ~ @on-booking ~ => about:bags,onBooking:true ;; bias=0.6
form:ancillaries: {shop} {buys-bags} {of-seats} @buy-is-there ~ @it ~ @on-booking ~ => about:seats,onBooking:true ;; bias=0.6
form:ancillaries: {shop} {buys-bags} {of-meals} @buy-is-there ~ @it ~ @on-booking ~ => about:meals,onBooking:true ;; bias=0.6
form:ancillaries: {shop} {buys-bags} @if-not @comma? @adds-it => addsMissing:true ;; bias=0.6
form:ancillaries: {shop} {buys-bags} @buy-what-eat => about:meals ;; bias=0.1
form:ancillaries: {shop} {buys-bags} @buy-what-added ~ => about:all ;; bias=0.3
form:ancillaries: {shop} {buys-bags} @howmuch ~ ({bare-thing} ((@and | @comma) ~ {bare-thing})* | @buy-everything) ~ @buy-in-all => sum:true ;; bias=0.2
form:ancillaries: {shop} {buys-bags} (@total-price | @howmuch) ${GAP} @the-those? {buy-extras} => sum:true ;; bias=0.2
form:ancillaries: {shop} {buys-bags} (@howmuch | @which) ~ {bare-thing} ~ @buy-come-to => sum:true ;; bias=0.2
form:ancillaries: {shop} {buys-bags} (@howmuch | @which) ~ @buy-did ~ {bare-thing} ~ @buy-tail => sum:true ;; bias=0.2
form:ancillaries: {shop} {buys-bags} @howmuch ~ @buy-spent => sum:true ;; bias=0.2
form:ancillaries: {shop} (@may | @buy-later)* ~ @buy-change ~ @ref-the? {bare-thing} ${GAP} @buy-later => later:true ;; bias=0.1
form:ancillaries: {shop} @may ~ @buy-later ~ @buy-change ~ @ref-the? {bare-thing} => later:true ;; bias=0.1
form:ancillaries: {shop} {begins} @buy-be? ~ {bare-thing} ${GAP} @buy-paid => later:true ;; bias=0.1
`
