import type { Language } from './language'

/** Towns that other languages name in their own way: English, then German, French, Spanish and Hindi; nothing where it is the English name. */
const TABLE = `
London||Londres|Londres|लंदन
Edinburgh||Édimbourg|Edimburgo|एडिनबर्ग
Manchester||||मैनचेस्टर
Dublin|||Dublín|डबलिन
Paris|||París|पेरिस
Nice|Nizza||Niza|
Marseille|||Marsella|
Bordeaux|||Burdeos|
Toulouse||||
Strasbourg|Straßburg||Estrasburgo|
Amsterdam|||Ámsterdam|एम्स्टर्डम
Brussels|Brüssel|Bruxelles|Bruselas|ब्रुसेल्स
Antwerp|Antwerpen|Anvers|Amberes|
Luxembourg|Luxemburg||Luxemburgo|
Munich|München||Múnich|म्यूनिख
Cologne|Köln||Colonia|
Frankfurt||Francfort|Fráncfort|फ्रैंकफर्ट
Berlin|||Berlín|बर्लिन
Hamburg||Hambourg|Hamburgo|
Düsseldorf|||Dusseldorf|
Stuttgart||||
Nuremberg|Nürnberg||Núremberg|
Hanover|Hannover|Hanovre|Hannover|
Dresden||Dresde|Dresde|
Leipzig||||
Bremen||Brême||
Vienna|Wien|Vienne|Viena|वियना
Salzburg||Salzbourg|Salzburgo|
Zurich|Zürich||Zúrich|ज्यूरिख
Geneva|Genf|Genève|Ginebra|जिनेवा
Basel||Bâle|Basilea|
Bern||Berne|Berna|
Milan|Mailand||Milán|मिलान
Rome|Rom||Roma|रोम
Venice|Venedig|Venise|Venecia|वेनिस
Florence|Florenz||Florencia|फ्लोरेंस
Naples|Neapel||Nápoles|
Turin|||Turín|
Genoa|Genua|Gênes|Génova|
Bologna||Bologne|Bolonia|
Verona||Vérone||
Pisa||Pise||
Palermo||Palerme||
Madrid||||मैड्रिड
Barcelona||Barcelone||बार्सिलोना
Seville|Sevilla|Séville|Sevilla|
Malaga|Málaga||Málaga|
Valencia||Valence||
Alicante||||
Palma de Mallorca||Palma de Majorque||
Tenerife|Teneriffa|Ténérife||
Lisbon|Lissabon|Lisbonne|Lisboa|लिस्बन
Porto|||Oporto|
Copenhagen|Kopenhagen|Copenhague|Copenhague|कोपेनहेगन
Stockholm|||Estocolmo|स्टॉकहोम
Gothenburg|Göteborg|Göteborg|Gotemburgo|
Oslo||||ओस्लो
Helsinki||||हेलसिंकी
Reykjavik||||
Warsaw|Warschau|Varsovie|Varsovia|वारसॉ
Krakow|Krakau|Cracovie|Cracovia|
Kraków|Krakau|Cracovie|Cracovia|
Gdansk|Danzig|||
Prague|Prag||Praga|प्राग
Budapest||||बुडापेस्ट
Bratislava||||
Ljubljana|||Liubliana|
Dubrovnik||||
Belgrade|Belgrad||Belgrado|
Bucharest|Bukarest|Bucarest|Bucarest|
Sofia|||Sofía|
Thessaloniki||Thessalonique|Salónica|
Athens|Athen|Athènes|Atenas|एथेंस
Rhodes|Rhodos||Rodas|
Corfu|Korfu|Corfou|Corfú|
Moscow|Moskau|Moscou|Moscú|मॉस्को
Kyiv|Kiew|Kiev|Kiev|
Istanbul|||Estambul|इस्तांबुल
Cairo|Kairo|Le Caire|El Cairo|काहिरा
Hurghada||Hourghada||
Marrakesh|Marrakesch|Marrakech|Marrakech|
Marrakech|Marrakesch|||
Tunis|||Túnez|
Algiers|Algier|Alger|Argel|
Cape Town|Kapstadt|Le Cap|Ciudad del Cabo|केप टाउन
Johannesburg|||Johannesburgo|जोहान्सबर्ग
Nairobi||||नैरोबी
Dubai||Dubaï|Dubái|दुबई
Abu Dhabi||Abou Dabi|Abu Dabi|अबू धाबी
Doha||||दोहा
Riyadh|Riad|Riyad|Riad|रियाद
Tel Aviv||||तेल अवीव
Delhi|||Nueva Delhi|दिल्ली
New Delhi|Neu-Delhi|New Delhi|Nueva Delhi|नई दिल्ली
Mumbai|||Bombay|मुंबई
Bengaluru|||Bangalore|बेंगलुरु
Bangalore||||बेंगलुरु
Chennai||||चेन्नई
Kolkata||Calcutta|Calcuta|कोलकाता
Hyderabad||||हैदराबाद
Ahmedabad||||अहमदाबाद
Pune||||पुणे
Goa||||गोवा
Jaipur||||जयपुर
Lucknow||||लखनऊ
Kochi||||कोच्चि
Varanasi||||वाराणसी
Patna||||पटना
Amritsar||||अमृतसर
Chandigarh||||चंडीगढ़
Srinagar||||श्रीनगर
Udaipur||||उदयपुर
Indore||||इंदौर
Kathmandu||Katmandou|Katmandú|काठमांडू
Colombo||||कोलंबो
Bangkok||||बैंकॉक
Phuket||||फुकेत
Kuala Lumpur||||कुआला लंपुर
Singapore|Singapur|Singapour|Singapur|सिंगापुर
Hong Kong|Hongkong|||हांगकांग
Beijing|Peking|Pékin|Pekín|बीजिंग
Shanghai|||Shanghái|शंघाई
Tokyo|Tokio||Tokio|टोक्यो
Osaka||||ओसाका
Seoul||Séoul|Seúl|सियोल
Taipei|Taipeh||Taipéi|
Manila||Manille||मनीला
Jakarta|||Yakarta|जकार्ता
Hanoi||Hanoï|Hanói|
Sydney|||Sídney|सिडनी
Melbourne||||मेलबर्न
New York|||Nueva York|न्यूयॉर्क
Los Angeles|||Los Ángeles|लॉस एंजिल्स
Chicago||||शिकागो
San Francisco||||सैन फ्रांसिस्को
Philadelphia||Philadelphie|Filadelfia|
New Orleans||La Nouvelle-Orléans|Nueva Orleans|
Boston||||बोस्टन
Toronto||||टोरंटो
Montreal|Montréal|Montréal||
Mexico City|Mexiko-Stadt|Mexico|Ciudad de México|
Havana|Havanna|La Havane|La Habana|
Bogota|Bogotá|Bogotá|Bogotá|
Sao Paulo|São Paulo|São Paulo|São Paulo|
`

const ORDER: readonly Language[] = ['de', 'fr', 'es', 'hi']
/** Longest first: "New Delhi" is not "Delhi". */
const TOWNS = TABLE.trim()
  .split('\n')
  .map((row) => row.split('|'))
  .toSorted(([one = ''], [other = '']) => other.length - one.length)

/** The name of a town in a language: "Lissabon", "Londres Heathrow". Names that the language has no word of its own for stay as they are. */
export function townIn(name: string, language: Language): string {
  const row = TOWNS.find(([english = '']) => name === english || name.startsWith(`${english} `))
  const own = row?.[ORDER.indexOf(language) + 1]
  return row?.[0] && own ? own + name.slice(row[0].length) : name
}
