/** What a trip with a small change is called, and what is said of its price, in one language. */
export type VariantPhrases = {
  from: (place: string) => string
  to: (place: string) => string
  leaving: (day: string) => string
  back: (day: string) => string
  homeFrom: (place: string) => string
  homeTo: (place: string) => string
  oneWay: string
  noBags: string
  more: (name: string, by: string, total: string) => string
  less: (name: string, by: string, total: string) => string
  same: (name: string, total: string) => string
  noPrice: (name: string) => string
  /** Other flights in place of the chosen ones. */
  instead: (flights: string[]) => string
  now: (total: string) => string
  unchanged: string
  takeIt: string
  takeOne: string
  taken: (name: string, total: string | null) => string
  kept: (flights: string[]) => string
  lost: (flights: string[]) => string
}

type Key = 'de' | 'fr' | 'es' | 'hi' | 'hiLatin'

const listed = (and: string) => (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
const [german, french, spanish, hindi, hindiLatin] = [listed('und'), listed('et'), listed('y'), listed('और'), listed('aur')]

export const VARIANT_PHRASES: Record<Key, VariantPhrases> = {
  de: {
    from: (place) => `ab ${place}`,
    to: (place) => `nach ${place}`,
    leaving: (day) => `Abflug am ${day}`,
    back: (day) => `zurück am ${day}`,
    homeFrom: (place) => `zurück ab ${place}`,
    homeTo: (place) => `zurück nach ${place}`,
    oneWay: 'nur hin',
    noBags: 'ohne Koffer',
    more: (name, by, total) => `Das kostet ${by} mehr, insgesamt ${total} (${name}).`,
    less: (name, by, total) => `Das kostet ${by} weniger, insgesamt ${total} (${name}).`,
    same: (name, total) => `Das kostet gleich viel, ${total} (${name}).`,
    noPrice: (name) => `Dafür habe ich keinen Preis gefunden (${name}).`,
    instead: (flights) => `Das ist mit ${german(flights)} statt Ihrer Auswahl.`,
    now: (total) => `Ihre Reise kostet jetzt ${total}.`,
    unchanged: 'Es hat sich noch nichts geändert.',
    takeIt: 'Soll ich die Reise so ändern?',
    takeOne: 'Soll ich die Reise auf eine davon ändern?',
    taken: (name, total) => `Die Reise ist jetzt geändert (${name})${total ? `: ${total}` : ''}.`,
    kept: (flights) => `Behalten habe ich ${german(flights)}.`,
    lost: (flights) => `Nicht behalten konnte ich ${german(flights)}, bitte wählen Sie neu.`,
  },
  fr: {
    from: (place) => `au départ de ${place}`,
    to: (place) => `vers ${place}`,
    leaving: (day) => `départ le ${day}`,
    back: (day) => `retour le ${day}`,
    homeFrom: (place) => `retour depuis ${place}`,
    homeTo: (place) => `retour vers ${place}`,
    oneWay: 'aller simple',
    noBags: 'sans valise',
    more: (name, by, total) => `C’est ${by} de plus, ${total} au total (${name}).`,
    less: (name, by, total) => `C’est ${by} de moins, ${total} au total (${name}).`,
    same: (name, total) => `C’est le même prix, ${total} (${name}).`,
    noPrice: (name) => `Je n’ai pas trouvé de prix pour cela (${name}).`,
    instead: (flights) => `C’est avec ${french(flights)}, à la place de vos vols.`,
    now: (total) => `Votre voyage revient actuellement à ${total}.`,
    unchanged: 'Rien n’a encore changé.',
    takeIt: 'Dois-je modifier le voyage ainsi ?',
    takeOne: 'Dois-je passer à l’une de ces options ?',
    taken: (name, total) => `Le voyage est modifié (${name})${total ? ` : ${total}` : ''}.`,
    kept: (flights) => `J’ai gardé ${french(flights)}.`,
    lost: (flights) => `Je n’ai pas pu garder ${french(flights)} : choisissez à nouveau.`,
  },
  es: {
    from: (place) => `desde ${place}`,
    to: (place) => `a ${place}`,
    leaving: (day) => `salida el ${day}`,
    back: (day) => `vuelta el ${day}`,
    homeFrom: (place) => `vuelta desde ${place}`,
    homeTo: (place) => `vuelta a ${place}`,
    oneWay: 'solo ida',
    noBags: 'sin maleta',
    more: (name, by, total) => `Son ${by} más, ${total} en total (${name}).`,
    less: (name, by, total) => `Son ${by} menos, ${total} en total (${name}).`,
    same: (name, total) => `Cuesta lo mismo, ${total} (${name}).`,
    noPrice: (name) => `No he encontrado precio para eso (${name}).`,
    instead: (flights) => `Es con ${spanish(flights)}, en lugar de sus vuelos.`,
    now: (total) => `Su viaje cuesta ahora ${total}.`,
    unchanged: 'Todavía no ha cambiado nada.',
    takeIt: '¿Cambio el viaje así?',
    takeOne: '¿Cambio el viaje a una de estas opciones?',
    taken: (name, total) => `El viaje ha cambiado (${name})${total ? `: ${total}` : ''}.`,
    kept: (flights) => `He mantenido ${spanish(flights)}.`,
    lost: (flights) => `No he podido mantener ${spanish(flights)}; elija de nuevo.`,
  },
  hi: {
    from: (place) => `${place} से`,
    to: (place) => `${place} तक`,
    leaving: (day) => `प्रस्थान ${day}`,
    back: (day) => `वापसी ${day}`,
    homeFrom: (place) => `वापसी ${place} से`,
    homeTo: (place) => `वापसी ${place} तक`,
    oneWay: 'सिर्फ़ जाना',
    noBags: 'बिना बैग',
    more: (name, by, total) => `यह ${by} ज़्यादा है, कुल ${total} (${name})।`,
    less: (name, by, total) => `यह ${by} कम है, कुल ${total} (${name})।`,
    same: (name, total) => `कीमत वही है, ${total} (${name})।`,
    noPrice: (name) => `इसकी कीमत नहीं मिली (${name})।`,
    instead: (flights) => `यह ${hindi(flights)} के साथ है, आपकी चुनी फ़्लाइट की जगह।`,
    now: (total) => `आपकी यात्रा अभी ${total} की है।`,
    unchanged: 'अभी कुछ नहीं बदला।',
    takeIt: 'क्या मैं यात्रा ऐसे बदल दूँ?',
    takeOne: 'क्या मैं यात्रा इनमें से किसी एक में बदल दूँ?',
    taken: (name, total) => `यात्रा बदल दी गई है (${name})${total ? `: ${total}` : ''}।`,
    kept: (flights) => `मैंने ${hindi(flights)} रखे हैं।`,
    lost: (flights) => `${hindi(flights)} नहीं रख सके, कृपया फिर चुनें।`,
  },
  hiLatin: {
    from: (place) => `${place} se`,
    to: (place) => `${place} tak`,
    leaving: (day) => `departure ${day}`,
    back: (day) => `wapsi ${day}`,
    homeFrom: (place) => `wapsi ${place} se`,
    homeTo: (place) => `wapsi ${place} tak`,
    oneWay: 'sirf jaana',
    noBags: 'bina bag',
    more: (name, by, total) => `Yeh ${by} zyada hai, kul ${total} (${name}).`,
    less: (name, by, total) => `Yeh ${by} kam hai, kul ${total} (${name}).`,
    same: (name, total) => `Keemat wahi hai, ${total} (${name}).`,
    noPrice: (name) => `Iski keemat nahi mili (${name}).`,
    instead: (flights) => `Yeh ${hindiLatin(flights)} ke saath hai, aapki chuni flight ki jagah.`,
    now: (total) => `Aapki yatra abhi ${total} ki hai.`,
    unchanged: 'Abhi kuch nahi badla.',
    takeIt: 'Kya main yatra aise badal dun?',
    takeOne: 'Kya main yatra inmein se kisi ek mein badal dun?',
    taken: (name, total) => `Yatra badal di gayi hai (${name})${total ? `: ${total}` : ''}.`,
    kept: (flights) => `Maine ${hindiLatin(flights)} rakhe hain.`,
    lost: (flights) => `${hindiLatin(flights)} nahi rakh sake, kripya phir chunein.`,
  },
}
