import type { Language } from './language'

/** The main steps of a place to stay in one language. Figures and names are given, never made up here. */
export type StayPhrases = {
  ask: Record<'city' | 'checkInOn' | 'checkOutOn', string>
  /** How many there are; `cheapest` is the lowest, with its price for a night. */
  found: (count: number, city: string, cheapest: { name: string; perNight: string } | null) => string
  /** The stay closest to the city centre. */
  bestPlaced: (name: string, perNight: string) => string
  /** Answers about one of them; "unlisted" is what it doesn't list. */
  about: {
    price: (name: string, perNight: string, total: string) => string
    distance: (name: string, distance: string) => string
    times: (name: string, checkIn: string, checkOut: string) => string
    stars: (name: string, stars: number) => string
    breakfast: (name: string) => string
    roomOnly: (name: string) => string
    notRefundable: (name: string) => string
    listed: (name: string) => string
    unlisted: (name: string) => string
  }
  /** No stay shown is called so. */
  notShown: (said: string) => string
  which: string
  none: string
  kept: (hotel: string, total: string) => string
  dropped: string
  notBooked: string
  unknownPlace: (said: string, known: string) => string
}

/** For those who write Devanagari; `hi` is Hindi in Latin letters. */
export const DEVANAGARI_STAYS: StayPhrases = {
  ask: {
    city: 'आप किस शहर में ठहरना चाहते हैं?',
    checkInOn: 'किस दिन से किस दिन तक?',
    checkOutOn: 'किस दिन तक ठहरना है?',
  },
  found: (count, city, cheapest) =>
    `${city} में ठहरने की ${count} जगहें मिलीं।${cheapest ? ` सबसे सस्ती ${cheapest.name} है, एक रात ${cheapest.perNight}।` : ''}`,
  bestPlaced: (name, perNight) => `केंद्र के सबसे पास ${name} है, एक रात ${perNight}।`,
  about: {
    price: (name, perNight, total) => `${name}: एक रात ${perNight}, कुल ${total}।`,
    distance: (name, distance) => `${name} केंद्र से ${distance} दूर है।`,
    times: (name, checkIn, checkOut) => `${name}: चेक-इन ${checkIn} से, चेक-आउट ${checkOut} तक।`,
    stars: (name, stars) => `${name}: ${stars} सितारे।`,
    breakfast: (name) => `${name}: इस दाम में नाश्ता शामिल है।`,
    roomOnly: (name) => `${name}: इस दाम में नाश्ता शामिल नहीं है।`,
    notRefundable: (name) => `${name}: इस दाम पर पैसे वापस नहीं मिलते।`,
    listed: (name) => `हाँ, ${name} में यह है।`,
    unlisted: (name) => `${name} के बारे में यह मुझे नहीं पता।`,
  },
  notShown: (said) => `इनमें “${said}” नहीं है।`,
  which: 'कौन सी जगह आपकी यात्रा के साथ रखूँ?',
  none: 'ऐसी कोई जगह नहीं मिली। क्या कोई और दिन या शर्त चलेगी?',
  kept: (hotel, total) => `${hotel} आपकी यात्रा के साथ रख लिया है, कुल ${total}।`,
  dropped: 'अब आपकी यात्रा के साथ ठहरने की कोई जगह नहीं है।',
  notBooked: 'यह बुकिंग नहीं है: ठहरने की जगहें यहाँ बुक नहीं होतीं।',
  unknownPlace: (said, known) => `“${said}” में ठहरने की जगहें मेरे पास नहीं हैं; ${known} में हैं। कौन सा शहर?`,
}

export const STAY_PHRASES: Record<Language, StayPhrases> = {
  de: {
    ask: {
      city: 'In welcher Stadt möchten Sie übernachten?',
      checkInOn: 'Von wann bis wann möchten Sie übernachten?',
      checkOutOn: 'Bis wann möchten Sie bleiben?',
    },
    found: (count, city, cheapest) =>
      `${count === 1 ? 'Eine Unterkunft passt' : `${count} Unterkünfte passen`} in ${city}.${cheapest ? ` Am günstigsten ist ${cheapest.name} mit ${cheapest.perNight} je Nacht.` : ''}`,
    bestPlaced: (name, perNight) => `Am nächsten zum Zentrum liegt ${name} mit ${perNight} je Nacht.`,
    about: {
      price: (name, perNight, total) => `${name} kostet ${perNight} je Nacht, insgesamt ${total}.`,
      distance: (name, distance) => `${name} liegt ${distance} vom Zentrum entfernt (Luftlinie).`,
      times: (name, checkIn, checkOut) => `${name}: Check-in ab ${checkIn}, Check-out bis ${checkOut}.`,
      stars: (name, stars) => `${name} hat ${stars} Sterne.`,
      breakfast: (name) => `${name}: Frühstück ist bei diesem Preis dabei.`,
      roomOnly: (name) => `${name}: Frühstück ist bei diesem Preis nicht dabei.`,
      notRefundable: (name) => `${name}: Zu diesem Preis gibt es bei einer Stornierung kein Geld zurück.`,
      listed: (name) => `Ja, das hat ${name}.`,
      unlisted: (name) => `Ob ${name} das hat, weiß ich nicht.`,
    },
    notShown: (said) => `„${said}“ ist nicht dabei.`,
    which: 'Welche soll ich bei Ihrer Reise speichern?',
    none: 'Dafür habe ich keine Unterkunft gefunden. Vielleicht an anderen Tagen oder mit weniger Wünschen?',
    kept: (hotel, total) => `Ich habe ${hotel} bei Ihrer Reise gespeichert, für ${total}.`,
    dropped: 'Bei Ihrer Reise ist keine Unterkunft mehr gespeichert.',
    notBooked: 'Gebucht ist sie nicht: Unterkünfte können Sie hier nicht buchen.',
    unknownPlace: (said, known) => `In „${said}“ habe ich keine Unterkünfte, aber in ${known}. Welche Stadt möchten Sie?`,
  },
  fr: {
    ask: {
      city: 'Dans quelle ville souhaitez-vous loger ?',
      checkInOn: 'Quelles nuits, de quel jour à quel jour ?',
      checkOutOn: 'Jusqu’à quel jour souhaitez-vous rester ?',
    },
    found: (count, city, cheapest) =>
      `${count === 1 ? 'Un hébergement convient' : `${count} hébergements conviennent`} à ${city}.${cheapest ? ` Le moins cher est ${cheapest.name}, à ${cheapest.perNight} la nuit.` : ''}`,
    bestPlaced: (name, perNight) => `Le plus proche du centre est ${name}, à ${perNight} la nuit.`,
    about: {
      price: (name, perNight, total) => `${name} coûte ${perNight} la nuit, ${total} en tout.`,
      distance: (name, distance) => `${name} est à ${distance} du centre, à vol d’oiseau.`,
      times: (name, checkIn, checkOut) => `${name} : arrivée à partir de ${checkIn}, départ jusqu’à ${checkOut}.`,
      stars: (name, stars) => `${name} a ${stars} étoiles.`,
      breakfast: (name) => `${name} : le petit déjeuner est compris dans ce prix.`,
      roomOnly: (name) => `${name} : le petit déjeuner n’est pas compris dans ce prix.`,
      notRefundable: (name) => `${name} : à ce prix, rien n’est remboursé en cas d’annulation.`,
      listed: (name) => `Oui, ${name} l’a.`,
      unlisted: (name) => `Je ne sais pas si ${name} l’a.`,
    },
    notShown: (said) => `« ${said} » n’est pas dans la liste.`,
    which: 'Lequel dois-je garder avec votre voyage ?',
    none: 'Je n’ai trouvé aucun hébergement. D’autres jours, ou moins de souhaits ?',
    kept: (hotel, total) => `J’ai gardé ${hotel} avec votre voyage, pour ${total}.`,
    dropped: 'J’ai retiré l’hébergement de votre voyage.',
    notBooked: 'Il n’est pas réservé : vous ne pouvez pas réserver d’hébergement ici.',
    unknownPlace: (said, known) => `Je n’ai pas d’hébergement à « ${said} », mais j’en ai à ${known}. Quelle ville souhaitez-vous ?`,
  },
  es: {
    ask: {
      city: '¿En qué ciudad quiere alojarse?',
      checkInOn: '¿Qué noches, desde qué día hasta qué día?',
      checkOutOn: '¿Hasta qué día quiere quedarse?',
    },
    found: (count, city, cheapest) =>
      `${count === 1 ? 'Hay un alojamiento que encaja' : `Hay ${count} alojamientos que encajan`} en ${city}.${cheapest ? ` El más barato es ${cheapest.name}, a ${cheapest.perNight} por noche.` : ''}`,
    bestPlaced: (name, perNight) => `El más cercano al centro es ${name}, a ${perNight} por noche.`,
    about: {
      price: (name, perNight, total) => `${name} cuesta ${perNight} por noche, ${total} en total.`,
      distance: (name, distance) => `${name} está a ${distance} del centro, en línea recta.`,
      times: (name, checkIn, checkOut) => `${name}: entrada desde las ${checkIn}, salida hasta las ${checkOut}.`,
      stars: (name, stars) => `${name} tiene ${stars} estrellas.`,
      breakfast: (name) => `${name}: el desayuno está incluido en este precio.`,
      roomOnly: (name) => `${name}: el desayuno no está incluido en este precio.`,
      notRefundable: (name) => `${name}: a este precio no se devuelve el dinero si cancela.`,
      listed: (name) => `Sí, ${name} lo tiene.`,
      unlisted: (name) => `No sé si ${name} lo tiene.`,
    },
    notShown: (said) => `«${said}» no está en la lista.`,
    which: '¿Cuál guardo con su viaje?',
    none: 'No he encontrado ningún alojamiento así. ¿Quizá otros días o menos condiciones?',
    kept: (hotel, total) => `He guardado ${hotel} con su viaje, por ${total}.`,
    dropped: 'He quitado el alojamiento de su viaje.',
    notBooked: 'No está reservado: aquí no se pueden reservar alojamientos.',
    unknownPlace: (said, known) => `No tengo alojamientos en «${said}», pero sí en ${known}. ¿Qué ciudad prefiere?`,
  },
  hi: {
    ask: {
      city: 'Aap kis shahar mein thaharna chahte hain?',
      checkInOn: 'Kis din se kis din tak?',
      checkOutOn: 'Kis din tak thaharna hai?',
    },
    found: (count, city, cheapest) =>
      `${city} mein thaharne ki ${count} jagahein mili.${cheapest ? ` Sabse sasti ${cheapest.name} hai, ek raat ${cheapest.perNight}.` : ''}`,
    bestPlaced: (name, perNight) => `Centre ke sabse paas ${name} hai, ek raat ${perNight}.`,
    about: {
      price: (name, perNight, total) => `${name}: ek raat ${perNight}, kul ${total}.`,
      distance: (name, distance) => `${name} centre se ${distance} door hai.`,
      times: (name, checkIn, checkOut) => `${name}: check-in ${checkIn} se, check-out ${checkOut} tak.`,
      stars: (name, stars) => `${name}: ${stars} sitare.`,
      breakfast: (name) => `${name}: is daam mein nashta shamil hai.`,
      roomOnly: (name) => `${name}: is daam mein nashta shamil nahi hai.`,
      notRefundable: (name) => `${name}: is daam par cancel karne par paise wapas nahi milte.`,
      listed: (name) => `Haan, ${name} mein yeh hai.`,
      unlisted: (name) => `${name} mein yeh hai ya nahi, mujhe nahi pata.`,
    },
    notShown: (said) => `“${said}” inmein nahi hai.`,
    which: 'Kaun si jagah aapki yatra ke saath rakhun?',
    none: 'Aisi koi jagah nahi mili. Kya koi aur din ya shart chalegi?',
    kept: (hotel, total) => `${hotel} aapki yatra ke saath rakh liya hai, kul ${total}.`,
    dropped: 'Ab aapki yatra ke saath thaharne ki koi jagah nahi hai.',
    notBooked: 'Yeh booking nahi hai: thaharne ki jagahein yahan book nahi hoti.',
    unknownPlace: (said, known) => `“${said}” mein thaharne ki jagahein mere paas nahi hain; ${known} mein hain. Kaun sa shahar?`,
  },
}
