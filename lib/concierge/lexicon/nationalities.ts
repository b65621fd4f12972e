import type { Language } from '../grammar/languages'

/** Adjectives and people of a country; "~" takes the endings of the language. */
const ROWS: Readonly<Record<Language, string>> = {
  en: `GB british,briton,brits,english,scottish,welsh;US american;IN indian;DE german;FR french,frenchman,frenchwoman;ES spanish,spaniard;IE irish;
    IT italian;PT portuguese;NL dutch;BE belgian;AT austrian;CH swiss;PL polish;SE swedish;NO norwegian;DK danish;FI finnish;GR greek;CZ czech;
    HU hungarian;RO romanian;BG bulgarian;HR croatian;UA ukrainian;RU russian;TR turkish;CA canadian;AU australian;NZ kiwi,new zealander;
    CN chinese;JP japanese;KR korean;TH thai;VN vietnamese;ID indonesian;PH filipino,philippine;MY malaysian;SG singaporean;PK pakistani;
    BD bangladeshi;LK sri lankan;NP nepali,nepalese;EG egyptian;MA moroccan;NG nigerian;KE kenyan;ZA south african;GH ghanaian;
    MX mexican;BR brazilian;AR argentinian,argentine;CO colombian;CL chilean;PE peruvian;IL israeli;AE emirati;SA saudi;EU european,eu`,
  de: `GB britisch~,engländer~,brite,briten;US amerikanisch~,amerikaner~;IN indisch~,inder~;DE deutsch~;FR französisch~,franzose,franzosen;
    ES spanisch~,spanier~;IE irisch~,ire,iren;IT italienisch~,italiener~;PT portugiesisch~;NL niederländisch~,holländisch~,niederländer~;BE belgisch~,belgier~;
    AT österreichisch~,österreicher~;CH schweizer~,schweizerisch~;PL polnisch~,pole,polen;SE schwedisch~;NO norwegisch~;DK dänisch~;GR griechisch~;
    CZ tschechisch~;HU ungarisch~;RO rumänisch~;HR kroatisch~;UA ukrainisch~;RU russisch~;TR türkisch~,türke,türken;CA kanadisch~,kanadier~;AU australisch~;
    CN chinesisch~,chinese,chinesen;JP japanisch~;TH thailändisch~;VN vietnamesisch~;PK pakistanisch~;EG ägyptisch~;MA marokkanisch~;MX mexikanisch~,mexikaner~;
    BR brasilianisch~,brasilianer~;AR argentinisch~;SY syrisch~;AF afghanisch~;EU europäisch~`,
  fr: `GB britannique~,anglais~;US américain~;IN indien~,indienne~;DE allemand~;FR français~;ES espagnol~;IE irlandais~;IT italien~,italienne~;PT portugais~;
    NL néerlandais~,hollandais~;BE belge~;AT autrichien~,autrichienne~;CH suisse~;PL polonais~;RO roumain~;UA ukrainien~,ukrainienne~;RU russe~;TR turc~,turque~;
    CA canadien~,canadienne~;AU australien~,australienne~;CN chinois~;JP japonais~;TH thaïlandais~;VN vietnamien~,vietnamienne~;DZ algérien~,algérienne~;
    MA marocain~;TN tunisien~,tunisienne~;SN sénégalais~;CM camerounais~;CI ivoirien~,ivoirienne~;MX mexicain~;BR brésilien~,brésilienne~;EU européen~,européenne~`,
  es: `GB británic~,inglés,inglesa;US estadounidense~,american~;IN indi~;DE alemán,alemana,alemanes;FR francés,francesa;ES español,española,españoles;IE irlandés,irlandesa;
    IT italian~;PT portugués,portuguesa;NL holandés,holandesa;CH suiz~;RU rus~;UA ucranian~;TR turc~;CA canadiense~;AU australian~;CN chin~;JP japonés,japonesa;
    MA marroquí~;MX mexican~;BR brasileñ~;AR argentin~;CO colombian~;CL chilen~;PE peruan~;VE venezolan~;EC ecuatorian~;BO bolivian~;UY uruguay~;CU cuban~;DO dominican~;EU europe~`,
  hi: `IN bharatiya,bharatiy,hindustani,indian,भारतीय;GB british,angrez,ब्रिटिश;US american,अमेरिकी;NP nepali,नेपाली;PK pakistani;BD bangladeshi;LK sri lankan;DE german;CA canadian`,
}
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['', 's'],
  de: ['', 'e', 'er', 'es', 'em', 'en', 'in', 'innen'],
  fr: ['', 'e', 's', 'es'],
  es: ['o', 'a', 'os', 'as', '', 's'],
  hi: [''],
}
const PAPERS: Readonly<Record<Language, string>> = {
  en: `@passport-word: passport | passports | citizen | citizens | citizenship | national | nationals | nationality | passport holder | passport holders
@visa-word: visa | visas | visum | evisa | e visa | tourist visa | transit visa | entry permit | consulate | embassy | immigration
@id-card: id card | id cards | identity card | national id | id | personal id | identification
@passes-through: transit | layover | stopover | change planes | changing planes | connection | connecting | connect | airside`,
  de: `@passport-word: pass | reisepass | passes | staatsbürger | staatsbürgerin | staatsangehörige | staatsangehöriger | staatsangehörigkeit
@visa-word: visum | visa | einreise | evisum | transitvisum | botschaft | konsulat
@id-card: ausweis | personalausweis | perso | identitätskarte
@passes-through: transit | transitvisum | umsteigen | umstieg | zwischenstopp | zwischenlandung`,
  fr: `@passport-word: passeport | passeports | citoyen | citoyenne | citoyens | ressortissant | ressortissants | nationalité
@visa-word: visa | visas | e visa | consulat | ambassade
@id-card: carte d'identité | pièce d'identité | carte nationale d'identité | cni
@passes-through: transit | escale | correspondance`,
  es: `@passport-word: pasaporte | pasaportes | ciudadano | ciudadana | ciudadanos | nacionalidad
@visa-word: visado | visa | visados | visas | consulado | embajada
@id-card: dni | carnet de identidad | carné de identidad | documento de identidad | cédula
@passes-through: tránsito | escala | conexión`,
  hi: `@passport-word: passport | पासपोर्ट | nagrik | नागरिक
@visa-word: visa | वीज़ा | वीजा | e visa
@id-card: aadhaar | aadhar | id card | pehchan patra | आधार | voter id
@passes-through: transit | layover | connection | ट्रांज़िट`,
}

/** "Indian" for IN. */
export function nationalityOf(country: string): string | null {
  const row = ROWS.en.split(';').find((one) => one.trim().startsWith(`${country} `))
  const [word] = row?.trim().slice(3).split(',') ?? []
  if (!word) return null
  return country === 'EU' ? 'EU' : `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

const ENGLISH_NAMES: ReadonlySet<string> = new Set(ROWS.en.split(';').flatMap((row) => row.trim().slice(3).split(',')))

/** Whether an English word, in small letters, is an adjective of a country: "british". */
export function isNationality(word: string): boolean {
  return ENGLISH_NAMES.has(word)
}

/** Words for nationalities and papers, which only questions about papers are read for. */
export function papersLexicon(language: Language): string {
  const rows = ROWS[language].split(';').flatMap((row) => {
    const [code = '', ...names] = row.trim().split(/\s(.*)/s)
    return (names[0] ?? '').split(',').flatMap((name) => named(name.trim(), code, language))
  })
  return `[solid]\n@nationality: ${rows.join(' | ')}\n${PAPERS[language]}\n`
}

function named(name: string, code: string, language: Language): string[] {
  const endings = language === 'en' ? ENDINGS.en : name.endsWith('~') ? ENDINGS[language] : ['']
  return endings.map((ending) => `${name.replace(/~$/, '')}${ending}=country:${code}`)
}
