import type { Language } from './language'

/** The main steps of a place to stay in one language. Figures and names are given, never made up here. */
export type StayPhrases = {
  ask: Record<'city' | 'checkInOn' | 'checkOutOn', string>
  /** How many there are; `cheapest` is the lowest, with its price for a night. */
  found: (count: number, city: string, cheapest: { name: string; perNight: string } | null) => string
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
    which: 'Kaun si jagah aapki yatra ke saath rakhun?',
    none: 'Aisi koi jagah nahi mili. Kya koi aur din ya shart chalegi?',
    kept: (hotel, total) => `${hotel} aapki yatra ke saath rakh liya hai, kul ${total}.`,
    dropped: 'Ab aapki yatra ke saath thaharne ki koi jagah nahi hai.',
    notBooked: 'Yeh booking nahi hai: thaharne ki jagahein yahan book nahi hoti.',
    unknownPlace: (said, known) => `“${said}” mein thaharne ki jagahein mere paas nahi hain; ${known} mein hain. Kaun sa shahar?`,
  },
}
