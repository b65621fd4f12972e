/** Real words, and people's names, that lie a slip away from a word of the lexicon; words of plain English and of the map are known without this list. */
export const LOOKALIKES: ReadonlySet<string> = new Set(
  `
  abode abort abound abouts abut agains agin aground airliner airliners aisled aisles alain alter amain ander anther aout appliances arriver
  aster augusta augusto augusts backpacker backpackers backspaces backtracks bares baric basics basil basin basis baster bather bears
  beats bello bellow belo bight bights blight blights blow booing booming booting boozing bounds brice broking brooking brutish budge
  budged budgets busyness cabins cain cancels cancer cares carlier casin cass caster cater cello chanced chancel changer chap chargeable
  cheapen cheapo cheat checker checkouts cheeked cheep chere chid childe childs chile chili chill chocked christian christians christman
  christmassy chucked claes clams clans claps clas clases clash clasp clasps classy claus claws clays cleaves cleaving coding coking
  collars collecting collection collections combing comings compadre compared compares compere comping conception conceptions concerting
  concoction confection confections congestion coning connective connector connectors connexion connexions conniption consenting
  constructor contacting contenting contention contentions contesting convecting convection convections conventions converting conviction
  convictions cooing cooking coping coring corning correcting correction corrections coulda coupe coupled coupler couples couplet cowing
  crass cumber cuming dalliance dalliances dares dater dearly dears debating decanting deferent defund depicting deport deporting deports
  deputing deserting differed differently differing diffident dingle directo directs doing doming dueling dumber dunder earl earle earley
  earls eater eaves eighth eights eighty elevens elven emigrates emirate ender enfant enfants eros ester ether excepts excerpt faces
  factually fades fairway fairways fakes fales falter fames farces fared farms farther fasted fasten fates fathers fatter fattest faves
  faxes fazes fears feather feats fester fiends fifths fifty fight fights filler filth fires firs firth fist fitter flares flater flaying
  flexibly flighty fling fores foresight foster founds fours fourths frida fright frights frying fueling futher gather gears geeks glass
  gong gould gravel hairline hairlines hanged hanks hares hater hears heats heave heaves heaving helio hella hellos hells hirst homing
  hooking hors horus hound hounds hullo icelander icelandic inbounds inder infanta infanti jello jingle jours karch keats kilter knight
  knights lager lamer lamest langer larch laser latent latex lather latter laughter laver laxest layer leading leafing leaking leaning
  leaping lease leases leasing leaved leaven leavens leaver leavers leavis leeks lights linger liter loaves locking lodger logger loner
  longed looming looping loosing looting lorry lounger lowes lumber lying mach marc marche marco marcy mares marlier marsh master mater
  mather maximums maximus meats meeks mello merch mingle minimums minuets minuted minutest mirch moaning monte monty moth mothers moths
  mould mound mounds mourning mouths nabin nearly nears nicht nichts nigh nighs nighty northing noshing notching nothings noting numbed
  oneword osher otter overnights oversight oversights parch parens pares parson parsons paster patents pater pearly pears peeks peopled
  peoples peron perron persona personas persson picket pickets pleas pleaser pleases plight plights plying ponds potion potions pours
  prefers premiums pricey prick pricks pricy pride prided prides prime primed primes prince princes prive prize prized prizes pryce
  quicken rabin rafter rares raster rater ravel ravelling rears recommence recommender recommends recurring reeks refer refound refutable
  remote removed remover removes rerunning restricting restrictive retaining retiring retrying retuning rights rotund rounds scratchy
  seals seams sears seas sects seeks sets sevan sevens sever severn shank shanks shooter shops shorted shorten shouter sights singe
  singled singler singles slater slats slight slights slops slowest smoothing smother snorter solaris somethings soothing sops sorter
  sours standards stant starch stare stark starr stars stat stats steps steven stomps stoops stoppers stows stuart suggests sundae sundaes
  sundar sunder sundry sven swats sweats swops tank tanks tares taster tater tears teats thee theme theres therm theyre thicket thickets
  thinks thirds thirsty thorough threes threw throe throughs thunk thunks ticked ticker tickers tights tingle toady toddle toddled
  toddlers toddy tonal totals tourney tourneys tours trailers trailing trampling transform transforms transverse travers traverser
  traversing trawlers trawling tree trice trough udder umber unbound unger unter vastest visits wares waster wears weave weaves weaving
  weeds weeps wheres whore wicket wickets widow wight windows winnow wold woulda wound wounds yearly yearns yeats
  `
    .trim()
    .split(/\s+/),
)
