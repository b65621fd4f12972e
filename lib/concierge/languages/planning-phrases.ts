import type { Language } from './language'

/** The main steps of planning, proposing and comparing in one language. Figures and names are given, never made up here. */
export type PlanningPhrases = {
  /** `first` is what the first day holds. */
  planned: (days: number, place: string, first: string) => string
  changed: (days: number, place: string) => string
  /** What a change has taken out and put in. */
  out: (names: string) => string
  put: (names: string) => string
  askFlights: string
  askStart: string
  askPlace: string
  askOne: string
  noGuide: (said: string) => string
  whichStop: (candidates: string) => string
  proposed: (count: number, from: string) => string
  noneFits: (from: string) => string
  fare: (fare: string) => string
  /** Each clause tells a place with its warmth and fare. */
  compared: (from: string) => string
  undone: string
}

export const PLANNING_PHRASES: Record<Language, PlanningPhrases> & { hiLatin: PlanningPhrases } = {
  de: {
    planned: (days, place, first) => `Hier ${days === 1 ? 'ist ein Tag' : `sind ${days} Tage`} in ${place}. Tag 1: ${first}.`,
    changed: (days, place) => `Ich habe den Plan für ${place} geändert. Er hat jetzt ${days === 1 ? 'einen Tag' : `${days} Tage`}.`,
    out: (names) => `Nicht mehr dabei: ${names}.`,
    put: (names) => `Neu dabei: ${names}.`,
    askFlights: 'Soll ich Flüge suchen?',
    askStart: 'Von wo möchten Sie losreisen?',
    askPlace: 'Für welchen Ort soll ich planen?',
    askOne: 'Für welchen Ort soll ich Flüge suchen oder einen Plan machen?',
    noGuide: (said) => `Für „${said}“ habe ich noch keinen Reiseführer.`,
    whichStop: (candidates) => `Welchen Halt meinen Sie: ${candidates}?`,
    proposed: (count, from) => (count === 1 ? `Ein Ort passt, ab ${from}:` : `${count} Orte passen, ab ${from}:`),
    noneFits: (from) => `Ab ${from} passt kein Ort zu allen Wünschen. Worauf können Sie verzichten?`,
    fare: (fare) => `${fare} hin und zurück`,
    compared: (from) => `Im Vergleich, ab ${from}:`,
    undone: 'Das habe ich rückgängig gemacht.',
  },
  fr: {
    planned: (days, place, first) => `Voici ${days === 1 ? 'une journée' : `${days} jours`} à ${place}. Jour 1 : ${first}.`,
    changed: (days, place) => `J’ai modifié le programme pour ${place}. Il compte maintenant ${days === 1 ? 'un jour' : `${days} jours`}.`,
    out: (names) => `Retiré : ${names}.`,
    put: (names) => `Ajouté : ${names}.`,
    askFlights: 'Dois-je chercher des vols ?',
    askStart: 'D’où souhaitez-vous partir ?',
    askPlace: 'Pour quel lieu dois-je préparer le programme ?',
    askOne: 'Pour lequel souhaitez-vous des vols ou un programme ?',
    noGuide: (said) => `Je n’ai pas encore de guide pour « ${said} ».`,
    whichStop: (candidates) => `De quelle étape parlez-vous : ${candidates} ?`,
    proposed: (count, from) =>
      count === 1 ? `Un lieu convient, au départ de ${from} :` : `${count} lieux conviennent, au départ de ${from} :`,
    noneFits: (from) => `Au départ de ${from}, aucun lieu ne répond à tous vos souhaits. Auquel pouvez-vous renoncer ?`,
    fare: (fare) => `${fare} aller-retour`,
    compared: (from) => `Comparaison au départ de ${from} :`,
    undone: 'C’est annulé.',
  },
  es: {
    planned: (days, place, first) => `Aquí tiene ${days === 1 ? 'un día' : `${days} días`} en ${place}. Día 1: ${first}.`,
    changed: (days, place) => `He cambiado el plan para ${place}. Ahora tiene ${days === 1 ? 'un día' : `${days} días`}.`,
    out: (names) => `Fuera del plan: ${names}.`,
    put: (names) => `Nuevo en el plan: ${names}.`,
    askFlights: '¿Busco vuelos?',
    askStart: '¿Desde dónde quiere salir?',
    askPlace: '¿Para qué lugar hago el plan?',
    askOne: '¿Para cuál quiere vuelos o un plan?',
    noGuide: (said) => `Todavía no tengo una guía de «${said}».`,
    whichStop: (candidates) => `¿A qué parada se refiere: ${candidates}?`,
    proposed: (count, from) => (count === 1 ? `Un lugar encaja, desde ${from}:` : `${count} lugares encajan, desde ${from}:`),
    noneFits: (from) => `Desde ${from} ningún lugar cumple todo lo que pide. ¿De qué puede prescindir?`,
    fare: (fare) => `${fare} ida y vuelta`,
    compared: (from) => `Comparación desde ${from}:`,
    undone: 'Lo he deshecho.',
  },
  hi: {
    planned: (days, place, first) => `${place} में ${days} दिन का प्लान यह है। दिन 1: ${first}।`,
    changed: (days, place) => `${place} का प्लान बदल दिया। अब ${days} दिन हैं।`,
    out: (names) => `प्लान से हटाया: ${names}।`,
    put: (names) => `प्लान में जोड़ा: ${names}।`,
    askFlights: 'क्या फ़्लाइट देखूँ?',
    askStart: 'आप कहाँ से चलेंगे?',
    askPlace: 'किस जगह का प्लान बनाऊँ?',
    askOne: 'किस जगह के लिए फ़्लाइट देखूँ या प्लान बनाऊँ?',
    noGuide: (said) => `“${said}” की गाइड अभी मेरे पास नहीं है।`,
    whichStop: (candidates) => `आपका मतलब कौन सा है: ${candidates}?`,
    proposed: (count, from) => `${from} से ${count} जगहें ठीक बैठती हैं:`,
    noneFits: (from) => `${from} से कोई जगह सब शर्तों पर ठीक नहीं बैठती। क्या छोड़ा जा सकता है?`,
    fare: (fare) => `आना-जाना ${fare}`,
    compared: (from) => `${from} से तुलना:`,
    undone: 'पिछला बदलाव हटा दिया।',
  },
  hiLatin: {
    planned: (days, place, first) => `${place} mein ${days} din ka plan yeh hai. Din 1: ${first}.`,
    changed: (days, place) => `${place} ka plan badal diya. Ab ${days} din hain.`,
    out: (names) => `Plan se hataya: ${names}.`,
    put: (names) => `Plan mein joda: ${names}.`,
    askFlights: 'Kya flights dekhoon?',
    askStart: 'Aap kahan se chalenge?',
    askPlace: 'Kis jagah ka plan banaoon?',
    askOne: 'Kis jagah ke liye flights dekhoon ya plan banaoon?',
    noGuide: (said) => `“${said}” ki guide abhi mere paas nahi hai.`,
    whichStop: (candidates) => `Aapka matlab kaun sa hai: ${candidates}?`,
    proposed: (count, from) => `${from} se ${count} jagahein theek baithti hain:`,
    noneFits: (from) => `${from} se koi jagah sab sharton par theek nahi baithti. Kya chhoda ja sakta hai?`,
    fare: (fare) => `aana-jaana ${fare}`,
    compared: (from) => `${from} se tulna:`,
    undone: 'Pichhla badlaav hata diya.',
  },
}
