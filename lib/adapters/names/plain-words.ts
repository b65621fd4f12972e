/**
 * Words of plain English, and of talk about journeys. One of them may be a city as well (Nice, Split, Reading): it is taken for the
 * city only where its place in the sentence says so, and never for a slip of the finger in a city's name.
 */
const WORDS = `
a able about above abroad accept accommodate accompany account actual actually add added adding address adult adults advance advise afford afraid
african after afternoon afterwards again against age aged agent ages ago agree ahead air airfare airline airlines airplane airport airports airway
airways aisle all alliance allow allowed almost aloha alone along already alright also alternative alternatively although always am amazing amend
american among amount an and animal anniversaries anniversary another answer any anybody anymore anyone anything anytime anyway anyways anywhere
apart apologies app apparently appointment appreciate approximately apr april are area aren't arent around arrange arrangement arrival arrivals
arrive arrived arrives arriving article as asap asian ask asked asking assist assistance assistant assistants assume at attend attending aug august aunt australian
austrian autumn availability available avoid away awesome baby bachelor back backpack bad bag baggage baggages bags balance bank bargain basic
basically basket bath be beach beautiful became because become becuase bed been before begin beginning behind being believe belong below beside
besides best better between big bigger bill bird birthday bit bitte black blue board boarding boat bonjour book booked booking bookings bookmark
boss both bother bottom bound box boy boyfriend boys bradley brazilian break breakfast bride brief brilliant bring bringing british brother
brothers bucks budget buongiorno bus business busy but buy buying by bye cabin calendar call called calling came camp camping can can't canadian caribbean
cancel cancelled cannot canoe cant capital car card cards care careful carrier carriers carry casa case cash cat catch celebrate celebrated center
central centre certain certainly chance change changed changes changing charge charged charges cheap cheaper cheapest check checked checkin
checking checkout cheers child children chinese choice choices choose chopin chose christmas ciao cities citizen city class clear clearly click
climb clock close closer closest clothes club coach coast coffee cold colleague colleagues colon come comes comfortable coming company compare
complete completely computer concert condition conditions conference confirm confirmation confirmed confused congrats congress connect connecting
connection connections consider contact continue continuing convenient convention cook cool correct cost costs could couldn't count country county
couple course cousin cover create credit crew criteria crowd cruise culture current currently customer cut cycle da dad damn dance danish danke
das date dates daughter day days de dead deadline deal dear dec december decide decided deep default definitely delay delayed delete deliver
demand den depart departed departing departs departure departures deposit der desire desired desk dest destination destinations detail details di
did didn't didnt die differ difference different difficult dinner direct direction directly director discount discover discovered discuss dive
diving do doctor does doesn't doesnt dog dollar dollars domestic don't done dont door double doubt douglas down dream drink drive driver driver's
driving drop du due duration during dutch each earlier earliest early easier easily east easter eastern easy eat economic economical economy
egyptian either el elder else email en end ending ends english enjoy enough enter entire equal erase es escape especially et euro european euros
even evening event events ever every everybody everyone everything everywhere exact exactly except exchange excited excuse exist expect expensive
experience expire explain explore extend extra face fact fair fairly faith fall fam family fan far fare fares fast faster fastest father favor
favorite favourite feb february feel fees fellow festival few field fifth figure fill filter filters final finally find finding fine finest finish
finnish first fish fishing fit fitness five fix fixed flew flex flexi flexibility flexible flies flight flights flite flown fly flyer flying foggy
folks follow following food football for force foreign forest forget forgot form forth fortnight forward found four fourth fox free french
frequent frequently fri friday friend friendly friends from front fully fun function funeral further future game garden gate gave geez general
gentleman german get getaway gets getting gift girl girlfriend girls give given giving glad gmail go goal god goes going golden golf gone gonna
good goodbye gosh got gotta grab gracias grads graduation grand granddaughter grandma grandmother grandpa grandparents grandson grateful grazie
great greek green greetings ground group guess guest guide guitar guten guy guys gym had hadn't hah haha hair half hall hallo hancock hand handle
hang happen happened happy hard has hasn't hate have haven't having he he'd he'll he's head headed heading hear heard heart heat heavy hector
height held hell hello help helpful helping her here here's heres hers hey hi high higher highest hike hiking hill him himself his history hit hm
hmm hmmm hola hold holiday holidays home honest honestly honeymoon hope hopefully hoping hopkins hot hotel hotels hotmail hour hours house how
however hub huge human hundred hungarian hungry hunt hunting hurray hurry husband i i'd i'll i'm i'ma i've ice id idea identical if il ill im
immediately important in inbound include included includes including indeed indian indirect individual individuals indonesian info information
inquire inside instead instruct insurance intend intended interest interested international internship interview into irish is island islands
isn't isnt issue ist it it'd it'll it's italian itinerary its itself ive ja jan january japanese jeez job jog join journey jul july jump jun june
just kayak keep kennedy kept key kick kid kids kind kinda kindly knew knock know known korean la ladies lady lake lambert land landing lands large
las last late lately later latest laugh law layover le lead learn least leave leaveing leaves leaving left leg legs leisure lemme lend les less
let let's lets letter level life light like likely limit line link list listen little live living lo load local locate located location log logo
lol long longer look looked looking lookup los lost lot lots love loved lovely lovers low lower lowest luck lucky luggage luggages lunch ma'am
maam machine mad madam made main make makes making malaysian male mama man manage manager many map mar marathon march mark market married marry
mary match mate mates matter matters max maximum may maybe me meal meals mean means meant meet meeting meetup memorial mention mentioned menu
merci mercy merhaba message met metropolitan mexican mid midday middle midnight might mile miles mind mine minimum minor minute minutes miss
missed mistake mitchell mobile mode modify moin mom moment mon monday money month monthly months mood moon more morning moroccan most mostly
mother mountain mouth move moved moving mr mrs ms much multi multiple mum municipal museum music must my myself nah namaste name named names
national nature near nearby nearest necessary need needed needing needs nein neither nephew never new news next nice niece night nights nine no
nobody none nonrefundable nonstop noon nope nor normal north northern norwegian not note nothing notice nov november now number numbers o'clock
object obtain obviously occasion oct october of off offer offered offers office often oh ok okay ola old on once one oneself onetime oneway only
onto ooh oops open opinion opposite option options or orange order orders organise organize origin original other others otherwise ought oui our
ours ourselves out outbound outside outta outward over overnight overseas own pack package page paid paint panic paper parade paraglide parent
parents park parking part particular partner party pass passenger passengers passport past path pay paying payment pearson people per perfect
perfectly perhaps period permit person personal personally persons pet pets phone photo photograph pick picked picking picky picnic piece place
places plain plan plane planes planned planning plans platinum play please pleased pleasure pls plus plz pm point points police policy polish poor
por port portuguese position possible possibly post pound pounds pour practice practise pray prefer preferable preferably preference preferences
preferred prego premium prepare present presentation press pretty previous price prices pricing print prior priority private probably problem
problems procedure proceed process prolly promise promo promptly pronto proper protest provide provided public pull pup purchase purpose put
quality query question questions queue quick quicker quickest quickly quiet quit quite quote race raft rain ramon ran randomly range rate rates
rather reach read reading ready real really reason reasonable reasons receive received recently reception recommend recommended record red redeem
reduce reference refund refundable refunds refuse regarding regards regular rehearse relative relatives relax relevant remain remember remind
remove rent rental repeat replace reply report request require required requirement reschedule research reservation reservations reserve reset
resort respond response rest restart restaurant restriction restrictions result results resume retire retreat return returning returns reunion
reunite review revise rich rid ride right ring river road roberts rock roger role room rooms rose round roundtrip route row rtn rude rule rules
run running rush russian sa sad safe safely said sail sailing sale salt salut same san sand sat saturday save saver saw say saying says scenic
schedule scheduled school score scratch scuba sea search search's searched searching season seat seated seater seats sec second seconds see seem
seems seen select selected self selfie sell seminar send senior sense sent sep sept september serious serve service services servus set setting
settings seven several shall shame share she she'd she'll she's ship shoot shop shopping short shorter shortest shot should shouldn't show shower
showing shows si side sight sightseeing sign simple simply since sing single sir sister sisters sit site situation six size skate ski skiing skip
sky skydive sleep slip slow small smart snorkel snow snowboard so soft sole solo some somebody somehow someone something sometime sometimes
somewhat somewhere son song soon sorry sort soul sound sounds south southern spa space spanish spare speak special specific speed spend split
spoke spot spouse spring square stadium staff stand standard star start started starting starts state status stay staying steal step stick still
stop stopover stopping stops storm story straight strange street strong student study stuff stupid such sudden suggest suggestion suit suitable
suitcase suitcases summary summer summit sun sunbathe sunday sunny super support suppose supposed sure surf surfing surname surprise swap swedish
sweet swim swiss switch system table tag take taken takes taking talk tan tap tax taxes taxi teach team tee tell temple temples ten term terms
test text thai than thank thanks thankyou thanx that that'd that'll that's thats the theater theatre their them themselves then there there's
these they they'd they'll they're they've thing things think thinking third this tho those though thought thousand three thrilled through
throughout thru thu thurs thursday thus thx ticket ticketing tickets tie tight till time timeline times timing tip tired title tix to today
toddler together toilet told tomorrow ton tonight too took tool top total touch tour tourist tournament toward towards town towns track traffic
train transfer transit transport travel traveled traveler travelers traveling travelled traveller travellers travelling travels treat trek
trekking trial tried trio trip tripp trips tropical trouble true trust truth try trying tue tues tuesday turkey turkish turn turned tv twelve
twenty twice two type typo tysm u ugh uh um umm un una uncle und under understand understood une unfortunately union unique united unless unlike
uno until unwind up upcoming update upgrade upon upper ur urgent urgently us use used user uses usual usually v vacant vacation vacations vail
valid valley value van various vary vegan vegetarian version very via view village visa visit visiting visitor vital voice volcano volume
volunteer voucher w wait waiting wake walk walking wallet wander wanna want wanted wanting wants warm was wasn't waste watch water wave way ways
we we'd we'll we're we've weather web website wed wedding wednesday week weekday weekdays weekend weekends weekly weeks weight weird welcome well
wellness went were weren't west western what what's whatever whats wheelchair when whenever where where's wherever whether which while whisper
white who who's whole whom whose why wide wife wild wildlife will willing wilson win wind window windy wine winter wise wish wishes with within
without woman women won't wonder wonderful wondering wont word words work workable worked working works workshop world worry worse worship worst
worth would wouldn't wow write wrong x y'all yall yay yea yeah year years yep yes yesterday yet yo yoga york you you'd you'll you're you've young
younger your yours yourself yup zero zone
`

const PLAIN: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))

/** Whether a word, in small letters, is one of plain English. */
export function isPlainWord(word: string): boolean {
  return PLAIN.has(word) || /^.{4,}(?:n't|'(?:re|ll|ve|d))$/.test(word)
}
