import type { Fixed } from '../say/marked'

/** Everyday sentences and questions in one language, by the names and values that their English carries. */
export type FixedSentences = {
  fixed: Record<Fixed, (...args: string[]) => string>
  noneLeft: string
  /** Without the filter there are some. */
  withoutIt: (theme: string) => string
  noneFitsAll: string
  /** A name that none of these flights answers to. */
  notAmong: string
  noneDirect: string
  removeFilter: string
  showAll: string
  whichFilter: string
  lookWithStops: string
  lookInEconomy: string
  lookForFlights: string
  lookThatDay: string
  chooseFlight: string
  chooseFare: string
  whichDay: string
  otherDay: string
  windowOrAisle: string
  seatsTogether: string
  addBag: string
  addIt: string
  keepStay: string
}

const quoted = (words: string[], open: string, close: string) => (words.length > 0 ? `${open}${words.join(' ')}${close}` : '')

const GERMAN: FixedSentences = {
  fixed: {
    'once-flights': () => 'Das kann ich Ihnen sagen, sobald wir Flüge haben.',
    'cannot-answer': () => 'Das weiß ich leider nicht.',
    'can-help-with': () => 'Ich helfe bei Flügen, Unterkünften und Plänen für Ihre Tage.',
    known: (search = '') => (search ? `So habe ich es schon: ${search}.` : 'Das habe ich schon so.'),
    'fare-later': () => 'Den Tarif können Sie wählen, sobald die Flüge feststehen.',
    'no-flight-yet': () => 'Es fehlt noch ein Flug.',
    'no-fare-yet': () => 'Es fehlt noch der Tarif.',
    'not-these': (flight) => `${flight} ist nicht unter diesen Flügen.`,
    'none-at': (time) => `Um ${time} geht kein Flug.`,
    closest: (...flights) => `Am nächsten liegen ${flights.join(' und ')}.`,
    'flights-fit': (count, ...flights) => `${count} Flüge passen, zum Beispiel ${flights.join(', ')}.`,
    described: (flight, times, stops, total) =>
      `${flight}, ${times}, ${stops === '0' ? 'direkt' : stops === '1' ? 'ein Umstieg' : `${stops} Umstiege`}: ${total}.`,
    'who-travels': (people) => `Die Reise ist ${people}.`,
    'whole-price': (sum, ...flights) => `Alle Flüge zusammen kosten ${sum}, inklusive Steuern und Gebühren: ${flights.join(', ')}.`,
    unread: (...words) => `Was Sie mit ${quoted(words, '„', '“')} meinen, habe ich nicht verstanden und weggelassen.`,
    'not-understood': (...words) =>
      words.length > 0 ? `Was meinen Sie mit ${quoted(words, '„', '“')}?` : 'Das habe ich leider nicht verstanden.',
    'all-right': () => 'In Ordnung.',
    language: () => 'Gern, ab jetzt auf Deutsch.',
    // The sentence before says it.
    noted: () => '',
    'times-crossed': () => 'Diese Uhrzeiten schließen einander aus.',
  },
  noneLeft: 'Kein Flug passt.',
  withoutIt: (theme) => `Ohne den Filter „${theme}“ gäbe es welche.`,
  noneFitsAll: 'Kein Flug passt zu all diesen Filtern.',
  notAmong: 'Das gibt es bei keinem dieser Flüge.',
  noneDirect: 'An diesem Tag gibt es keinen Direktflug.',
  removeFilter: 'Soll ich diesen Filter entfernen?',
  showAll: 'Soll ich wieder alle Flüge zeigen?',
  whichFilter: 'Welchen Filter soll ich entfernen?',
  lookWithStops: 'Soll ich auch mit Umstieg suchen?',
  lookInEconomy: 'Soll ich in der Economy Class suchen?',
  lookForFlights: 'Soll ich nach Flügen suchen?',
  lookThatDay: 'Soll ich an diesem Tag suchen?',
  chooseFlight: 'Soll ich ihn nehmen?',
  chooseFare: 'Soll ich diesen Tarif nehmen?',
  whichDay: 'Welchen Tag meinen Sie?',
  otherDay: 'Welchen anderen Tag oder Flughafen soll ich versuchen?',
  windowOrAisle: 'Möchten Sie am Fenster oder am Gang sitzen?',
  seatsTogether: 'Soll ich Plätze nebeneinander wählen?',
  addBag: 'Soll ich einen Koffer dazubuchen?',
  addIt: 'Soll ich es dazubuchen?',
  keepStay: 'Soll ich sie bei Ihrer Reise speichern?',
}

const FRENCH: FixedSentences = {
  fixed: {
    'once-flights': () => 'Je pourrai vous le dire dès que nous aurons des vols.',
    'cannot-answer': () => 'Je ne le sais pas.',
    'can-help-with': () => 'Je peux vous aider pour les vols, les hébergements et le programme de vos journées.',
    known: (search = '') => (search ? `C’est déjà ce que j’ai : ${search}.` : 'C’est déjà ce que j’ai.'),
    'fare-later': () => 'Vous pourrez choisir le tarif après les vols.',
    'no-flight-yet': () => 'Il reste un vol à choisir.',
    'no-fare-yet': () => 'Il reste le tarif à choisir.',
    'not-these': (flight) => `${flight} n’est pas parmi ces vols.`,
    'none-at': (time) => `Aucun vol ne part à ${time}.`,
    closest: (...flights) => `Les plus proches sont ${flights.join(' et ')}.`,
    'flights-fit': (count, ...flights) => `${count} vols conviennent, par exemple ${flights.join(', ')}.`,
    described: (flight, times, stops, total) =>
      `${flight}, ${times}, ${stops === '0' ? 'direct' : stops === '1' ? 'une escale' : `${stops} escales`} : ${total}.`,
    'who-travels': (people) => `Le voyage est ${people}.`,
    'whole-price': (sum, ...flights) => `Tous les vols ensemble coûtent ${sum}, taxes et frais compris : ${flights.join(', ')}.`,
    unread: (...words) => `Je n’ai pas compris ${quoted(words, '« ', ' »')}, je ne l’ai donc pas pris en compte.`,
    'not-understood': (...words) =>
      words.length > 0 ? `Que voulez-vous dire par ${quoted(words, '« ', ' »')} ?` : 'Je n’ai pas bien compris.',
    'all-right': () => 'D’accord.',
    language: () => 'Volontiers, en français désormais.',
    // The sentence before says it.
    noted: () => '',
    'times-crossed': () => 'Ces horaires s’excluent.',
  },
  noneLeft: 'Aucun vol ne convient.',
  withoutIt: (theme) => `Sans le filtre « ${theme} », il y en aurait.`,
  noneFitsAll: 'Aucun vol ne répond à tous ces filtres.',
  notAmong: 'Aucun de ces vols n’y correspond.',
  noneDirect: 'Il n’y a pas de vol direct ce jour-là.',
  removeFilter: 'Dois-je retirer ce filtre ?',
  showAll: 'Dois-je afficher de nouveau tous les vols ?',
  whichFilter: 'Quel filtre dois-je retirer ?',
  lookWithStops: 'Dois-je chercher aussi avec escale ?',
  lookInEconomy: 'Dois-je chercher en classe éco ?',
  lookForFlights: 'Dois-je chercher des vols ?',
  lookThatDay: 'Dois-je chercher ce jour-là ?',
  chooseFlight: 'Dois-je le prendre ?',
  chooseFare: 'Dois-je prendre ce tarif ?',
  whichDay: 'De quel jour s’agit-il ?',
  otherDay: 'Quel autre jour ou aéroport dois-je essayer ?',
  windowOrAisle: 'Préférez-vous le hublot ou le couloir ?',
  seatsTogether: 'Dois-je choisir des sièges côte à côte ?',
  addBag: 'Dois-je ajouter une valise ?',
  addIt: 'Dois-je l’ajouter ?',
  keepStay: 'Dois-je le garder avec votre voyage ?',
}

const SPANISH: FixedSentences = {
  fixed: {
    'once-flights': () => 'Se lo puedo decir en cuanto tengamos vuelos.',
    'cannot-answer': () => 'Eso no lo sé.',
    'can-help-with': () => 'Puedo ayudarle con vuelos, alojamientos y planes para sus días.',
    known: (search = '') => (search ? `Ya lo tengo así: ${search}.` : 'Ya lo tengo así.'),
    'fare-later': () => 'Podrá elegir la tarifa después de los vuelos.',
    'no-flight-yet': () => 'Falta elegir un vuelo.',
    'no-fare-yet': () => 'Falta elegir la tarifa.',
    'not-these': (flight) => `${flight} no está entre estos vuelos.`,
    'none-at': (time) => `No sale ningún vuelo a las ${time}.`,
    closest: (...flights) => `Los más cercanos son ${flights.join(' y ')}.`,
    'flights-fit': (count, ...flights) => `Encajan ${count} vuelos, por ejemplo ${flights.join(', ')}.`,
    described: (flight, times, stops, total) =>
      `${flight}, ${times}, ${stops === '0' ? 'directo' : stops === '1' ? 'una escala' : `${stops} escalas`}: ${total}.`,
    'who-travels': (people) => `El viaje es ${people}.`,
    'whole-price': (sum, ...flights) => `Todos los vuelos juntos cuestan ${sum}, con tasas y gastos incluidos: ${flights.join(', ')}.`,
    unread: (...words) => `No he entendido ${quoted(words, '«', '»')}, así que no lo he tenido en cuenta.`,
    'not-understood': (...words) => (words.length > 0 ? `¿Qué quiere decir con ${quoted(words, '«', '»')}?` : 'No lo he entendido.'),
    'all-right': () => 'De acuerdo.',
    language: () => 'Con gusto, a partir de ahora en español.',
    // The sentence before says it.
    noted: () => '',
    'times-crossed': () => 'Esas horas se excluyen entre sí.',
  },
  noneLeft: 'Ningún vuelo encaja.',
  withoutIt: (theme) => `Sin el filtro «${theme}» sí habría.`,
  noneFitsAll: 'Ningún vuelo cumple todos esos filtros.',
  notAmong: 'Ninguno de estos vuelos encaja con lo que pide.',
  noneDirect: 'Ese día no hay ningún vuelo directo.',
  removeFilter: '¿Elimino ese filtro?',
  showAll: '¿Muestro otra vez todos los vuelos?',
  whichFilter: '¿Qué filtro elimino?',
  lookWithStops: '¿Busco también con escala?',
  lookInEconomy: '¿Busco en turista?',
  lookForFlights: '¿Busco vuelos?',
  lookThatDay: '¿Busco ese día?',
  chooseFlight: '¿Lo elijo?',
  chooseFare: '¿Elijo esa tarifa?',
  whichDay: '¿A qué día se refiere?',
  otherDay: '¿Qué otro día o aeropuerto pruebo?',
  windowOrAisle: '¿Prefiere ventanilla o pasillo?',
  seatsTogether: '¿Elijo asientos juntos?',
  addBag: '¿Añado una maleta?',
  addIt: '¿Lo añado?',
  keepStay: '¿Lo guardo con su viaje?',
}

const DEVANAGARI: FixedSentences = {
  fixed: {
    'once-flights': () => 'फ़्लाइटें मिलने के बाद यह बता सकते हैं।',
    'cannot-answer': () => 'यह मुझे नहीं पता।',
    'can-help-with': () => 'फ़्लाइट, ठहरने की जगह और घूमने की योजना में मदद मिल सकती है।',
    known: (search = '') => (search ? `यह पहले से ऐसा ही है: ${search}।` : 'यह पहले से ऐसा ही है।'),
    'fare-later': () => 'किराया फ़्लाइट चुनने के बाद चुन सकते हैं।',
    'no-flight-yet': () => 'अभी फ़्लाइट चुननी है।',
    'no-fare-yet': () => 'अभी किराया चुनना है।',
    'not-these': (flight) => `${flight} इन फ़्लाइटों में नहीं है।`,
    'none-at': (time) => `${time} पर कोई फ़्लाइट नहीं है।`,
    closest: (...flights) => `सबसे पास की: ${flights.join(' और ')}।`,
    'flights-fit': (count, ...flights) => `ऐसी ${count} फ़्लाइटें हैं, जैसे ${flights.join(', ')}।`,
    described: (flight, times, stops, total) => `${flight}, ${times}, ${stops === '0' ? 'सीधी' : `${stops} स्टॉप`}: ${total}।`,
    'who-travels': (people) => `यह यात्रा ${people} के लिए है।`,
    'whole-price': (sum, ...flights) => `सब फ़्लाइटें मिलाकर ${sum}, टैक्स और शुल्क सहित: ${flights.join(', ')}।`,
    unread: (...words) => `${quoted(words, '“', '”')} समझ में नहीं आया, इसलिए छोड़ दिया।`,
    'not-understood': (...words) => (words.length > 0 ? `${quoted(words, '“', '”')} से आपका क्या मतलब है?` : 'यह बात समझ में नहीं आई।'),
    'all-right': () => 'ठीक है।',
    language: () => 'ज़रूर, अब से हिंदी में।',
    // The sentence before says it.
    noted: () => '',
    'times-crossed': () => 'ये समय एक साथ नहीं हो सकते।',
  },
  noneLeft: 'ऐसी कोई फ़्लाइट नहीं है।',
  withoutIt: (theme) => `“${theme}” की शर्त के बिना मिल सकती है।`,
  noneFitsAll: 'इन सब शर्तों वाली कोई फ़्लाइट नहीं है।',
  notAmong: 'इनमें ऐसी कोई फ़्लाइट नहीं है।',
  noneDirect: 'उस दिन कोई सीधी फ़्लाइट नहीं है।',
  removeFilter: 'क्या यह शर्त हटा दें?',
  showAll: 'क्या सब फ़्लाइटें फिर दिखाएँ?',
  whichFilter: 'कौन सी शर्त हटाएँ?',
  lookWithStops: 'क्या स्टॉप वाली फ़्लाइटें भी देखें?',
  lookInEconomy: 'क्या इकोनॉमी में देखें?',
  lookForFlights: 'क्या फ़्लाइटें ढूँढें?',
  lookThatDay: 'क्या उस दिन देखें?',
  chooseFlight: 'क्या यही ले लें?',
  chooseFare: 'क्या यही किराया ले लें?',
  whichDay: 'आपका मतलब किस दिन से है?',
  otherDay: 'कौन सा दूसरा दिन या हवाई अड्डा देखें?',
  windowOrAisle: 'खिड़की वाली सीट चाहिए या गलियारे वाली?',
  seatsTogether: 'क्या साथ वाली सीटें चुनें?',
  addBag: 'क्या एक बैग जोड़ें?',
  addIt: 'क्या इसे जोड़ें?',
  keepStay: 'क्या इसे यात्रा के साथ रखें?',
}

const HINDI_LATIN: FixedSentences = {
  fixed: {
    'once-flights': () => 'Flights milne ke baad yeh bata sakte hain.',
    'cannot-answer': () => 'Yeh mujhe nahi pata.',
    'can-help-with': () => 'Flight, thaharne ki jagah aur ghoomne ki yojana mein madad mil sakti hai.',
    known: (search = '') => (search ? `Yeh pehle se aisa hi hai: ${search}.` : 'Yeh pehle se aisa hi hai.'),
    'fare-later': () => 'Kiraya flight chunne ke baad chun sakte hain.',
    'no-flight-yet': () => 'Abhi flight chunni hai.',
    'no-fare-yet': () => 'Abhi kiraya chunna hai.',
    'not-these': (flight) => `${flight} in flights mein nahi hai.`,
    'none-at': (time) => `${time} par koi flight nahi hai.`,
    closest: (...flights) => `Sabse paas ki: ${flights.join(' aur ')}.`,
    'flights-fit': (count, ...flights) => `Aisi ${count} flights hain, jaise ${flights.join(', ')}.`,
    described: (flight, times, stops, total) => `${flight}, ${times}, ${stops === '0' ? 'seedhi' : `${stops} stop`}: ${total}.`,
    'who-travels': (people) => `Yeh trip ${people} ke liye hai.`,
    'whole-price': (sum, ...flights) => `Sab flights milakar ${sum}, tax aur fees ke saath: ${flights.join(', ')}.`,
    unread: (...words) => `${quoted(words, '“', '”')} samajh mein nahi aaya, isliye chhod diya.`,
    'not-understood': (...words) =>
      words.length > 0 ? `${quoted(words, '“', '”')} se aapka kya matlab hai?` : 'Yeh baat samajh mein nahi aayi.',
    'all-right': () => 'Theek hai.',
    language: () => 'Zaroor, ab se Hindi mein.',
    // The sentence before says it.
    noted: () => '',
    'times-crossed': () => 'Yeh samay ek saath nahi ho sakte.',
  },
  noneLeft: 'Aisi koi flight nahi hai.',
  withoutIt: (theme) => `“${theme}” ki shart ke bina mil sakti hai.`,
  noneFitsAll: 'In sab sharton wali koi flight nahi hai.',
  notAmong: 'Inmein aisi koi flight nahi hai.',
  noneDirect: 'Us din koi seedhi flight nahi hai.',
  removeFilter: 'Kya yeh shart hata dein?',
  showAll: 'Kya sab flights phir dikhayein?',
  whichFilter: 'Kaun si shart hatayein?',
  lookWithStops: 'Kya stop wali flights bhi dekhein?',
  lookInEconomy: 'Kya economy mein dekhein?',
  lookForFlights: 'Kya flights dhoondhein?',
  lookThatDay: 'Kya us din dekhein?',
  chooseFlight: 'Kya yahi le lein?',
  chooseFare: 'Kya yahi kiraya le lein?',
  whichDay: 'Aapka matlab kis din se hai?',
  otherDay: 'Kaun sa doosra din ya airport dekhein?',
  windowOrAisle: 'Khidki wali seat chahiye ya aisle wali?',
  seatsTogether: 'Kya saath wali seatein chunein?',
  addBag: 'Kya ek bag jodein?',
  addIt: 'Kya ise jodein?',
  keepStay: 'Kya ise yatra ke saath rakhein?',
}

export const FIXED_SENTENCES = { de: GERMAN, fr: FRENCH, es: SPANISH, hi: DEVANAGARI, hiLatin: HINDI_LATIN }
