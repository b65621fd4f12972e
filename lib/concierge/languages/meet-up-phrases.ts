/** What a search for travellers who start apart says in one language. A gap of null: they land at the same time. */
export type MeetUpPhrases = {
  /** Ends before the list of flights. */
  lead: (day: string, place: string, gap: string | null, isReturn: boolean) => string
  flight: (flight: string, from: string, times: string, total: string, people: number) => string
  stop: string
  /** None land as close as asked; the closest follow. */
  noneWithin: (gap: string) => string
  inAll: (total: string) => string
  closer: (total: string, gap: string | null) => string
  /** Each flight is a booking of its own; one goes into this trip, the card opens the others in a new one. */
  ownBooking: string
  which: string
}

type Key = 'de' | 'fr' | 'es' | 'hi' | 'hiLatin'

export const MEET_UP_PHRASES: Record<Key, MeetUpPhrases> = {
  de: {
    lead: (day, place, gap, isReturn) =>
      `Am ${day}${isReturn ? ', hin und zurück' : ', nur Hinflug'}: In ${place} landen Sie ${gap ? `mit ${gap} Abstand` : 'gleichzeitig'}: `,
    flight: (flight, from, times, total, people) => `${flight} ab ${from}, ${times}, ${total} für ${people}`,
    stop: '.',
    noneWithin: (gap) => `Keine Flüge landen innerhalb von ${gap}; diese liegen am nächsten beieinander.`,
    inAll: (total) => `Zusammen ${total}.`,
    closer: (total, gap) => `Für ${total} landen Sie ${gap ? `mit ${gap} Abstand` : 'gleichzeitig'}.`,
    ownBooking: 'Jeder Flug ist eine eigene Buchung: Einer kommt in diese Reise, die anderen öffnet die Karte in einer neuen Reise.',
    which: 'Welchen soll ich hier nehmen?',
  },
  fr: {
    lead: (day, place, gap, isReturn) =>
      `Le ${day}, ${isReturn ? 'aller-retour' : 'aller simple'} : vous atterrissez à ${place} ${gap ? `à ${gap} d’intervalle` : 'en même temps'} : `,
    flight: (flight, from, times, total, people) => `${flight} au départ de ${from}, ${times}, ${total} pour ${people}`,
    stop: '.',
    noneWithin: (gap) => `Aucun vol n’atterrit à moins de ${gap} d’intervalle ; voici les plus proches.`,
    inAll: (total) => `${total} en tout.`,
    closer: (total, gap) => `Pour ${total}, vous atterririez ${gap ? `à ${gap} d’intervalle` : 'en même temps'}.`,
    ownBooking: 'Chaque vol est une réservation à part : l’un entre dans ce voyage, la carte ouvre les autres dans un nouveau voyage.',
    which: 'Lequel dois-je prendre ici ?',
  },
  es: {
    lead: (day, place, gap, isReturn) =>
      `El ${day}, ${isReturn ? 'ida y vuelta' : 'solo ida'}: aterrizan en ${place} ${gap ? `con ${gap} de diferencia` : 'a la vez'}: `,
    flight: (flight, from, times, total, people) => `${flight} desde ${from}, ${times}, ${total} para ${people}`,
    stop: '.',
    noneWithin: (gap) => `Ningún vuelo aterriza con menos de ${gap} de diferencia; estos son los más cercanos.`,
    inAll: (total) => `${total} en total.`,
    closer: (total, gap) => `Por ${total} aterrizarían ${gap ? `con ${gap} de diferencia` : 'a la vez'}.`,
    ownBooking: 'Cada vuelo es una reserva aparte: uno entra en este viaje y la tarjeta abre los demás en un viaje nuevo.',
    which: '¿Cuál elijo aquí?',
  },
  hi: {
    lead: (day, place, gap, isReturn) =>
      `${day}, ${isReturn ? 'आना-जाना' : 'एक तरफ़'}: आप ${place} में ${gap ? `${gap} के अंतर से` : 'एक साथ'} उतरेंगे: `,
    flight: (flight, from, times, total, people) => `${from} से ${flight}, ${times}, ${people} के लिए ${total}`,
    stop: '।',
    noneWithin: (gap) => `${gap} के अंदर कोई फ़्लाइटें साथ नहीं उतरतीं; ये सबसे पास हैं।`,
    inAll: (total) => `कुल ${total}।`,
    closer: (total, gap) => `${total} में आप ${gap ? `${gap} के अंतर से` : 'एक साथ'} उतरेंगे।`,
    ownBooking: 'हर फ़्लाइट की अलग बुकिंग होती है: एक इस यात्रा में आती है, बाकी को कार्ड नई यात्रा में खोलता है।',
    which: 'मैं यहाँ कौन सी लूँ?',
  },
  hiLatin: {
    lead: (day, place, gap, isReturn) =>
      `${day}, ${isReturn ? 'aana-jaana' : 'ek taraf'}: aap ${place} mein ${gap ? `${gap} ke antar se` : 'ek saath'} utrenge: `,
    flight: (flight, from, times, total, people) => `${from} se ${flight}, ${times}, ${people} ke liye ${total}`,
    stop: '.',
    noneWithin: (gap) => `${gap} ke andar koi flights saath nahi utarti; ye sabse paas hain.`,
    inAll: (total) => `Kul ${total}.`,
    closer: (total, gap) => `${total} mein aap ${gap ? `${gap} ke antar se` : 'ek saath'} utrenge.`,
    ownBooking: 'Har flight ki alag booking hoti hai: ek is yatra mein aati hai, baaki ko card nayi yatra mein kholta hai.',
    which: 'Main yahan kaun si loon?',
  },
}
