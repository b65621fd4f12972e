/** Who travels, in which cabin, with how many bags. Words are in the lexicon. */
export const PARTY = `
old: {num>y} @dash? @yearsold ;; make=yearsOld
old: {num>m} @dash? @monthsold ;; make=monthsOld
old: {num>w} @dash? @weeksold ;; make=newborn
age: {old}
age: {num>y} ;; make=bareAge
oneage: @number @is-are? {age>ages+} @comma? @and? @the-those? (@number | @more-people) @number? @is-are? {age>ages+}
agelist: {age>ages+} ((@comma? @and? | @slash | @or) ~ {age>ages+} ((@comma? @and? | @slash | @or) ~ {age>ages+} ((@comma? @and? | @slash | @or) ~ {age>ages+} ((@comma? @and? | @slash | @or) ~ {age>ages+})?)?)?)? ;; make=ageList most=4
agelist: {oneage} ;; make=ageListSaid
agelist: @both-two {age>ages+} ;; make=ageList
agesaid: (@bytheway | @lpar | @comma | @colon | @dash | @of | @is-are | @pron @is-are | @both-two)* {agelist} @rpar? ;; most=4
ageweeks: @is-are @only-so? {num>w} @weeks ;; make=newborn
agesaid: (@lpar | @comma | @colon | @is-are | @both-two | @who-that | @the-those)* @aged (@of | @colon | @is-are | @between | @both-two)* {agelist} @rpar? => marked:true ;; most=4

cnt: @an
cnt: {counted} ;; bias=-0.01
cnt: @another {counted>n2}? => more:true,art:a ;; make=another
cnt: {counted} @times
cnt: {counted} @only-behind
cnt: {counted} @more-people => more:true
cnt: @more-people {counted} => more:true ;; not-after=@ref-the,@the-those
cnt: {counted} @fewer => fewer:true
more-said: @more-people => more:true
pn: @grown => k:adult
pn: @persons => k:person
pn: @ticket => k:seat
pn: @companion => k:companion
pn: @child => k:child
pn: @kinchild => k:kin-child
pn: @infant => k:infant
pn: @pet => k:pet
pnowner: @companion-owner | @kinchild-owner | @child-owner | @infant-owner | @grown-owner | @pet-owner
# Whom a clause tells of: somebody else, or the speaker, alone or with them.
who-one: (@whose | @an-article | @the-those)? {pnowner}? @pplmod* (@companion | @kinchild | @kin)
who: {who-one} (@and {who-one})* => who:other
who: @other-one => who:other
who: {counted} @ofthem => who:other
who: ({who-one} @and)? @self => who:self
mention: @whose? {pnowner} @pplmod* {pn} => owned:true,art:whose ;; make=mention
mention: (@the-those | @whose | @the-those @whose)? {cnt}? @whose? @pplmod* {pn} {more-said}? @fewer>less? {agesaid>after}? ;; make=mention
# Whose trip with somebody is so long is no age: "the trip with my son is 2 weeks".
mention: (@the-those | @whose)? {cnt}? @pplmod* {pn} {ageweeks>after} ;; make=mention not-after=@with,@whose
mention: (@the-those | @whose)? {cnt}? {old>pre} @dash? @pplmod* {pn} ;; make=mention
mention: (@the-those | @whose) {cnt}? {old>pre} @more-people? ;; make=oldPerson
mention: {cnt} {old>pre} @more-people? ;; make=oldPerson
mention: {old>pre} ;; make=oldPerson bias=-0.2
mention: (@the-those | @an-article)? {age>first} (@comma? @and | @comma) (@the-those | @an-article)? {old>pre} ;; make=oldPeople
mention: @whose {counted} {agesaid>after} => k:child ;; make=mention
mention: (@the-those | @whose)? @pplmod? (@eldest | @youngest) (@child | @kinchild)? ;; make=mention
mention: @speaker ;; make=mention
mention: @only-so>only? @the-those? {counted} @ofus => k:person,total:true ;; make=mention
mention: @only-so>only @the-those {counted} @ofthem => k:person,total:true ;; make=mention
mention: @only-so>only? {counted} @persons @ofus => k:person,total:true ;; make=mention
mention: @only-so>only? @the-those? @bothofus => k:person,total:true ;; make=mention
mention: {counted} @persons @inall => k:person,total:true ;; make=mention
mention: @only-so>only? @us-all {counted} => k:person,total:true ;; make=mention
mention: @us-all {pn} {counted} => k:person,total:true ;; make=mention
mention: @weselves @only-so>only? {counted} @pplmod* {pn} {agesaid>after}? ;; make=peers
mention: @couple => k:person,total:true ;; make=mention
mention: {counted} @pplmod* @couples => k:person,total:true ;; make=couples
mention: (@an | @the-those | @whose)? @pplmod* @group @of {counted} => k:person,total:true ;; make=mention
mention: (@an | @the-those | @whose)? @pplmod* @group @of {counted} {pn>sort} => total:true ;; make=groupOf
mention: {counted} @ofthem? @is-are @the-those? @an? @pplmod* {pn} {agesaid>after}? => part:true ;; make=part
mention: {counted} @ofthem (@is-are | @the-those | @an)* @pplmod* {pn} {agesaid>after}? => part:true ;; make=part
mention: {counted} @for @an? @pplmod* {pn} => part:true ;; make=part
mention: {counted} @ofthem? @under-age {counted>limit} ;; make=under bias=-0.3
code: {digits} @adt ;; make=coded
code1: {digits} @adt1 ;; make=coded
code1: {code}
person: {mention} ;; make=seated
person: {mention} @bythen ;; make=seated
person: {mention} (@comma | @lpar)? (@who-that | @needs-has | @with | @in | @an | @is-are)* @ownseat @rpar? => own:true ;; make=seated
# "A baby who will need a seat"; without the "who" it may be any seat that is wished for.
person: {mention} (@comma | @lpar)? (@who-that | @pron) @needs-has @an-article? @a-seat @rpar? => own:true ;; make=seated
person: {mention} (@comma | @lpar)? (@who-that | @is-are)* @lap @rpar? => lap:true ;; make=seated
person: {code} ;; make=seated
together: @comma? (@and | @joinwith | @plussign | @add-also) => joint:true
together: @comma
together: @slash
together: @lpar
grp: {person>people+} @rpar? ({together}? {person>people+} ({together}? {person>people+} ({together}? {person>people+} ({together}? {person>people+} ({together}? {person>people+} ({together}? {person>people+})?)?)?)?)?)? @rpar? ;; make=group most=8
grp: {person>people+} @comma? @including ~ {person>parts+} ({together} {person>parts+} ({together} {person>parts+})?)? ;; make=group
grp: {person>all} (@comma | @colon | @dash | @lpar) {person>parts+} ({together}? {person>parts+} ({together}? {person>parts+} ({together}? {person>parts+})?)?)? @rpar? ;; make=apposed bias=0.1
grp: {person>parts+} ({together}? {person>parts+} ({together}? {person>parts+} ({together}? {person>parts+})?)?)? (@comma | @colon | @dash | @lpar) {person>all} @rpar? ;; make=apposed bias=0.1
grp: (@an | @the-those | @whose)? @pplmod* @group>unit ~ @with {person>parts+} ({together} {person>parts+} ({together} {person>parts+})?)? ;; make=familyWith
grp: {code1>people+} {together}? {code1>people+} ({together}? {code1>people+})? ;; make=group bias=0.3
oneperson: {person>people+} ;; make=group
solo: @one-person => k:person ;; make=mention
solos: {solo>people+} ;; make=group
joined: {person>people+} ((@and | @or | @plussign | @not) {person>people+} ((@and | @or | @plussign | @not) {person>people+})?)? => joint:true ;; make=group most=4
grp: @speaker @comma? (@and | @plussign | @joinwith) {counted>others} ;; make=meAnd bias=-0.1 last
grp: @speaker (@plussign | @plusword) {counted>others} ;; make=meAnd bias=0.3
grp: {digits>a} @plussign {digits>c} (@plussign {digits>i})? (@child)? ;; make=plus

young: (@the-those | @whose)* (@child | @kinchild | @infant | @youngest)
assist: (@the-those | @an-article | @whose)* @assist-thing

form:party: {grp>party}
# A birthday beside a trip: by the last flight somebody is a year older, or not yet.
form:party: (@who-that | @pron)? ~ {turning>turns} ~ @beforelast? => turnsBy:last
form:party: (@who-that | @pron)? ~ {turning>turns} ~ @aftertrip => turnsBy:after
form:party: @birthday-of (@is-are | @eventverb)* @beforelast => turnsBy:last
form:party: @birthday-of (@is-are | @eventverb)* @aftertrip => turnsBy:after
form:party: @weare @only-so? {grp>party}
# Where one word is both "a" and "one", a person alone on a line is one.
form:party: {solos>party} ;; weak last bias=0.01
form:party: (@weselves | @pron @is-are?) @every-grown => allGrown:true ;; bias=0.2
form:party: @allof @is-are @grown => allGrown:true ;; bias=0.2
form:party: @every-grown => allGrown:true ;; last not-after=@for
form:party: @with ~ {grp>party} => lead:with
form:party: @for ~ {grp>party} => lead:for
form:party: {grp>party} @for-behind => lead:for
form:party: {grp>party} @with-behind => lead:with ;; bias=0.1
form:party: @add-also ~ {grp>party} => standing:more
form:party: {grp>party} @comma? (@and? @pron)? @is-are? @joins @afterall? => standing:more
# Of a trip that was for others so far.
form:party: @and? (@speaker @is-are? | @iam) @joins-them @afterall? ;; make=meToo
form:party: @me-too ;; weak last make=meToo not-after=person
form:party: @only-so {grp>party} @is-are? @joins @afterall? ;; make=onlyYoung bias=0.1
form:party: @vocative
# Whoever is addressed does not travel, even where the speaker is named next: "bro I need a flight".
form:party: {called} ;; bias=1
form:party: (@not | @dropword | @fewer | @minus) (@more-people)* ~ {joined>party} (@stays | @joins | @travels)? @afterall? => standing:fewer ;; make=fewer bias=0.3
form:party: @not ~ @takes-along (@to | @the)? ~ {joined>party} (@along | @afterall)* => standing:fewer ;; make=fewer bias=0.4
form:party: {joined>party} @dropbehind @afterall? => standing:fewer ;; bias=0.3
form:party: @leavebehind {grp>party} ~ (@athome | @alonewith | @joinwith {person>host}) => standing:fewer ;; bias=0.3
form:party: {grp>party} @is-are? ~ @stays @alonewith @afterall? => standing:fewer ;; bias=0.3
form:party: {grp>party} @is-are? ~ @stays (@alonewith | @joinwith {person>host})? @afterall? => standing:fewer ;; bias=0.3
form:party: {grp>party} @is-are? ~ @travels => lead:travels
# Who flies from elsewhere without the speaker has a trip of their own.
form:party: {grp>party} @is-are? ~ @travels @from {place>theirs} @by-oneself => standing:apart ;; bias=0.2
form:party: {grp>party} @is-are? ~ @travels @by-oneself @from {place>theirs} => standing:apart ;; bias=0.2
form:party: @countin? {person>who} (@is-are | @still-as)* @still-as (@an | @pplmod)* @child (@comma? @not @an? @grown)? ;; make=calledChild
form:party: @countin? {person>who} (@is-are | @still-as) (@an | @pplmod)* @child @afterall? (@comma? @not @an? @grown)? ;; make=calledChild bias=0.3
form:party: {person>who} @comma? @is-are @not @an? @grown ;; make=calledChild
form:party: {person>who} @comma @not @an @grown ;; make=calledChild
form:party: {grp>party} @comma? (@is-are | @need-be)? ~ @unaccompanied => noAdults:true ;; make=youngAlone
form:party: (@pron (@is-are | @need-be)? | @and ~ @is-are | @and ~ @need-be) ~ @unaccompanied => noAdults:true
form:party: @and @unaccompanied => noAdults:true
form:party: @only-so? {grp>party} @alone => noAdults:true ;; make=youngAlone
# Apart from the child's name, behind where it goes: "my lad is going to see his dad in Malaga, on his own".
form:party: @comma? (@who-that | @pron)? ~ @on-their-own => youngAlone:true ;; bias=-0.1
# Of a child who was said to fly alone.
form:party: {minor-told} @opener @pron (@do-so | @on-their-own)* @qmark? {pause} => of:minor-alone
form:party: {minor-told} @opener (@it | @is-are | @pron)* @allowed @qmark? {pause} => of:minor-alone
form:party: {minor-told} @opener? @minor-may @qmark? {pause} => of:minor-alone ;; bias=0.2
form:party: {minor-told} @opener* ~ @minor-papers => of:minor-papers ;; bias=0.2
form:party: {minor-told} @opener* ~ @airline-word? ~ @escorts ~ @escort-where? => of:minor-escort ;; bias=0.5
form:party: {minor-told} @opener (@pron | {young}) ~ @counts-as ~ @grown (@comma? @price-wise)? => of:minor-fare ;; bias=0.3
form:party: {minor-told} @opener @pron @an? @grown (@comma? @price-wise)? @qmark? {pause} => of:minor-fare ;; bias=0.3
form:party: @buyseat ~ @ownseat => seatForInfant:true
form:party: {seat-spoken} @pron ~ @needs-has (@an-article | @the-those)* @a-seat @afterall? => seatForInfant:true ;; bias=0.2
form:party: {seat-spoken} (@pron | @the-those? {pn})? ~ @needs-one @afterall? => seatForInfant:true ;; bias=0.2
form:party: {seat-spoken} (@buyseat | @add-also) ~ @needs-one-behind => seatForInfant:true ;; bias=0.2
form:party: @sends-people ~ {grp>party} => sent:true
form:party: @gets-people ~ {grp>party} (@an-article | {counted})? ~ @flights => sent:true ;; make=sentOff
form:party: @gets-people ~ {grp>party} => sent:true ;; make=sentElders
form:party: @sends-off => sent:true
form:party: @comma? (@who-that | @pron)? @is-are? @lap => apart:true
form:party: @withoutgrown => noAdults:true
form:party: @stays-behind => noAdults:true ;; last
form:party: @visits ~ {grp>party} => standing:apart
form:party: @besidewhom {grp>party} => standing:apart ;; make=spokenOf
form:party: {grp>party} @spoken => standing:apart
form:party: {oneperson>party} ~ @paysfare => standing:apart,of:child-fare
form:party: @paysfare ~ {oneperson>party} => standing:apart,of:child-fare
form:party: {counted>some} @ofthem? @is-are? @stays @afterall? ;; make=someStay
form:party: ~ {pnowner} => apart:true
form:party: @in ~ @pplmod* {counted>decade} @decade => apart:true ;; make=apart
form:party: (@pron? @is-are? | @speaker)? (@needs-has | @with)* ~ @special
form:party: (@pron? @is-are? | @speaker)? (@needs-has | @with)* ~ @walking => need:wheelchair
form:party: @petroom => of:pet-room ;; weak
form:party: @opener* ~ (@pron | {young}) ~ @needs-has (@an-article | @the-those)* @ownseat @afterall? => of:child-seat,seatForInfant:true ;; bias=-0.1
form:party: @opener* ~ {young} ~ @needs-has (@an-article | @the-those)* @a-seat @afterall? => of:child-seat,seatForInfant:true ;; bias=-0.1
form:party: @opener ~ @pron ~ @needs-has (@an-article | @the-those)* @a-seat => of:child-seat ;; bias=-0.1
form:party: @needs-has ~ (@pron | {young}) ~ (@ownseat | @a-seat) => of:child-seat ;; bias=-0.1
form:party: @needs-has ~ (@ownseat | @a-seat) {young} => of:child-seat ;; bias=-0.1
form:party: @opener ~ (@pron | {young}) ~ @lap ~ (@out | @back)? => of:child-lap ;; bias=0.2
form:party: {wheelchair-told} @chair => of:wheelchair ;; bias=0.1
# The help itself: whether it stands on the trip, that it be put there, what it costs, and which chair comes along.
form:party: {assist} ~ (@on-booking | @settled) => of:assist-state ;; bias=0.2
form:party: @past-helper ~ {assist} ~ (@on-booking | @settled | @on-it) => of:assist-state ;; bias=0.2
form:party: @assist-put ~ {assist} ~ (@on-booking | @on-it)? => of:assist-add ;; bias=0.2
# Where a case may wait for the day, which wishes for no bag on the flights.
form:party: @opener* ~ @bag-storage ~ @bag-kept* ~ ((@in | @inplace | @at) ~ {place>about})? ~ @bag-kept* => of:bag-storage ;; bias=0.3
form:party: @opener* ~ (@in | @inplace | @at) ~ {place>about} ~ @bag-kept* ~ @bag-storage => of:bag-storage ;; bias=0.3
form:party: {bag-stored} (@speaker | @withbag)* ~ {bagn>stored} => of:bag-storage ;; bias=0.3
form:party: @opener* ~ @staff-meets ~ (@pron | @kin)? ~ @escort-where? => of:assist-meet ;; bias=0.3
form:party: {wheelchair-told} @opener* ~ (@pron | @speaker)? ~ (@need-be | @needs-has | @to)* ~ @paid-extra => of:assist-cost ;; bias=0.3
form:party: @opener* ~ {assist} ~ @paid-extra => of:assist-cost ;; bias=0.3
form:party: @opener (@pron | @speaker | {young} | @kin)? ~ @pays-for ~ {assist} => of:assist-cost ;; bias=0.8
form:party: (@pron @is-are?)? ~ @own-chair => of:own-chair ;; bias=0.1
form:party: {wheelchair-told} (@pron @is-are?)? ~ @plain-one => of:own-chair ;; bias=0.1
form:party: (@pron | @speaker)? ~ @not ~ @needs-has? ~ @powered-chair => of:own-chair ;; bias=0.3
# Help on the way through the airport is the assistance that airlines give.
# Of a place or a plan: whether one gets around without steps.
form:party: @opener (@pron | @is-are | @the | @it | @liking | @sight-kind)* ~ @stepfree => of:step-free ;; bias=0.3
form:party: @stepfree => of:step-free ;; bias=-0.1
form:party: @opener* ~ @escorts ~ @escort-where => of:escort ;; bias=0.3
form:party: @opener* ~ @kin? ~ @gets-help ~ @escort-where => of:escort ;; bias=0.3
# Of a pet that was spoken of: its weight, and where it travels.
form:party: {pet-spoken} (@pron @is-are? | (@the-those | @whose)? @pet @is-are?)? ~ {num>petKg} @kg ~ @with-carrier? => of:pet-weight ;; bias=0.1
form:party: {pet-spoken} (@pron (@is-are | @need-be)* | (@the-those | @whose)? @pet)? ~ (@in | @need-be)* ~ @pet-cabin => of:pet-cabin ;; bias=0.1
form:party: @with @pet ;; make=withPet bias=0.1
# Where a pet travels, once one is in the trip.
form:party: @opener ~ @need-be* ~ @to? ~ @pet-rides => of:pet-place ;; bias=0.7
form:party: ({counted>n1} @is-are)? {cnt>n2}? {pn>sort} @thing ;; make=apart
form:party: @row {grp>party} => standing:apart
form:party: @iam {old>age} ;; make=apart
form:party: @thatmakes @thatmakes? @only-so? {grp>party} => standing:result ;; make=result
form:party: @corr (@comma | @corr | @thatmakes)* {grp>party} => standing:result ;; make=result
form:party: {pn>sort} @there-are? (@is-are | @colon) (@is-are | @colon)? {counted} {agesaid>after}? ;; make=listed
form:party: @weare @only-so? {counted} (@travels | @wego)? => total:true,several:true ;; weak make=bareTotal
form:party: @for @only-so? {digits} => total:true ;; weak make=bareTotal
form:party: @for @the-those? @only-so? {counted} => total:true,several:true ;; weak make=bareTotal
form:party: @for @only-so? {counted} => total:true ;; weak make=bareTotal last
form:party: @thatmakes {counted} => total:true,result:true ;; weak make=bareTotal last
form:party: (@there-are | @is-are)* {cnt>oneMore} @ofus @afterall? ;; make=oneMore
form:party: (@add-also ~)? {cnt>oneMore} ;; weak make=oneMore last
form:party: @corr @comma? {cnt>oneMore} => isInstead:true ;; weak make=oneMore last
form:party: @add-also ~ @the-those @more-people {counted>rest} ;; weak last
form:party: (@plussign | @plusword) {counted>plus} ;; weak make=plusMore last bias=0.2
form:party: (@ordinal | {cnt}) @ticket @for ~ @cargo => extraSeats:1
form:party: (@corr | @sorry) (@comma | @corr | @sorry | @thatmakes | @only-so)* {counted>right} ;; weak last make=corrected
form:party: @not {counted>wrong} {pn}? @comma? @notbut? {counted>right} {pn}? ;; make=corrected
form:party: {pn} {counted>right} @is-are? @comma? {counted>wrong} @not @is-are? ;; make=corrected
form:party: {counted>right} {pn}? @comma? (@not | @classdown) {counted>wrong} ;; make=corrected
form:party: @speaker (@and | @joinwith | @plussign) @whoelse @comma? (@pron | @who-that) @is-are? {agelist>childAges} ;; make=meAndYoung
form:party: @pron @is-are? {agelist>childAges} @bythen? ;; make=pronounAges
form:party: {oneage} ;; make=pronounAges
form:party: (@sorry | @comma)* {old>l+} ;; make=aloneAge weak
form:party: {ages-open} (@pron? @is-are)? {agelist} ;; weak make=openAges
form:party: @speaker? @is-are? @alone => alone:true
form:party: @wholegroup => apart:true
form:party: @allof => apart:true

hedge: @comma? @hedge @tohave? ~ => soft:true
cab: @cabin @cabinword?
cab: @barecabin @cabinword
cab: @barecabin ;; asked=cabin
cabnext: {cab}
cabnext: @barecabin
form:party: (@in | @out)* {cab>cabin} {hedge}? ;; make=cabin
form:party: {hedge} (@in | @out)* {cab>cabin} ;; make=cabin
form:party: @gowith ~ {cab>cabin} ;; make=cabin
form:party: @gowith ~ @barecabin>cabin ;; make=cabin
form:party: (@in | @out)* {cab>any+} (@comma? @or) (@in | @out)* {cabnext>any+} ((@comma? @or) {cabnext>any+})? {hedge}? ;; make=cabins
form:party: @gowith? ~ @only-so? {cabnext>some} @isok? @only-so? (@for | @on) ~ @some-flights @only-so? ;; make=cabinOfSome
form:party: @gowith? ~ {cabnext>some} @isok? (@for | @on) ~ {ends} (@leg | @flight) ;; make=cabinOfSome
form:party: {cab>cabin} @classdown (@in | @out)* {cabnext>notCabin} ;; make=cabin
form:party: (@not | @dropword) (@in | @out | @an-article | @the-those)* {cabnext>notCabin} (@comma? @notbut? {cab>cabin} @isok?)? ;; make=cabin
form:party: {cab>cabin} @comma @not (@in | @out | @an-article)* {cabnext>notCabin} ;; make=cabin
form:party: {cab>old} ~ @matternot ;; make=noCabin
form:party: (@corr @comma?)? {cabnext>cabin} @isok ;; make=cabin
form:party: @back-to ~ {cabnext>cabin} ;; make=cabin
form:party: @neednot (@in | @out | @an-article | @need-be)* {cab>old} ;; make=noCabin
form:party: @not @necessarily {cab>old} ;; make=noCabin
form:party: @anycabin ;; make=noCabin
form:party: @lift ~ @cabinword ;; make=noCabin
form:party: {counted} @tickettrait* @ticket ;; make=tickets
form:party: {counted} {cab>cab} @tickettrait* @ticket ;; make=tickets
form:party: {counted} @tickettrait {cab>cab} @ticket ;; make=tickets
bagn: {cnt} @bag {num>kg} @kg ;; make=bags
bagn: {cnt}? @more-people? ({num>kg} @dash? @kg)? (@checked | @pplmod | @for-each>eachone)* ({num>kg} @dash? @kg)? @bag (@for-each>eachone)? @tocheck? ;; make=bags
form:party: {hedge}? @withbag* (@least | @most)? ~ {bagn>bags} (@of {num>kg} @kg)? (@for-each>per | @inall>inall | @for @speaker>own)? {hedge}? ;; make=bagWish bias=-0.05
# Of flights on the table, "a bag just for me" counts nobody.
# "Hold luggage for one of us": one in all, and no new party.
form:party: {hedge}? @withbag* (@least | @most)? ~ {bagn>bags} @only-so? @for @only-so? {num>some} (@of @speaker)? {hedge}? ;; make=bagOfOne bias=0.3
form:party: {flights} @withbag* ~ {bagn>bags} ~ @only-so? @for @only-so? {mention>own+} (@and {mention>own+})* ;; make=bagWish bias=0.2
form:party: {flights} @withbag* ~ {bagn>bags} ~ @alone>own ;; make=bagWish bias=0.2
form:party: {bagn>bags} (@take | @wishing)? ({num>kg} @kg)? {grp>whom} @for-behind ;; make=bagWish
form:party: @add-also ~ {bagn>bags} (@for-each>per | @inall>inall | @for @speaker>own)? => more:true ;; make=bagWish
form:party: {flights} ((@add-also | @withbag) ~)? {bagn>bags} (@comma? @oneway)? @comma? @on? {slice-way>way} @only-so? ;; make=bagWish bias=0.1
form:party: {flights} ((@add-also | @withbag) ~)? {bagn>bags} @on? @oneway>way ;; make=bagWish bias=0.1
form:party: (@for-each>per | @allof>per) @withbag* ~ {bagn>bags} ;; make=bagWish bias=-0.1
form:party: (@not | @dropword | @neednot) @withbag* ~ {bagn>bags} ;; make=noBags bias=0.2
# "No, one suitcase for all of us" puts a number right; "no suitcases for all of us" has none.
form:party: @corr @comma? @only-so? {bagn>bags} (@for-each>per | @inall>inall) ;; make=bagsInstead bias=0.3
form:party: (@only-so | @withbag | @an-article)* {hedge}? @cabinbag @only-so? (@for-each | @inall)? {hedge}? => checkedBags:0,cabinBagsOnly:true
form:party: @cabinbag @only-so {hedge}? => checkedBags:0,cabinBagsOnly:true ;; bias=0.1
form:party: @bagless {hedge}? => checkedBags:0,cabinBagsOnly:true
form:party: (@not | @dropword | @neednot) (@withbag | @an-article | @only-so)* ~ @cabinbag @only-so? => cabinBagsOnly:false
form:party: {bagn>bags} ~ @matternot ;; make=noBags
form:party: @purpose => purpose:business
`
