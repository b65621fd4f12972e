/** English words for who travels, in which cabin and with how many bags. `k` is how people are named, `one` a single person, `each` how many. */
export const PARTY_EN = `
[glue]
@whoelse: her | him | them
@bythen: by then | by the time we travel | by the time we fly | by the time we go | when we fly | when we travel | when we go | at the time | at the time of travel | at that time | when travelling | on the trip | by that time | then | now | soon
@an-article: a | an
@countin: count | treat | book | consider | list | put | put in | enter
@still-as: as | still | only | just | still only | still counts as | counts as | should count as | counted as | is considered | considered | should be | should be counted as | travels as | flies as | should fly as
@joinwith: with | w | along with | together with | accompanied by
@afterall: after all | this time | any more | anymore | instead | then | now | for this trip | too | on this trip | this trip | any longer
@an: a=n:1,art:a | an=n:1,art:a
@iam: i am | im | i will be | ill be | i turned
@pron: shell be | hell be | theyll be | she | he | they | it | both | she will be | he will be | they will be
@the-those: the=art:the | those=art:the | these=art:the | both=art:the | all=art:the | all the=art:the
@whose: my=art:whose | our=art:whose,we:true | his=art:whose,others:true | her=art:whose,others:true | their=art:whose,others:true
@speaker: me=k:speaker | i=k:speaker | myself=k:speaker
@is-are: must be | should be | needs to be | have to be | has to be | is | are | am | be | will be | would be | being | who is | who are | whos | that is | which is | turns | turning | was | shes | hes | its
@needs-has: needs | need | needing | requires | require | has | have | having | wants | gets | will have | will need | should have | must have
@who-that: who | that | which
@only-so: just | only | only for | just for
@weare: we are | were | we will be | well be | we would be | there are | there will be | therell be | there would be | wed be | im travelling as | we are going to be | id like | i want | that makes us | makes us | we need | i need | it is | its | thats
@weselves: we are | were | we will be | well be | we would be | wed be
@wego: to go | to fly | to travel | flying | travelling | traveling | going | in total | total | altogether | all together | all in all | in all
@there-are: for | with | w | it will be | therell be | there will be | there are | there would be | we are | were | were going as | us | it is | thats | it would be | travelling as | traveling as | flying as | want | need
@withbag: with | including | include | incl | includes | plus | need | take | taking | bring | bringing | want | have | checking | check in | pack | packing | carry | carrying | travel with | travelling with
@allof: everyone | everybody | all of us | us all | each of us | one of us | each of them
@adt1: a=k:adult | c=k:child | k=k:child | i=k:infant | b=k:infant
@spoken: live | living | work | think | wants it | wanted it | was | were | is from | are from | turns | is turning | has moved | moved | gave me | paid | pays | is paying | is studying | are in | is called | are called | lost | asked me
@both-two: both=n:2

[lead]
@gets-people: fly | flying | book | booking | get | getting | buy | buying | put | putting
@sends-people: send | sending | am sending | want to send
@gowith: go with | go for | going with | going for | stick with | sticking with | stay with | stay in
@bytheway: by the way | btw
@tickettrait: one way=trip:one-way | oneway=trip:one-way | single=trip:one-way | return=trip:round-trip | round trip=trip:round-trip | roundtrip=trip:round-trip | direct=direct:true | nonstop=direct:true | non stop=direct:true | refundable=refundable:true | flexible=refundable:true | cheap | cheapest=sort:cheapest | flight | air | plane | airline
@times: x
@decade: s
@necessarily: necessarily
@minus: minus | take off | leave behind
@thing: fare | fares | seat | seats | ticket price | price | prices | discount | discounts | rate | rates | meal | meals | menu | bed | beds | cot | cots | carrier | bag | bags | lounge | name | names | details | id | passport | passports | number | numbers | information | limit | card | cards | visa | loan | friendly | service | services | food | policy | age | luggage | concession | concessions | railcard
@notbut: but | but rather | rather
@sorry: sorry | no | nope | wait | oops | actually | rather | correction
@another: another | one more=n:1 | one extra=n:1 | one additional=n:1
@more-people: more | extra | additional | further | other
@fewer: less | fewer
@plussign: +
@lpar: (
@rpar: )
@pplmod: young | younger | little | small | wee | old | older | elder | elderly | dear | lovely | beautiful | best | good | new | paying | adopted | big | grown | lap | total | air | flight | plane | economy | business | single | full | adult | other | twin=n:2 | school | teenage=teen:true
@add-also: add | adding | also | plus | bring | bringing | take | taking | brings | and also | including also
@including: including | incl | counting | of which | of whom | with | among them | among whom
@visits: visit | visiting | visits | see | seeing | meet | meeting | meet up with | meeting up with | stay with | staying with | stays with | living with | surprise | surprising | pick up | picking up | catch up with | tell | told | ask | asked | asking | phone | join | joining | reunite with | get back to | said | because of | called | work with | working with
@besidewhom: to | from | near | about | like | than | of | by | at | in
@alonewith: with grandma | with granny | with my mum | with my parents | with me | with us | with her | with him | with them | with their dad | with their mum
@thatmakes: that makes | makes | making | so | so now | now | in total | total | altogether | so that makes | that is | thats | make it | make that | so its | so it is | so were | so we are | so we are now | we are now | were now | change it to | change that to | change to | update to | update it to
@ticket: ticket=one:true | tickets | tix | seat=one:true | seats
@row: row | rows | seat number | gate | gates | terminal | platform | room
@us-all: us
@under-age: under | below | younger than | less than
@plusword: plus
@stays: stays | stays home | stays at home | stay | stay home | stay at home | staying home | staying at home | is staying home | is staying at home | is staying | are staying home | are staying | stays behind | stay behind | will stay | will stay home | will stay at home | stays here | stays there | isnt coming | is not coming | not coming | arent coming | are not coming | wont come | will not come | cant come | cannot come | can not come | couldnt come | doesnt come | dont come | does not come | no longer coming | is no longer coming | isnt joining | is not joining | wont be joining | wont be coming | wont join | cant join | cannot join | cant make it | cannot make it | wont make it | couldnt make it | isnt going | is not going | arent going | isnt travelling | isnt traveling | is not travelling | isnt flying | wont fly | wont be flying | is not flying | drops out | dropped out | has dropped out | have dropped out | pulled out | has pulled out | backed out | has cancelled | has canceled | cancelled;-0.5 | bailed | bailed out | fell ill | fell sick | is ill | is sick | has to work | have to work | is busy | is out | are out | joins later | joins us later | is joining later | will join later | comes later | follows later | flies separately | flies later | will fly separately | travels separately | comes by train | comes by car | has opted out | opted out | not this time | isnt | remains home | remains at home | had to cancel | might not come | may not come | decided not to come | will be staying home | isnt able to come | isnt able to make it
@joins: coming too | is coming too | are coming too | coming along | is coming along | comes along | come along | comes too | come too | is coming | are coming | will come | will come too | coming with me | coming with us | is coming with us | are coming with us | are coming with me | is coming with me | comes with us | come with us | come with me | comes with me | joins us | joins me | joins | join us | join me | is joining | are joining | is joining us | are joining us | will join us | will be joining us | is joining me | tags along | tagging along | is tagging along | wants to come | want to come | wants to come too | decided to come | has decided to come | can come | can come too | can make it | too | as well | along | also coming | is also coming | are also coming | will be coming | wants to join | want to join us | would like to come
@travels: want to go | wants to go | want to fly | wants to fly | want to travel | would like to fly | would like to go | would like to travel | need to fly | needs to fly | need to get | needs to get | need to go | are flying | is flying | fly | flies | are going | is going | are travelling | is travelling | are traveling | is traveling | travel | travels | will fly | will travel | will be flying | will be travelling | want | wants;-0.3 | would like | need | are leaving | is leaving | are off | are heading | are planning | are looking | want to visit | want to see | would love to | want to book | need a flight | need flights | needs a flight | are going on | plan to
@purpose: business trip | business trips | business tour | business tours | business matter | business matters | my business | our business | business deal | business appointment | business travel | business meeting | on business | for business | business partner | business conference | business reasons | business purposes | business people | business man | business class lounge | first class lounge | business lounge | business event | business visit | train coach | coach trip | coach tour | coach station | first class stamp | first time | premium lounge
@classdown: instead of | rather than | in place of | and not | but not
@tocheck: to check in | for check in | to check | for checking in | for the hold | in the hold
@checked: checked | checked in | check in | hold | checking in | checking | registered | big | large | heavy | full size | full sized | hold size | stowed | checkin
@dropword: drop | remove | cancel | scrap | forget | lose | delete | take off | take out | leave out | skip | get rid of | never mind | ditch | no need for | dont need | do not need
@ofthem: of the two | of the three | of the four | of the five | of the six | of the seven | of the eight | of us | of them | of whom | of which | of these | of those
@bag: case | cases

[solid]
@yearsold: years old | year old | year olds | years olds | yo | yos | y o | yr old | yrs old | yr olds | yrs | yr | years of age | years | y | years young
@monthsold: months old | month old | month olds | mo | mos | mths | mth | mth old | mo old | months of age | months | month | m o
@weeks: weeks | week | wks | wk
@weeksold: weeks old | week old | wks old
@aged: aged | age | ages | aged between | ages are | ages being
@grown: adult=one:true | adults | grownup=one:true | grownups | grown up=one:true | grown ups | senior=one:true,senior:true | seniors=senior:true | pensioner=one:true,senior:true | pensioners=senior:true | oap=one:true,senior:true | oaps=senior:true | senior citizen=one:true,senior:true | senior citizens=senior:true | teenager=one:true | teenagers | teen=one:true | teens | student=one:true,student:true | students=student:true | lady=one:true | ladies | gentleman=one:true | gentlemen | man=one:true;-0.3 | men;-0.3 | woman=one:true | women | guy=one:true | guys | adlut=one:true | adluts | wheelchair user=one:true,wheelchair:true | wheelchair users=wheelchair:true
@persons: person=one:true | people | persons | passenger=one:true | passengers | traveller=one:true | travellers | traveler=one:true | travelers | pax | individual=one:true | individuals | member=one:true | members | head=one:true;-0.5 | heads | soul=one:true;-0.5 | souls | folks | ppl | peeps | humans | others | flyers
@companion: wife=one:true,kin:wife | husband=one:true,kin:husband | hubby=one:true,kin:husband | missus=one:true,kin:wife | missis=one:true,kin:wife | partner=one:true | other half=one:true | girlfriend=one:true | boyfriend=one:true | gf=one:true | bf=one:true | fiance=one:true | fiancee=one:true | spouse=one:true | friend=one:true | mate=one:true | buddy=one:true | bestie=one:true | pal=one:true | mum=one:true,kin:mother | mom=one:true,kin:mother | mam=one:true,kin:mother | mother=one:true,kin:mother | mama=one:true,kin:mother | dad=one:true,kin:father | father=one:true,kin:father | papa=one:true,kin:father | mother in law=one:true | father in law=one:true | sister in law=one:true | brother in law=one:true | in laws=each:2 | inlaws=each:2 | aunt=one:true | auntie=one:true | aunty=one:true | uncle=one:true | cousin=one:true | brother=one:true | sister=one:true | bro=one:true | sis=one:true | sibling=one:true | grandma=one:true,kin:grandmother | grandmother=one:true,kin:grandmother | granny=one:true,kin:grandmother | gran=one:true,kin:grandmother | nan=one:true,kin:grandmother | nana=one:true,kin:grandmother | grandpa=one:true,kin:grandfather | grandfather=one:true,kin:grandfather | grandad=one:true,kin:grandfather | granddad=one:true,kin:grandfather | colleague=one:true | coworker=one:true | boss=one:true | neighbour=one:true | neighbor=one:true | flatmate=one:true | roommate=one:true | nanny=one:true | carer=one:true | parents=each:2,kin:parents | grandparents=each:2,kin:grandparents | mum and dad=each:2,kin:parents | mom and dad=each:2,kin:parents | friends | mates | buddies | pals | brothers | sisters | siblings | colleagues | coworkers | aunts | uncles | cousins | neighbours | neighbors | flatmates | roommates
@child: child=one:true | children | childern | kid=one:true | kids | kiddo=one:true | kiddos | kiddies | boy=one:true | boys=peer:true | girl=one:true | girls=peer:true | toddler=one:true | toddlers | minor=one:true | minors | schoolchild=one:true | schoolchildren | little one=one:true | little ones | tots | triplets=each:3 | twins=each:2 | twin=one:true | bairns | nippers
@kinchild: son=one:true | daughter=one:true | sons | daughters | grandchild=one:true | grandchildren | grandson=one:true | grandsons | granddaughter=one:true | granddaughters | grandkids | grandkid=one:true | nephew=one:true | nephews | niece=one:true | nieces | stepson=one:true | stepdaughter=one:true | stepsons | stepdaughters | godson=one:true | goddaughter=one:true | lad=one:true | lads=mates:true
@infant: infant=one:true | infants | baby=one:true | babies | newborn=one:true | newborns | bub=one:true | bubba=one:true | lap infant=one:true | lap infants | lap child=one:true | babe in arms=one:true
@pet: dog=one:true,kin:dog | dogs=kin:dog | cat=one:true,kin:cat | cats=kin:cat | pet=one:true,kin:pet | pets | puppy=one:true,kin:dog | puppies | kitten=one:true,kin:cat | kittens | pup=one:true,kin:dog
@eldest: eldest=k:eldest | oldest=k:eldest | eldest one=k:eldest | oldest one=k:eldest
@youngest: youngest=k:youngest | youngest one=k:youngest
@alone: flies alone | travels alone | goes alone | just me | only me | just myself | only myself | just for me | for me only | only for me | for just me | solo | by myself | on my own | travelling alone | traveling alone | travel alone | flying alone | fly alone | going alone | go alone | just be me | its just me | it is just me | one and only | just the one of us | alone | me alone | me only | myself only | solo trip | solo traveller | solo traveler | solo female traveller
@unaccompanied: going alone | goes alone | flying alone | fly alone | flies alone | travelling alone | travel alone | travels alone | traveling alone | unaccompanied | unaccompanied minor | on his own | on her own | on their own | by himself | by herself | by themselves
@buyseat: pay for | paying for | buy | buying | book | booking | purchase | paid for
@withoutgrown: without us | without me | without a grown up | without grown ups | without an adult | without adults | without any adult | without their parents | without his parents | without her parents | without a parent
@ofus: of us | of us in total | in our group | in our party | in my group | in my party | in the group | in the party | in our family | in my family | of us travelling | of us traveling | of us flying | of us all together
@bothofus: both of us=n:2,us:true | we both=n:2,us:true | us both=n:2,us:true | a pair of us=n:2,us:true
@vocative: no mate;0.4 | nah mate;0.4 | no bro;0.4 | no buddy;0.4 | yes mate;0.4 | ok mate;0.4 | sorry mate;0.4 | cheers mate;0.4 | thanks mate;0.4 | please mate;0.4
@couple: our honeymoon=n:2 | honeymoon=n:2 | honeymooners=n:2 | newlyweds=n:2 | couple=n:2 | a couple=n:2 | married couple=n:2 | young couple=n:2 | retired couple=n:2 | pair=n:2;-0.5
@group: group | party | family=noun:family | team | crew | gang | bunch
@wholegroup: whole family | the whole family | all the family | the family | my family | our family | the fam
@adt: adt=k:adult | ad=k:adult;-0.4 | adl=k:adult | ads=k:adult;-0.4 | adts=k:adult | chd=k:child | chld=k:child | ch=k:child;-0.4 | cnn=k:child;-0.5 | chds=k:child | inf=k:infant | infs=k:infant
@lap: sits on my lap | sitting on my lap | sit on my lap | sits on our laps | travels on my lap | flies on my lap | goes on my lap | on my lap | on our laps | on our lap | on my knee | on a lap | on laps | on the lap | on lap | sitting on our laps | as lap infants | as a lap infant | lap | in arms | in our laps | in my lap | on her lap | on his lap
@ownseat: paying for her own seat | paying for his own seat | paying for their own seat | with her own seat | with his own seat | own seat | own seats | his own seat | her own seat | their own seat | their own seats | its own seat | seat of his own | seat of her own | seat of their own | a seat of his own | a seat of her own | a seat to himself | a seat to herself | seat to himself | seat to herself | separate seat | a separate seat | proper seat | in a seat | in own seat | seat for him | seat for her | a seat for him | a seat for her
@spoken: in hospital | in the hospital | is in intensive care | lives | works | is working | who lives | who live | lives at | said | says | thinks | told me | recommended | recommended it | likes | loves | hates | got married | is getting married | are getting married | is marrying | gets married | died | passed away | has died | studies | had a baby | is having a baby | is ill in hospital | is in hospital | suggested | suggests | has suggested | proposed | proposes | recommends | advised | came up with
@chair: chair
@special: wheelchair=need:wheelchair | wheelchair assistance=need:wheelchair | assistance=need:wheelchair;-0.3 | student discount=need:student | student fare=need:student | student fares=need:student | senior discount=need:senior | pensioner discount=need:senior
@cargo: cello | guitar | violin | double bass | tuba | harp | instrument | musical instrument | wedding dress | bike | luggage | bag | comfort | extra space | more space | extra room
@cabin: business=c:business | biz=c:business | business class=c:business | biz class=c:business | business cabin=c:business | club class=c:business | club world=c:business | club=c:business;-1.2 | executive class=c:business | j class=c:business | in the front=c:business;-0.5 | lie flat=c:business | lie flat seat=c:business | lie flat seats=c:business | flat bed=c:business | first class=c:first | 1st class=c:first | first cabin=c:first | in first=c:first | fly first=c:first | flying first=c:first | go first=c:first;-0.8 | first seat=c:first | first seats=c:first | first ticket=c:first | first tickets=c:first | f class=c:first | premium economy=c:economy-premium | economy premium=c:economy-premium | premium eco=c:economy-premium | prem economy=c:economy-premium | prem eco=c:economy-premium | economy plus=c:economy-premium | economy comfort=c:economy-premium | premium class=c:economy-premium | premium cabin=c:economy-premium | premium=c:economy-premium;-0.3 | world traveller plus=c:economy-premium | pe=c:economy-premium;-0.8 | economy=c:economy-with-restrictions | economy class=c:economy-with-restrictions | economy cabin=c:economy-with-restrictions | eco=c:economy-with-restrictions | econ=c:economy-with-restrictions | coach=c:economy-with-restrictions;-0.3 | coach class=c:economy-with-restrictions | standard class=c:economy-with-restrictions | standard economy=c:economy-with-restrictions | tourist class=c:economy-with-restrictions | main cabin=c:economy-with-restrictions | cattle class=c:economy-with-restrictions | economy with restrictions=c:economy-with-restrictions | basic economy=c:economy-with-restrictions,basic:true | basic=c:economy-with-restrictions,basic:true;-0.6 | light fare=c:economy-with-restrictions,basic:true | economy without restrictions=c:economy-without-restrictions | flexible economy=c:economy-without-restrictions | full economy=c:economy-without-restrictions
@barecabin: first=c:first | business=c:business | economy=c:economy-with-restrictions | premium=c:economy-premium
@cabinword: class | cabin | classes | cabins | class of travel | travel class
@anycabin: any class | any cabin | whichever class | whichever cabin | either class | no matter which class | whatever class | class doesnt matter | cabin doesnt matter | class is not important | dont care which class | dont mind which class | dont care about the class | dont mind what class
@bag: bag | bags | suitcase | suitcases | luggage | baggage | piece of luggage | pieces of luggage | pieces of baggage | trunk | trunks | holdall | bagage | luggages
@kg: kg | kgs | kilo | kilos | kilogram | kilograms | lb | lbs | pounds
@cabinbag: cabin trolley | cabin trolleys | trolley bag | trolley bags | cabin suitcase | cabin suitcases | hand luggage | hand baggage | carry on | carryon | carry ons | carryons | cabin bag | cabin bags | cabin baggage | cabin luggage | backpack | backpacks | rucksack | rucksacks | personal item | personal items | cabin case | cabin cases | hand bag | hand bags | handbag | handbags | carry on bag | carry on bags | carry on luggage | small bag | small bags | underseat bag | underseat bags | hand bagage
@bagless: travel light | travelling light | traveling light | pack light | packing light
@for-each: each | apiece | per person | per passenger | per head | a head | pp | p p | for each of us | for everyone | for everybody | per traveller | per traveler | for each | a person | each of us | for each person | per adult
@as-family: as a family | with the family | with my family
@shared: between the two of us | between both of us | between us | to share | in all | in total | altogether | all together | for all of us together | for everyone together | for everybody together | for us together | for the lot of us | for the family together | for all together | combined
@inall: for all of us together | for all together | for everybody together | between the two of us | between both of us | between the three of us | between the four of us | to share | shared | in all | in total | altogether | total | between us | all together | all in | for all of us | for everyone together | combined | for both of us | for the lot of us | for the whole family | for us all
`
