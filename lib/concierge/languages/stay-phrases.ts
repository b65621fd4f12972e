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
  which: 'कौन सी जगह यात्रा के साथ रखूँ?',
  none: 'ऐसी कोई जगह नहीं मिली। क्या कोई और दिन या शर्त चलेगी?',
  kept: (hotel, total) => `${hotel} यात्रा के साथ रख ली, कुल ${total}।`,
  dropped: 'अब यात्रा के साथ कोई जगह नहीं रखी है।',
  notBooked: 'ठहरने की जगहें यहाँ बुक नहीं होतीं।',
  unknownPlace: (said, known) => `“${said}” में ठहरने की जगहें मेरे पास नहीं हैं; ${known} में हैं। कौन सा शहर?`,
}

export const STAY_PHRASES: Record<Language, StayPhrases> = {
  de: {
    ask: {
      city: 'In welcher Stadt möchten Sie übernachten?',
      checkInOn: 'Für welche Nächte, von wann bis wann?',
      checkOutOn: 'Bis wann möchten Sie bleiben?',
    },
    found: (count, city, cheapest) =>
      `${count === 1 ? 'Eine Unterkunft passt' : `${count} Unterkünfte passen`} in ${city}.${cheapest ? ` Am günstigsten ist ${cheapest.name} mit ${cheapest.perNight} je Nacht.` : ''}`,
    which: 'Welche soll ich zur Reise legen?',
    none: 'Dafür finde ich keine Unterkunft. Vielleicht an anderen Tagen oder mit weniger Wünschen?',
    kept: (hotel, total) => `${hotel} liegt nun bei Ihrer Reise, für ${total}.`,
    dropped: 'Bei Ihrer Reise liegt nun keine Unterkunft mehr.',
    notBooked: 'Gebucht ist damit nichts: Unterkünfte kann man hier nicht buchen.',
    unknownPlace: (said, known) => `In „${said}“ habe ich keine Unterkünfte, wohl aber in ${known}. Welche Stadt soll es sein?`,
  },
  fr: {
    ask: {
      city: 'Dans quelle ville souhaitez-vous loger ?',
      checkInOn: 'Pour quelles nuits, de quel jour à quel jour ?',
      checkOutOn: 'Jusqu’à quel jour souhaitez-vous rester ?',
    },
    found: (count, city, cheapest) =>
      `${count === 1 ? 'Un hébergement convient' : `${count} hébergements conviennent`} à ${city}.${cheapest ? ` Le moins cher est ${cheapest.name}, à ${cheapest.perNight} la nuit.` : ''}`,
    which: 'Lequel dois-je garder avec le voyage ?',
    none: 'Je ne trouve aucun hébergement pour cela. D’autres jours, ou moins de souhaits ?',
    kept: (hotel, total) => `${hotel} est gardé avec votre voyage, pour ${total}.`,
    dropped: 'Aucun hébergement n’est plus gardé avec votre voyage.',
    notBooked: 'Rien n’est réservé : les hébergements ne se réservent pas ici.',
    unknownPlace: (said, known) => `Je n’ai pas d’hébergement à « ${said} », mais j’en ai à ${known}. Quelle ville voulez-vous ?`,
  },
  es: {
    ask: {
      city: '¿En qué ciudad quiere alojarse?',
      checkInOn: '¿Para qué noches, desde qué día hasta qué día?',
      checkOutOn: '¿Hasta qué día quiere quedarse?',
    },
    found: (count, city, cheapest) =>
      `${count === 1 ? 'Un alojamiento cumple eso' : `${count} alojamientos cumplen eso`} en ${city}.${cheapest ? ` El más barato es ${cheapest.name}, a ${cheapest.perNight} por noche.` : ''}`,
    which: '¿Cuál guardo con el viaje?',
    none: 'No encuentro ningún alojamiento así. ¿Quizá otros días o menos deseos?',
    kept: (hotel, total) => `${hotel} queda guardado con su viaje, por ${total}.`,
    dropped: 'Ya no hay ningún alojamiento guardado con su viaje.',
    notBooked: 'No queda nada reservado: los alojamientos no se reservan aquí.',
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
    which: 'Kaun si jagah yatra ke saath rakhun?',
    none: 'Aisi koi jagah nahi mili. Kya koi aur din ya shart chalegi?',
    kept: (hotel, total) => `${hotel} yatra ke saath rakh li, kul ${total}.`,
    dropped: 'Ab yatra ke saath koi jagah nahi rakhi hai.',
    notBooked: 'Thaharne ki jagahein yahan book nahi hoti.',
    unknownPlace: (said, known) => `“${said}” mein thaharne ki jagahein mere paas nahi hain; ${known} mein hain. Kaun sa shahar?`,
  },
}
