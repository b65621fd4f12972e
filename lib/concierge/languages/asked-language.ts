import type { Language } from './language'

type Asked = Language | 'en'

/** Languages as they are asked for, in any of them. */
const CALLED: Record<Asked, string> = {
  de: 'auf deutsch|in german|en allemand|en alemán|german mein|german me',
  fr: 'en français|en francais|in french|auf französisch|en francés|french mein|french me',
  es: 'en español|en espanol|en castellano|in spanish|auf spanisch|en espagnol|spanish mein|spanish me',
  hi: 'hindi mein|hindi me|hindi main|in hindi|auf hindi|en hindi|हिंदी में|हिन्दी में',
  en: 'in english|auf englisch|en anglais|en inglés|en ingles|english mein|english me|angrezi mein|अंग्रेज़ी में|इंग्लिश में',
}
/** By their names alone only with a word of asking: "deutsch bitte". */
const NAMED: Record<Asked, string> = {
  de: 'deutsch|german',
  fr: 'français|francais|french',
  es: 'español|espanol|spanish|castellano',
  hi: 'hindi|हिंदी|हिन्दी',
  en: 'english|englisch|anglais|inglés|ingles',
}
const LINKS =
  words(`et und y and aur ok okay mais aber pero but no non nein then alors dann mujhe मुझे to na vous tu s il te plaît plait us me
  sie mir moi the it everything alles tout todo now jetzt maintenant ahora can you could kann können kannst pouvez peux puede puedes`)
const ASKING =
  words(`please bitte svp plaît plait favor por na batao bataiye bolo boliye likho likhiye jawab baat karo kijiye reply answer speak
  write talk antworte antworten sprich sprechen schreib schreiben parlez parle répondez réponds écrivez écris habla hable hablar responde
  responda escribe बताओ बताइए बोलो बोलिए लिखो कृपया kripya`)

/** The language a message asks to be answered in: "en français s’il vous plaît"; null if it asks for none. */
export function askedLanguage(message: string): Asked | null {
  const clauses = message.toLowerCase().split(/[.,;:!?\n।]+/)
  return clauses.map(ofClause).findLast((language) => language !== null) ?? null
}

function ofClause(clause: string): Asked | null {
  const all = clause.replace(/[’']/g, ' ').trim().split(/\s+/)
  const told = all.filter((word) => !LINKS.has(word) && !ASKING.has(word)).join(' ')
  const isAsking = all.some((word) => ASKING.has(word))
  const found = (called: Record<Asked, string>) =>
    (Object.keys(called) as Asked[]).find((language) => called[language].split('|').includes(told)) ?? null
  return found(CALLED) ?? (isAsking ? found(NAMED) : null)
}

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/))
}
