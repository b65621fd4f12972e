import type { Preference } from '@/lib/travel/flights/search'

/** What a comparison of places says in one language. A route is named by what tells it from the others: its start, its end or both. */
export type PlacePhrases = {
  route: (from: string | undefined, to: string | undefined) => string
  /** `time` is given for the fastest only. */
  first: (by: Preference, route: string, total: string, isReturn: boolean, time: string | null) => string
  next: (others: string[]) => string
  priced: (route: string, total: string) => string
  fastest: (route: string, time: string) => string
  /** Getting to the airports isn't included. */
  wayNotIncluded: string
  /** So many routes have no flights or were not searched. */
  leftOut: (count: number) => string
  which: string
  /** A region is compared by these airports. */
  comparing: (airports: string[]) => string
}

type Key = 'de' | 'fr' | 'es' | 'hi' | 'hiLatin'

export const PLACE_PHRASES: Record<Key, PlacePhrases> = {
  de: {
    route: (from, to) => [from && `von ${from}`, to && `nach ${to}`].filter(Boolean).join(' '),
    first: (by, route, total, isReturn, time) =>
      `${{ cheapest: 'Am günstigsten ist es', fastest: 'Am schnellsten ist es', 'best-value': 'Am besten ist es' }[by]} ${route}: ${time ? `${time} unterwegs, ` : ''}${total}${isReturn ? ' hin und zurück' : ''} für alle.`,
    next: (others) => `Danach ${others.join(' und ')}.`,
    priced: (route, total) => `${route} für ${total}`,
    fastest: (route, time) => `Am schnellsten ist es ${route}: ${time} unterwegs.`,
    wayNotIncluded: 'Der Weg zu den Flughäfen ist nicht enthalten.',
    leftOut: (count) =>
      count === 1
        ? 'Eine weitere Strecke hat keine Flüge oder wurde nicht abgefragt.'
        : `${count} weitere Strecken haben keine Flüge oder wurden nicht abgefragt.`,
    which: 'Soll ich Ihnen die Flüge der ersten Strecke zeigen oder die einer anderen?',
    comparing: (airports) => `Ich vergleiche ${airports.join(', ')}.`,
  },
  fr: {
    route: (from, to) => [from && `au départ de ${from}`, to && `vers ${to}`].filter(Boolean).join(' '),
    first: (by, route, total, isReturn, time) =>
      `${{ cheapest: 'Le moins cher', fastest: 'Le plus rapide', 'best-value': 'Le meilleur choix' }[by]} : ${route}, ${time ? `${time} de trajet, ` : ''}${total}${isReturn ? ' aller-retour' : ''} pour tous.`,
    next: (others) => `Ensuite ${others.join(' et ')}.`,
    priced: (route, total) => `${route} pour ${total}`,
    fastest: (route, time) => `Le plus rapide : ${route}, ${time} de trajet.`,
    wayNotIncluded: 'Le trajet jusqu’aux aéroports n’est pas compris.',
    leftOut: (count) =>
      count === 1
        ? 'Un autre trajet n’a pas de vol ou n’a pas été recherché.'
        : `${count} autres trajets n’ont pas de vol ou n’ont pas été recherchés.`,
    which: 'Voulez-vous voir les vols du premier trajet, ou d’un autre ?',
    comparing: (airports) => `Je compare ${airports.join(', ')}.`,
  },
  es: {
    route: (from, to) => [from && `desde ${from}`, to && `a ${to}`].filter(Boolean).join(' '),
    first: (by, route, total, isReturn, time) =>
      `${{ cheapest: 'Lo más barato', fastest: 'Lo más rápido', 'best-value': 'Lo mejor' }[by]}: ${route}, ${time ? `${time} de viaje, ` : ''}${total}${isReturn ? ' ida y vuelta' : ''} para todos.`,
    next: (others) => `Después, ${others.join(' y ')}.`,
    priced: (route, total) => `${route} por ${total}`,
    fastest: (route, time) => `Lo más rápido: ${route}, ${time} de viaje.`,
    wayNotIncluded: 'El trayecto hasta los aeropuertos no está incluido.',
    leftOut: (count) =>
      count === 1 ? 'Otra ruta no tiene vuelos o no se ha buscado.' : `Otras ${count} rutas no tienen vuelos o no se han buscado.`,
    which: '¿Le muestro los vuelos de la primera o de otra?',
    comparing: (airports) => `Compararé ${airports.join(', ')}.`,
  },
  hi: {
    route: (from, to) => [from && `${from} से`, to].filter(Boolean).join(' '),
    first: (by, route, total, isReturn, time) =>
      `${{ cheapest: 'सबसे सस्ता', fastest: 'सबसे तेज़', 'best-value': 'सबसे अच्छा' }[by]} ${route}: ${time ? `${time} का सफ़र, ` : ''}${total}${isReturn ? ', आना-जाना' : ''} सबके लिए।`,
    next: (others) => `फिर ${others.join(' और ')}।`,
    priced: (route, total) => `${route}, ${total}`,
    fastest: (route, time) => `सबसे तेज़ ${route}: ${time} का सफ़र।`,
    wayNotIncluded: 'एयरपोर्ट तक पहुँचने का खर्च इसमें शामिल नहीं है।',
    leftOut: (count) => `${count} और रास्तों पर फ़्लाइट नहीं है या वे खोजे नहीं गए।`,
    which: 'क्या मैं पहले रास्ते की फ़्लाइटें दिखाऊँ, या किसी और की?',
    comparing: (airports) => `${airports.join(', ')} की तुलना होगी।`,
  },
  hiLatin: {
    route: (from, to) => [from && `${from} se`, to].filter(Boolean).join(' '),
    first: (by, route, total, isReturn, time) =>
      `${{ cheapest: 'Sabse sasta', fastest: 'Sabse tez', 'best-value': 'Sabse achha' }[by]} ${route}: ${time ? `${time} ka safar, ` : ''}${total}${isReturn ? ', aana-jaana' : ''} sabke liye.`,
    next: (others) => `Phir ${others.join(' aur ')}.`,
    priced: (route, total) => `${route}, ${total}`,
    fastest: (route, time) => `Sabse tez ${route}: ${time} ka safar.`,
    wayNotIncluded: 'Airport tak pahunchne ka kharcha ismein shaamil nahi hai.',
    leftOut: (count) => `${count} aur raaston par flight nahi hai ya woh search nahi kiye gaye.`,
    which: 'Kya main pehle raaste ki flights dikhaun, ya kisi aur ki?',
    comparing: (airports) => `${airports.join(', ')} ki tulna hogi.`,
  },
}
