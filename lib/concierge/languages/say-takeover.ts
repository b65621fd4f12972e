import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { KnownNames } from '@/lib/ports/known-names'
import { readPrompt } from '../read-prompt'
import { answerIn } from './answer-in'
import { hear } from './hear'

/** Why the concierge answers in a service's place: it says nothing (or fails), got lost in its own calls, declined, or the day's share is used up. */
export type TakeoverReason = 'silent' | 'stuck' | 'withheld' | 'spent'

type Lines = Record<TakeoverReason, string>

const LINES: Record<'en' | 'de' | 'fr' | 'es' | 'hi', Lines> = {
  en: {
    silent: 'The AI service isn’t answering, so our built-in concierge takes this one.',
    stuck: 'The AI service got stuck, so our built-in concierge takes this one.',
    withheld: 'The AI service held back its answer, so our built-in concierge takes this one.',
    spent: 'You’ve used up today’s allowance, so our built-in concierge takes over until tomorrow.',
  },
  de: {
    silent: 'Der Dienst des Assistenten antwortet gerade nicht, deshalb übernimmt diesmal unser eingebauter Assistent.',
    stuck: 'Der Dienst des Assistenten kommt nicht weiter, deshalb übernimmt diesmal unser eingebauter Assistent.',
    withheld: 'Der Dienst des Assistenten wollte darauf nicht antworten, deshalb übernimmt diesmal unser eingebauter Assistent.',
    spent: 'Ihr Kontingent für heute ist aufgebraucht, deshalb übernimmt bis morgen unser eingebauter Assistent.',
  },
  fr: {
    silent: 'Le service de l’assistant ne répond pas ; cette fois, notre assistant intégré prend le relais.',
    stuck: 'Le service de l’assistant est bloqué ; cette fois, notre assistant intégré prend le relais.',
    withheld: 'Le service de l’assistant a retenu sa réponse ; cette fois, notre assistant intégré prend le relais.',
    spent: 'Vous avez épuisé votre quota d’aujourd’hui ; notre assistant intégré prend le relais jusqu’à demain.',
  },
  es: {
    silent: 'El servicio del asistente no responde, así que esta vez contesta nuestro asistente integrado.',
    stuck: 'El servicio del asistente se ha atascado, así que esta vez contesta nuestro asistente integrado.',
    withheld: 'El servicio del asistente ha retenido su respuesta, así que esta vez contesta nuestro asistente integrado.',
    spent: 'Ha agotado su cuota de hoy, así que hasta mañana contesta nuestro asistente integrado.',
  },
  hi: {
    silent: 'असिस्टेंट की सेवा जवाब नहीं दे रही है, इसलिए इस बार हमारा अपना असिस्टेंट जवाब देगा।',
    stuck: 'असिस्टेंट की सेवा अटक गई है, इसलिए इस बार हमारा अपना असिस्टेंट जवाब देगा।',
    withheld: 'असिस्टेंट की सेवा ने अपना जवाब रोक लिया, इसलिए इस बार हमारा अपना असिस्टेंट जवाब देगा।',
    spent: 'असिस्टेंट की सेवा का आज का आपका हिस्सा पूरा हो गया है, इसलिए कल तक हमारा अपना असिस्टेंट जवाब देगा।',
  },
}

const HINDI_LATIN: Lines = {
  silent: 'Assistant ki seva jawab nahin de rahi hai, isliye is baar hamara apna assistant jawab dega.',
  stuck: 'Assistant ki seva atak gayi hai, isliye is baar hamara apna assistant jawab dega.',
  withheld: 'Assistant ki seva ne apna jawab rok liya, isliye is baar hamara apna assistant jawab dega.',
  spent: 'Assistant ki seva ka aaj ka aapka hissa poora ho gaya hai, isliye kal tak hamara apna assistant jawab dega.',
}

/** The one line before the concierge answers in a service's place, in the language that it answers this prompt in. */
export function sayTakeover(reason: TakeoverReason, prompt: LanguageModelV4Prompt, names: KnownNames): string {
  const { words, earlierWords, wishes } = readPrompt(prompt)
  const heard = hear([...earlierWords, words], names)
  const written = `${earlierWords.at(-1) ?? ''} ${words}`
  const { language, isDevanagari } = answerIn(heard.asked ?? wishes.language, heard.language, written)
  if (language === 'hi' && !isDevanagari) return HINDI_LATIN[reason]
  return LINES[language === 'other' ? 'en' : language][reason]
}
