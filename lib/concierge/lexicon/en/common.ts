/** English words shared by all skills: leads, links and negations. Words of a single skill are in its own list. */
export const COMMON = `
[glue]
@have-got: got a | got an | got my | got our | got this | got the
@indefinite: a | an
@provided: as long as | so long as | provided | provided that | providing | on condition that
@glue: i guess | i suppose | i reckon | i spose | lol | anyway | anyways | lmao | haha | hahaha | omg | wow | phew | oof | yikes | ouch | blimey | jeez | gosh | i said that | i said so | i told you that | i told you | told you | said that | like i said | as i said | i already said | i just said | theyd | theyll | theyre | theyve | youd | youll | youve | smth | sth | a | an | the | of | for | and | or | is | are | am | be | been | was | it | its | this | that | these | those | there | here | i | im | id | ill | ive | we | were | wed | well | weve | you | your | youre | my | me | our | us | ours | mine | he | she | they | them | their | his | her | please | pls | plz | kindly | just | so | some | any | to | in | on | at | by | with | as | do | does | did | can | could | would | will | shall | should | may | might | have | has | had | got | get | want | wanna | need | like | love | looking | look | find | show | give | let | lets | if | then | also | too | really | very | quite | about | up | out | go | going | am | which | what | who | hi | hello | hey | thanks | thank | ok | okay | maybe | perhaps | possibly | something | anything | everything | someone | anyone | one | ones | own | all | only | even | still | now | dear | sir | madam | oh | um | uh | er | hmm | ah | gonna | gotta | lookin | wondering | wonder | trying | try | hoping | hope | plan | planning | thinking | think | search | searching | see | check | tell | help | book | booking | buy | make | take | able | interested | at all costs | definitely | absolutely | certainly | failing that | failing this | under no circumstances | on no account | please note | options | option | available | availability | possible | fine | good | great | thing | sort | kind | bit | rather | probably | ideally | i'd | i'm | there's | must | right now | at the moment | i said | i already said | like i said | as i said | i told you | im happy | id be happy | were happy | wed be happy | im easy | were easy | happy days
@subject: i | we | my wife | my husband | my partner | he | she | they | it | you | its | im | were | ive | id | ill
@self: i | we | ive | weve
@other-one: he=pronoun:true | she=pronoun:true | they=pronoun:true | somebody | someone
@leads-in: so | and so | ok so | okay so | well | also | and | but | then | ok | okay | right so | oh and
@opener: what | what time | at what time | what day | what date | which day | which airport | whats | what's | how | hows | is | are | can | could | do | does | did | which | when | where | wheres | will | would | should | who | why | any idea | am i | have you | has | shall | may i | must i | must we
@request: what if | could we | can we | shall we | could i | do you fly | could it be | can you find | could you find | can you | could you | would you | can i get | could i get | can we get | can i book | could i book | do you have | have you got | is there a flight | are there flights | are there any | is there anything | is there any | what flights | which flights | how much | what about | how about | when is the cheapest | id like | what is the cheapest | whats the cheapest | what's the cheapest | can i fly | can i go | will you | would it be possible | any chance of | could i have | can i have | could we have | can we have | may i have | is anything | is there something | can i see | could i see | can we see | could we see | can you show | could you show
@wishing: want | moved it | rescheduled it | changed it | wants | wanted=past:true | need | needs | needed | must | have to | has to | had to | should | would | id | wed | can | could | cant | cannot | will | ill | well | please | pls | prefer | preferred | hope | hoped=past:true | hoping | wish | wished | wondering | wondered | looking | decided=past:true | agreed=past:true | suggested=past:true | proposed=past:true | meant | thought of=past:true | thought about=past:true | thinking | planned=past:true | picked=past:true | chose=past:true | settled | changed | moved | switched | postponed | shifted | extended | make it | lets | let me | let us | told you | in mind
@halfsaid: has to | have to | has to be | have to be | will be | would be | would like | would love | would prefer | will need | would need | will go | will fly | will return | will leave | can do | could do | should be | should work | is fine | is ok | is good | are fine
@asksif: tell me if | tell me whether | tell me what | tell me how | tell me when | tell me which | tell me where | tell me why | tell us if | tell us whether | let me know if | let me know whether | know if | know whether
@helpingverb: can | could | would | will | may | might | shall
@deed: find | get | book | reserve | search | show me | show us | give me | give us | help me | help us | look for | look up | arrange | schedule | make it | buy me | recommend | suggest | change | switch

[role]
@from: from | leave from | depart from | fly from | fly out from | start from | go from | take off from | taking off from | fly out of | leave out of | leaving | leaving from | departing | departing from | starting from | starting in | out of | flying from | flying out of | ex | frm | fro | depart | departs | starting at | beginning in
@to: to | into | towards | toward | → | -> | bound for | heading to | heading for | arriving in | arriving at | arrive in | arrive at | arrive | arriving | landing in | landing at | land in | go to | reach | reaching | fly to | travel to | get to | fly into | flying into | head to | headed to | headed for | going to | flying to | travelling to | traveling to | off to | over to
@needed: necessary | needed | required | a must | essential | important | mandatory | crucial | vital
@fromto: -
@via: via | go through | goes through | going through | goes via | go via | going via | change in | change at | change planes in | change planes at | connect in | connect through | connect at | transfer in | transferring in | stop at | stop over in | a stop in | a layover in | a connection in | through | by way of | stopping in | stopping over in | changing in | changing at | changing planes in | changing planes at | connecting in | connecting through | connecting at | with a stop in | with a stopover in | transit in | transiting | transiting through | routed through | stop in | layover in | with a layover in | connection in | with a connection in | connections in | layovers in | stops in | stopovers in | changes in | transfers in | a change in
@back: back | bk | return | returning | coming back | come back | go back | going back | home | coming home | fly back | flying back | flying home | fly home | way back | the way back | on the way back | return on | inbound | rtn | ret | return flight | the return | get back | getting back | be back | heading back | heading home | journey back | return journey | come home | going home | go home | travel home | travelling home | get home
@out: out | outbound | on the way out | way out | the way out | outward | going out | there | on the way there | going | leave | leaving | depart | departing | departure | fly out | flying out | set off | setting off | travel | travelling | traveling | fly | flying | flies | goes | leaves | comes | start | starting
@in: in | at | near | around | close to
@on: on
@for: for
@by: by
@with: with | w | incl | including | include | plus
@and: and | & | + | n | as well as | plus | and then
@or: or | or else | either
@comma: ,
@colon: :
@dash: - | – | to | till | til | until | through | thru
@of: of
@not: wouldnt dream of | would never dream of | wouldnt be seen dead | wouldnt be caught dead | wouldnt touch | wouldnt consider | cant stand | no thanks to | not | no | nothing | none | no one | never | dont | don't | doesnt | doesn't | didnt | didn't | isnt | isn't | arent | aren't | wont | won't | wouldnt | wouldn't | cant | can't | cannot | shouldnt | without | avoid | avoiding | w o | nor | neither | other than | anything but | except | excluding | rather not | rather not have | do not | dont want | do not want | refuse | refuse to | hate | hates | no way | i'd rather not | not fond of | not a fan of | not keen on | never again | skip | exclude | leave out | stay away from | steer clear of | anywhere but
@least: at least | minimum | min | no less than | not less than | or more | a minimum of | minimum of | more than | over | longer than | upwards of | above | bigger than | greater than
@most: stay under | stay below | stays under | staying under | keep it under | keep it below | keep under | stay within | at most | max | maximum | no more than | not more than | up to | under | less than | below | shorter than | a maximum of | maximum of | within | tops | or less | or under | cheaper than | not exceeding | not over | no longer than | not above | no higher than
@about: about | around | roughly | approximately | approx | circa | ish | or so | say | more or less | some | somewhere around | round about | roundabout
@before: before | by | until | till | no later than | not later than | prior to | earlier than | at the latest
@after: after | straight after | right after | directly after | immediately after | from | past | no earlier than | not earlier than | later than | not before | at the earliest | since | onwards | starting
@latestby: latest
@earliestby: earliest
@between: between | from
@hedge: preferably | pref | if there is one | if theres one | if there are any | if you have one | if available | ideally | if possible | if at all possible | prefer | preferred | id prefer | i'd prefer | would prefer | wed prefer | rather | would be nice | would like | when possible | best if | hopefully | where possible | would be good | not a must | id rather | i'd rather | favour | favor
@corr: no wait | scrap that | forget that | strike that | ignore that | change of plan | change of plans | i changed my mind | changed my mind | wait no | wait | actually | no sorry | sorry | i mean | i meant | no hang on | hang on | hold on | make that | scratch that | correction | rather | well actually | or rather | oops | no make that | no=;-0.4 | my mistake | that should be | no
@otherwise: otherwise | if not | if it isnt | if it doesnt | if it hasnt | if they dont | if there isnt | if there is none | if theres none | or else | if thats not possible | if that isnt possible | if not possible | if not then
@but: but | however | though | although
@because: because | cause | cos | coz | since | as
@own: my flight | our flight | my ticket | my tickets | our tickets | my booking | our booking | my reservation | my airline | they | the airline | my bag | my luggage | my suitcase | my backpack | my rucksack | my bags | my suitcases | our bags | our luggage | our suitcase | our suitcases | his suitcase | her suitcase | his bag | her bag
@happened: cancelled | canceled | delayed | lost | misspelt | misspelled | missed | stolen | damaged | rescheduled | moved | changed my | was late | hours late | refused | denied | broke | overbooked | bumped | charged me | charged twice | never arrived | never came | never showed up | never turned up | didnt arrive | didnt come | didnt show up | didnt turn up | didnt make it | hasnt arrived | hasnt come | hasnt turned up | did not arrive | suitcase didnt | bag didnt | bags didnt | luggage didnt | case didnt | suitcases didnt | hasnt been paid | went missing | is missing | is gone | fell through
@befell: turned me away | turned us away | sent me away | sent us away | wouldnt let me on | wouldnt let us on | wouldnt let me board | wouldnt let us board | would not let me board | would not let us board | not let me check in | wouldnt check me in | wouldnt check us in | refused me boarding | refused us boarding | denied me boarding | denied us boarding | got bumped | was bumped | were bumped | bumped me | bumped us | left without me | left without us | cancelled on me | cancelled on us | took my money twice | charged me twice | charged us twice | lost my bag | lost my bags | lost my suitcase | lost my luggage | lost our bags | lost our luggage | missed my flight | missed our flight | missed my connection | missed our connection | missed the connection | stranded me | stranded us | cancelled my flight | cancelled our flight | moved my flight | moved our flight | changed my flight | changed our flight | spelt my name | spelled my name | misspelt my name | got my name wrong
@kin: daughter | son | wife | husband | mum | mom | mother | dad | father | sister | brother | aunt | uncle | cousin | niece | nephew | grandma | grandpa | granny | nan | partner | girlfriend | boyfriend | fiancee | fiance | baby | boss | mate | missus | hubby | granddaughter | grandson | grandmother | grandfather | parents | grandparents | family | relatives | folks | in laws | flatmate | roommate | neighbour | neighbor
@friend: friend | friends | colleague | colleagues | called | named | name is | names are
@flights: flight | flights | fly | flying | flights from | plane | planes | airfare | airfares | fare | fares | ticket | tickets | connection | connections | trip | trips | journey
@pastverb: told | gave | went | broke | came | met | saw | heard | felt | fell | lost | bought | sold | paid | sent | spent | grew | began | wrote | knew | won | brought | caught | drove | ate | flew | kept | ran | slept | spoke | stood | taught | threw | woke | took | built | died | quit | stole

[lead]
@makes-sure: thats | that is | so thats | so that is | that would be | so thats it
@with-speaker: us | me | our | together | and i
@travelled: flew | travelled | traveled | went | drove | visited | has flown | have flown | had flown | has travelled | have travelled | has been to | have been to | ive been to | weve been to | stayed in | returned from | came back | flown before
@arranged: booked | has booked | have booked | rebooked | took | has taken | have taken | caught | is booked | are booked | was booked | was on | got on | got the | got a flight | got a ticket | got tickets | got his | got her | got their | got home | bought a ticket | bought tickets | bought his | bought her | bought their | paid
@others-travel: flies | fly | is flying | are flying | takes | take | is taking | are taking | is on | are on | is going | are going | goes | leaves | is leaving | are leaving | lands | land | is landing | arrives | arrive | is arriving | are arriving | gets in | comes back | is coming back | returns | is returning | travels | travel | is travelling | are travelling | departs | will fly | will be flying | will take | will be on | will arrive
@lately: last year | last summer | last winter | last spring | last autumn | last christmas | last easter | last time | the last time | years ago | a year ago | year ago | months ago | weeks ago | days ago | ago | when i was | in the past | yesterday | the other day | back then | previously | recently
@it-was: it was | that was | this was | they were | those were | flight was | it is | its | it goes | it went
@was: was | did | had | were in | were there | were on

[solid]
@airline: airline | airlines | airways | carrier | carriers | air
`

/** Function words: on their own they mean nothing worth asking about, whether or not a form read them. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those such some any i you he she it we they me him her us them my your his its our their mine ours yours theirs
  one ones myself ourselves themselves who whom whose which what where when why how im id ive ill were wed weve well youre its thats theres lets
  am is are was were be been being do does did done doing have has had having will would shall should can could may might must get gets got
  getting go gonna let make and or but if then than so as because though although while whether into onto in from for of off up out on at by to
  with about over under after before since until till between through down around just also too very there here please`.split(/\s+/),
)

/** Numbers, adverbs of manner and degree, and interjections of every language: they colour a wish and are none by themselves. */
export const COLOURING_WORDS: ReadonlySet<string> = new Set(
  `two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred first second third once twice
  far quite rather really pretty fairly somewhat extremely totally absolutely completely definitely certainly prob probs probly prolly tbh idk imo ideally ish kinda sorta probably possibly perhaps maybe
  obviously clearly hopefully ideally basically actually honestly seriously literally frankly apparently presumably naturally simply mainly
  mostly especially particularly exactly roughly nearly almost already still even again soon quickly slowly easily humanly well much many more
  most less enough bit lot lots kind sort both each every all anyway wait hmm hey yeah okay gosh wow omg oof yikes ouch blimey jeez oops sorry ugh haha lol phew alas pls plz right
  said say saying says told tell mean means meant ask asked asking think thought guess know hope hoping stuff thing things something everything
  zwei drei vier wirklich naturlich offensichtlich ziemlich eigentlich ehrlich hoffentlich moglichst unbedingt bitte warte moment halt weit
  deux trois quatre vraiment evidemment naturellement franchement absolument attends attendez loin bref alors
  dos tres cuatro realmente obviamente claro francamente absolutamente espera espere lejos bueno pues
  teen chaar bilkul zaroor sach ruko ruk accha achha`.split(/\s+/),
)

/** A clause with one of these asks for something, whatever else it tells. */
export const WISHING_WORDS: ReadonlySet<string> = new Set(
  `want wants need needs must like prefer prefers please pls with without no not only avoid include including
  will mochte mochten brauche brauchen bitte mit ohne kein keine keinen nur
  veux voudrais voulons besoin faut avec sans pas seulement
  quiero queremos necesito necesitamos con sin solo solamente
  chahiye chahie bina sirf nahi saath`.split(/\s+/),
)

export const ARTICLES: ReadonlySet<string> = new Set(
  'a an the some any my our his her their ein eine einen einem einer das der die un une le la les el los las una mi mon'.split(' '),
)

/** Where a need that was read is met: "a wheelchair at the airport". */
export const PLACES_OF_NEED: ReadonlySet<string> = new Set(
  'airport plane aircraft gate board flughafen flugzeug aeroport avion aeropuerto airplane havai adda'.split(' '),
)
