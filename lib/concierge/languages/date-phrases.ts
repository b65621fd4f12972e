/** What a comparison of days says in one language. `days` are those of a trip, `coverage` the counts as any model reads them. */
export type DatePhrases = {
  /** "Friday 5 to Sunday 7 February". */
  stay: (out: string, back: string) => string
  best: (days: string, total: string, isOneWay: boolean) => string
  next: (others: string[]) => string
  priced: (days: string, total: string) => string
  /** How many days, or pairs of them, were compared, and from when to when one would leave. */
  compared: (count: number, from: string, to: string) => string
  /** Of those asked for, so many have no price. */
  leftOut: (count: number) => string
  which: string
}

type Key = 'de' | 'fr' | 'es' | 'hi' | 'hiLatin'

export const DATE_PHRASES: Record<Key, DatePhrases> = {
  de: {
    stay: (out, back) => `${out} bis ${back}`,
    best: (days, total, isOneWay) => `Am günstigsten ist ${days}: ${total}${isOneWay ? '' : ' hin und zurück für alle'}.`,
    next: (others) => `Danach ${others.join(' und ')}.`,
    priced: (days, total) => `${days} für ${total}`,
    compared: (count, from, to) => `Verglichen habe ich ${count} Möglichkeiten mit Abflug von ${from} bis ${to}.`,
    leftOut: (count) => `${count} weitere haben keinen Preis oder keinen Flug.`,
    which: 'Soll ich Ihnen die Flüge für die erste Möglichkeit zeigen oder für eine andere?',
  },
  fr: {
    stay: (out, back) => `du ${out} au ${back}`,
    best: (days, total, isOneWay) => `Le moins cher : ${days}, ${total}${isOneWay ? '' : ' aller-retour pour tous'}.`,
    next: (others) => `Ensuite ${others.join(' et ')}.`,
    priced: (days, total) => `${days} pour ${total}`,
    compared: (count, from, to) => `J’ai comparé ${count} possibilités, avec un départ du ${from} au ${to}.`,
    leftOut: (count) => `${count} autres n’ont ni prix ni vol.`,
    which: 'Voulez-vous voir les vols de la première possibilité, ou d’une autre ?',
  },
  es: {
    stay: (out, back) => `del ${out} al ${back}`,
    best: (days, total, isOneWay) => `Lo más barato: ${days}, ${total}${isOneWay ? '' : ' ida y vuelta para todos'}.`,
    next: (others) => `Después, ${others.join(' y ')}.`,
    priced: (days, total) => `${days} por ${total}`,
    compared: (count, from, to) => `He comparado ${count} opciones, con salida del ${from} al ${to}.`,
    leftOut: (count) => `Otras ${count} no tienen precio o vuelo.`,
    which: '¿Le muestro los vuelos de la primera o de otra?',
  },
  hi: {
    stay: (out, back) => `${out} से ${back}`,
    best: (days, total, isOneWay) => `सबसे सस्ता ${days}: ${total}${isOneWay ? '' : ', आना-जाना सबके लिए'}।`,
    next: (others) => `फिर ${others.join(' और ')}।`,
    priced: (days, total) => `${days}, ${total}`,
    compared: (count, from, to) => `मैंने ${count} विकल्पों की तुलना की, प्रस्थान ${from} से ${to} तक।`,
    leftOut: (count) => `${count} और की कीमत या फ़्लाइट नहीं है।`,
    which: 'क्या मैं पहले की फ़्लाइटें दिखाऊँ, या किसी और की?',
  },
  hiLatin: {
    stay: (out, back) => `${out} se ${back}`,
    best: (days, total, isOneWay) => `Sabse sasta ${days}: ${total}${isOneWay ? '' : ', aana-jaana sabke liye'}.`,
    next: (others) => `Phir ${others.join(' aur ')}.`,
    priced: (days, total) => `${days}, ${total}`,
    compared: (count, from, to) => `Maine ${count} options ki tulna ki, departure ${from} se ${to} tak.`,
    leftOut: (count) => `${count} aur ki keemat ya flight nahi hai.`,
    which: 'Kya main pehle wale ki flights dikhaun, ya kisi aur ki?',
  },
}
