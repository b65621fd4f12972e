/** Who travels, in which cabin, with how many bags. Words stand in the lexicon. */
export const PARTY = `
old: {num>y} @dash? @yearsold ;; make=yearsOld
old: {num>m} @dash? @monthsold ;; make=monthsOld
old: {num>w} @dash? @weeksold ;; make=newborn
age: {old}
age: {num>y} ;; make=bareAge
oneage: @number @is? {age>ages+} @comma? @and? @the? (@number | @more) @number? @is? {age>ages+}
agelist: {age>ages+} ((@comma? @and? | @slash | @or) ~ {age>ages+})? ((@comma? @and? | @slash | @or) ~ {age>ages+})? ((@comma? @and? | @slash | @or) ~ {age>ages+})? ((@comma? @and? | @slash | @or) ~ {age>ages+})? ;; make=ageList most=4
agelist: {oneage} ;; make=ageListSaid
agelist: @both {age>ages+} ;; make=ageList
agesaid: (@lpar | @comma | @colon | @dash | @of | @is | @pron @is | @both)* {agelist} @rpar? ;; most=4
agesaid: (@lpar | @comma | @colon | @is | @both | @who | @the)* @aged (@of | @colon | @is | @between | @both)* {agelist} @rpar? => marked:true ;; most=4

cnt: @an
cnt: {num} ;; bias=-0.01
cnt: @another {num>n2}? => more:true,art:a ;; make=another
cnt: {num} @times
cnt: {num} @more => more:true
cnt: @more {num} => more:true
cnt: {num} @fewer => fewer:true
pn: @grown => k:adult
pn: @person => k:person
pn: @ticket => k:seat
pn: @companion => k:companion
pn: @child => k:child
pn: @kinchild => k:kin-child
pn: @infant => k:infant
pn: @pet => k:pet
pnowner: @companion-owner | @kinchild-owner | @child-owner | @infant-owner | @grown-owner | @pet-owner
mention: (@the | @whose | @the @whose)? {cnt}? @whose? @pplmod* {pn} @more? @fewer>less? {agesaid>after}? ;; make=mention
mention: (@the | @whose)? {cnt}? {old>pre} @dash? @pplmod* {pn} ;; make=mention
mention: (@the | @whose) {cnt}? {old>pre} @more? ;; make=oldPerson
mention: {cnt} {old>pre} @more? ;; make=oldPerson
mention: {old>pre} ;; make=oldPerson bias=-0.2
mention: @the? {age>first} (@comma? @and | @comma) @the? {old>pre} ;; make=oldPeople
mention: @whose? {pnowner} @pplmod* {pn} => owned:true,art:whose ;; make=mention
mention: @the? @pplmod? (@eldest | @youngest) ;; make=mention
mention: @speaker ;; make=mention
mention: @only>only? @the? {num} @ofus => k:person,total:true ;; make=mention
mention: @only>only? @the? @bothofus => k:person,total:true ;; make=mention
mention: @us {num} => k:person,total:true ;; make=mention
mention: @us {pn} {num} => k:person,total:true ;; make=mention
mention: @couple => k:person,total:true ;; make=mention
mention: (@an | @the | @whose)? @pplmod* @group @of {num} => k:person,total:true ;; make=mention
mention: (@an | @the | @whose)? @pplmod* @group @of {num} {pn>sort} => total:true ;; make=groupOf
mention: {num} @ofthem? @is @the? @an? @pplmod* {pn} {agesaid>after}? => part:true ;; make=part
mention: {num} @ofthem (@is | @the | @an)* @pplmod* {pn} {agesaid>after}? => part:true ;; make=part
mention: {num} @for @an? @pplmod* {pn} => part:true ;; make=part
mention: {num} @ofthem? @under {num>limit} ;; make=under bias=-0.3
code: {digits} @adt ;; make=coded
code1: {digits} @adt1 ;; make=coded
code1: {code}
person: {mention}
person: {mention} @bythen
person: {mention} (@comma | @lpar)? (@who | @needs | @with | @in | @an | @is)* @ownseat @rpar? => own:true
person: {mention} (@comma | @lpar)? (@who | @is)* @lap @rpar? => lap:true
person: {code}
joint: @comma? (@and | @joinwith | @plussign | @add) => joint:true
joint: @comma
joint: @slash
joint: @lpar
grp: {person>people+} @rpar? ({joint}? {person>people+})? ({joint}? {person>people+})? ({joint}? {person>people+})? ({joint}? {person>people+})? ({joint}? {person>people+})? ({joint}? {person>people+})? @rpar? ;; make=group most=4
grp: {person>people+} @comma? @including ~ {person>parts+} ({joint} {person>parts+})? ({joint} {person>parts+})? ;; make=group
grp: {code1>people+} {joint}? {code1>people+} ({joint}? {code1>people+})? ;; make=group
joined: {person>people+} ((@and | @or | @plussign | @not) {person>people+})? ((@and | @or | @plussign | @not) {person>people+})? => joint:true ;; make=group most=4
grp: @speaker @comma? (@and | @plussign | @joinwith | @add) {num>others} ;; make=meAnd bias=-0.1
grp: {digits>a} @plussign {digits>c} (@plussign {digits>i})? (@child)? ;; make=plus

form:party: {grp>party}
form:party: @with ~ {grp>party} => lead:with
form:party: @for ~ {grp>party} => lead:for
form:party: @add ~ {grp>party} => standing:more
form:party: {grp>party} @comma? @is? @joins @afterall? => standing:more
form:party: (@not | @dropword | @fewer | @minus) (@more)* ~ {joined>party} (@stays | @joins | @travels)? @afterall? => standing:fewer
form:party: {grp>party} @is? ~ @stays (@alonewith | @joinwith {person>host})? @afterall? => standing:fewer
form:party: {grp>party} @is? ~ @travels => lead:travels
form:party: {grp>party} @comma? @is? ~ @unaccompanied => noAdults:true ;; make=youngAlone
form:party: @visit ~ {grp>party} => standing:apart
form:party: {grp>party} @spoken => standing:apart
form:party: {num>some} @is? @stays @afterall? ;; make=someStay
form:party: ~ {pnowner} => apart:true
form:party: @in ~ @pplmod* {num>decade} @decade => apart:true ;; make=apart
form:party: (@pron? @is? | @speaker)? (@needs | @with)* ~ @special
form:party: ({num>n1} @is)? {cnt>n2}? {pn>sort} @thing ;; make=apart
form:party: @row {grp>party} => standing:apart
form:party: @iam {old>age} ;; make=apart
form:party: @thatmakes @thatmakes? {grp>party} => standing:result ;; make=result
form:party: @corr (@comma | @corr | @thatmakes)* {grp>party} => standing:result ;; make=result
form:party: {pn>sort} @hold? (@is | @colon) (@is | @colon)? {num} {agesaid>after}? ;; make=listed
form:party: @weare @only? {num} (@travels | @wego)? => total:true,several:true ;; weak make=bareTotal
form:party: @for @only? {digits} => total:true ;; weak make=bareTotal
form:party: @for @the? @only? {num} => total:true,several:true ;; weak make=bareTotal
form:party: @thatmakes {num} => total:true,result:true ;; weak make=bareTotal
form:party: {cnt>oneMore} ;; weak make=oneMore
form:party: (@ordinal | {cnt}) @ticket @for ~ @cargo => extraSeats:1
form:party: (@corr | @sorry) (@comma | @corr | @sorry | @thatmakes | @only)* {num>right} ;; weak make=corrected
form:party: @not {num>wrong} {pn}? @comma? @notbut? {num>right} {pn}? ;; make=corrected
form:party: {num>right} {pn}? @comma? (@not | @classdown) {num>wrong} ;; make=corrected
form:party: @pron @is? {agelist>childAges} @bythen? ;; make=pronounAges
form:party: {oneage} ;; make=pronounAges
form:party: (@sorry | @comma)* {old>l+} ;; make=aloneAge weak
form:party: {agelist} ;; make=askedAges asked=childAges
form:party: @speaker? @is? @alone => alone:true
form:party: @wholegroup => apart:true
form:party: @allof => apart:true

hedge: @hedge @tohave? ~ => soft:true
cab: @cabin @cabinword?
cab: @barecabin @cabinword
cab: @barecabin ;; asked=cabin
cabnext: {cab}
cabnext: @barecabin
form:party: (@in | @out)* {cab>cabin} {hedge}? ;; make=cabin
form:party: {hedge} (@in | @out)* {cab>cabin} ;; make=cabin
form:party: (@in | @out)* {cab>any+} (@comma? @or) (@in | @out)* {cabnext>any+} ((@comma? @or) {cabnext>any+})? {hedge}? ;; make=cabins
form:party: {cab>cabin} @classdown (@in | @out)* {cabnext>notCabin} ;; make=cabin
form:party: (@not | @dropword) (@in | @out | @a)* {cab>notCabin} (@comma? @notbut? {cab>cabin} @isok?)? ;; make=cabin
form:party: {cab>cabin} @comma @not (@in | @out | @a)* {cabnext>notCabin} ;; make=cabin
form:party: {cab>old} ~ @matternot ;; make=noCabin
form:party: @neednot (@in | @out | @a | @need)* {cab>old} ;; make=noCabin
form:party: @not @necessarily {cab>old} ;; make=noCabin
form:party: @anycabin ;; make=noCabin
form:party: @lift ~ @cabinword ;; make=noCabin
bagn: {cnt}? @more? ({num>kg} @dash? @kg)? (@checked | @pplmod | @each>eachone)* ({num>kg} @dash? @kg)? @bag ;; make=bags
form:party: {hedge}? @withbag* (@least | @most)? ~ {bagn>bags} (@of {num>kg} @kg)? (@each>per | @inall>inall)? {hedge}? ;; make=bagWish
form:party: @add ~ {bagn>bags} (@each>per | @inall>inall)? => more:true ;; make=bagWish
form:party: (@each>per | @allof>per) @withbag* ~ {bagn>bags} ;; make=bagWish
form:party: (@not | @dropword | @neednot) @withbag* ~ {bagn>bags} ;; make=noBags
form:party: (@only | @withbag | @a)* {hedge}? @cabinbag @only? (@each | @inall)? {hedge}? => checkedBags:0,cabinBagsOnly:true
form:party: @bagless {hedge}? => checkedBags:0,cabinBagsOnly:true
form:party: (@not | @dropword | @neednot) (@withbag | @a | @only)* ~ @cabinbag @only? => cabinBagsOnly:false
form:party: {bagn>bags} ~ @matternot ;; make=noBags
form:party: @purpose => purpose:business
`
