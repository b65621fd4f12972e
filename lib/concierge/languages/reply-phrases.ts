/**
 * Answers put on buttons, as the traveller would say them in one language. Each is read like any message, so each must be one that the
 * readers of its language understand.
 */
export type ReplyPhrases = {
  yes: string
  no: string
  destination: string[]
  origin: string[]
  leave: string[]
  /** Within a month or a season that was named. */
  leaveWithin: string[]
  comeBack: string[]
  /** The return of a trip that has one. */
  comeBackOnly: string[]
  /** The flights of a list. */
  flight: string[]
  fare: string[]
  /** No flight that day. */
  otherDay: string[]
  /** Without the filter that an answer offers to remove there are so many flights. */
  lift: (count: number) => string
  /** The price calendar. */
  cheapestDays: string
  resetFilters: string
  withoutFilter: (clause: string) => string
  change: string[]
  checkOut: string
  ancillaries: Record<'seats' | 'bags' | 'meals' | 'extras', string>
  seatSide: string[]
  howMany: string[]
  first: string
  second: string
  cheapest: string
  nights: string[]
  /** The first and the last night of a stay. */
  stayDays: string[]
  meals: string[]
  /** Places with a guide and hotels. */
  cities: string[]
}

type Key = 'en' | 'de' | 'fr' | 'es' | 'hi' | 'hiLatin'

export const REPLY_PHRASES: Record<Key, ReplyPhrases> = {
  en: {
    yes: 'Yes, please',
    no: 'No, thanks',
    destination: ['Suggest somewhere warm', 'Suggest a city break', 'Suggest a beach holiday'],
    origin: ['London', 'Paris', 'New York'],
    leave: ['Tomorrow', 'Next Friday', 'Next weekend'],
    leaveWithin: ['Three nights, on the cheapest days', 'A week on the cheapest days', 'One way on the cheapest day'],
    comeBack: ['One way', 'Back two days later', 'Back a week later'],
    comeBackOnly: ['Back two days later', 'Back a week later'],
    flight: ['The recommended one', 'The cheapest one', 'The fastest one'],
    fare: ['The cheapest fare', 'A fare with a checked bag', 'A refundable fare'],
    otherDay: ['The day before', 'The day after', 'Which days are cheapest?'],
    lift: (count) => `Yes, show ${count} flights`,
    cheapestDays: 'Which days are cheapest?',
    resetFilters: 'Reset the filters',
    withoutFilter: (clause) => `Remove “${clause}”`,
    change: ['Another day', 'Cheaper flights', 'Start again'],
    checkOut: 'Check out',
    ancillaries: { seats: 'Choose seats', bags: 'Add a bag', meals: 'Choose meals', extras: 'Show the extras' },
    seatSide: ['Window', 'Aisle', 'I don’t mind'],
    howMany: ['One', 'Two'],
    first: 'The first one',
    second: 'The second one',
    cheapest: 'The cheapest one',
    nights: ['Two nights', 'Three nights', 'A week'],
    stayDays: ['Tomorrow for two nights', 'Next weekend', 'Next Friday for three nights'],
    meals: ['Vegetarian', 'Vegan'],
    cities: ['Lisbon', 'Rome', 'Barcelona'],
  },
  de: {
    yes: 'Ja, bitte',
    no: 'Nein, danke',
    destination: ['Ein warmes Ziel', 'Eine Städtereise', 'Nach Rom'],
    origin: ['Berlin', 'Wien', 'Zürich'],
    leave: ['Morgen', 'Nächsten Freitag', 'In zwei Wochen'],
    leaveWithin: [],
    comeBack: ['Nur hin', 'Zurück nach zwei Tagen', 'Zurück nach einer Woche'],
    comeBackOnly: ['Zurück nach zwei Tagen', 'Zurück nach einer Woche'],
    flight: ['Den günstigsten', 'Den schnellsten', 'Welchen empfehlen Sie?'],
    fare: ['Den günstigsten Tarif', 'Einen Tarif mit Aufgabegepäck', 'Welcher Tarif ist erstattbar?'],
    otherDay: ['Einen Tag früher', 'Einen Tag später', 'Welche Tage sind am günstigsten?'],
    lift: (count) => `Ja, die ${count} Flüge`,
    cheapestDays: 'Welche Tage sind am günstigsten?',
    resetFilters: 'Alle Filter entfernen',
    withoutFilter: (clause) => `Ohne „${clause}“`,
    change: ['Ein anderer Tag', 'Neu anfangen'],
    checkOut: 'Zur Kasse',
    ancillaries: { seats: 'Sitzplätze', bags: 'Gepäck', meals: 'Essen', extras: 'Extras' },
    seatSide: ['Fenster', 'Gang', 'Egal'],
    howMany: ['Einer', 'Zwei'],
    first: 'Den ersten',
    second: 'Den zweiten',
    cheapest: 'Den günstigsten',
    nights: ['Zwei Nächte', 'Drei Nächte', 'Eine Woche'],
    stayDays: ['Morgen für zwei Nächte', 'Nächstes Wochenende'],
    meals: ['Vegetarisch', 'Vegan'],
    cities: ['Lissabon', 'Rom', 'Barcelona'],
  },
  fr: {
    yes: 'Oui',
    no: 'Non merci',
    destination: ['À Lisbonne', 'À Rome', 'À Barcelone'],
    origin: ['Paris', 'Bruxelles', 'Genève'],
    leave: ['Demain', 'Vendredi prochain', 'Dans deux semaines'],
    leaveWithin: [],
    comeBack: ['Aller simple', 'Retour deux jours après', 'Retour une semaine après'],
    comeBackOnly: ['Retour deux jours après', 'Retour une semaine après'],
    flight: ['Le moins cher', 'Le plus rapide', 'Lequel conseillez-vous ?'],
    fare: ['Le tarif le moins cher', 'Un tarif avec bagage en soute', 'Quel tarif est remboursable ?'],
    otherDay: ['Un jour plus tôt', 'Un jour plus tard', 'Quels jours sont les moins chers ?'],
    lift: (count) => `Oui, les ${count} vols`,
    cheapestDays: 'Quels jours sont les moins chers ?',
    resetFilters: 'Enlever tous les filtres',
    withoutFilter: (clause) => `Sans « ${clause} »`,
    change: ['Un autre jour', 'Recommencer'],
    checkOut: 'Passer au paiement',
    ancillaries: { seats: 'Sièges', bags: 'Bagages', meals: 'Repas', extras: 'Extras' },
    seatSide: ['Hublot', 'Couloir', 'Peu importe'],
    howMany: ['Un', 'Deux'],
    first: 'Le premier',
    second: 'Le deuxième',
    cheapest: 'Le moins cher',
    nights: ['Deux nuits', 'Trois nuits', 'Une semaine'],
    stayDays: ['Demain pour deux nuits', 'Le week-end prochain'],
    meals: ['Végétarien', 'Végétalien'],
    cities: ['Lisbonne', 'Rome', 'Barcelone'],
  },
  es: {
    yes: 'Sí',
    no: 'No, gracias',
    destination: ['Una playa', 'A Lisboa', 'A Roma'],
    origin: ['Madrid', 'Barcelona', 'Ciudad de México'],
    leave: ['Mañana', 'El próximo viernes', 'En dos semanas'],
    leaveWithin: [],
    comeBack: ['Solo ida', 'Vuelta dos días después', 'Vuelta una semana después'],
    comeBackOnly: ['Vuelta dos días después', 'Vuelta una semana después'],
    flight: ['El más barato', 'El más rápido', '¿Cuál recomienda?'],
    fare: ['La tarifa más barata', 'Una tarifa con equipaje facturado', '¿Qué tarifa es reembolsable?'],
    otherDay: ['Un día antes', 'Un día después', '¿Qué días son más baratos?'],
    lift: (count) => `Sí, los ${count} vuelos`,
    cheapestDays: '¿Qué días son más baratos?',
    resetFilters: 'Quitar todos los filtros',
    withoutFilter: (clause) => `Sin “${clause}”`,
    change: ['Otro día', 'Empezar de nuevo'],
    checkOut: 'Pagar',
    ancillaries: { seats: 'Asientos', bags: 'Equipaje', meals: 'Comida', extras: 'Extras' },
    seatSide: ['Ventana', 'Pasillo', 'Me da igual'],
    howMany: ['Uno', 'Dos'],
    first: 'El primero',
    second: 'El segundo',
    cheapest: 'El más barato',
    nights: ['Dos noches', 'Tres noches', 'Una semana'],
    stayDays: ['Mañana por dos noches', 'El próximo fin de semana'],
    meals: ['Vegetariano', 'Vegano'],
    cities: ['Lisboa', 'Roma', 'París'],
  },
  hi: {
    yes: 'हाँ',
    no: 'नहीं',
    destination: ['Dubai', 'Singapore', 'London'],
    origin: ['Delhi', 'Mumbai'],
    leave: ['कल', 'अगले शुक्रवार'],
    leaveWithin: [],
    comeBack: ['एक तरफ़', 'एक हफ़्ते बाद वापसी'],
    comeBackOnly: ['एक हफ़्ते बाद वापसी'],
    flight: ['सबसे सस्ती', 'सबसे तेज़'],
    fare: ['सबसे सस्ता किराया'],
    otherDay: ['एक दिन पहले', 'एक दिन बाद'],
    lift: (count) => `हाँ, ${count} फ़्लाइटें`,
    cheapestDays: 'सबसे सस्ते दिन कौन से हैं?',
    resetFilters: 'सारे फ़िल्टर हटाओ',
    withoutFilter: (clause) => clause,
    change: ['दूसरा दिन', 'फिर से शुरू'],
    checkOut: 'चेकआउट',
    ancillaries: { seats: 'सीट', bags: 'सामान', meals: 'खाना', extras: 'Extras' },
    seatSide: ['खिड़की'],
    howMany: ['एक', 'दो'],
    first: 'पहली',
    second: 'दूसरी',
    cheapest: 'सबसे सस्ती',
    nights: ['दो रात', 'तीन रात'],
    stayDays: ['कल दो रात'],
    meals: ['शाकाहारी'],
    cities: ['Dubai', 'Singapore'],
  },
  hiLatin: {
    yes: 'Haan',
    no: 'Nahi',
    destination: ['Dubai', 'Singapore', 'London'],
    origin: ['Delhi', 'Mumbai'],
    leave: ['Kal', 'Agle shukravar'],
    leaveWithin: [],
    comeBack: ['Ek taraf', 'Ek hafte baad wapsi'],
    comeBackOnly: ['Ek hafte baad wapsi'],
    flight: ['Sabse sasti', 'Sabse tez'],
    fare: ['Sabse sasta kiraya'],
    otherDay: ['Ek din pehle', 'Ek din baad'],
    lift: (count) => `Haan, ${count} flights`,
    cheapestDays: 'Sabse saste din kaun se hain?',
    resetFilters: 'Saare filter hatao',
    withoutFilter: (clause) => clause,
    change: ['Dusra din', 'Phir se shuru'],
    checkOut: 'Checkout',
    ancillaries: { seats: 'Seat', bags: 'Saamaan', meals: 'Khaana', extras: 'Extras' },
    seatSide: ['Khidki'],
    howMany: ['Ek', 'Do'],
    first: 'Pehli',
    second: 'Dusri',
    cheapest: 'Sabse sasti',
    nights: ['Do raat', 'Teen raat'],
    stayDays: ['Kal do raat'],
    meals: ['Shakahari'],
    cities: ['Dubai', 'Singapore'],
  },
}
