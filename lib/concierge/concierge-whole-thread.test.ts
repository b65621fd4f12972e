import { expect, test } from 'vitest'
import { openSpoken } from '@/tests/chat/spoken'
import { playWords } from '@/tests/replay/play-words'

/** The same trip in every language, from the first wish to the open checkout. */
const THREADS: Record<string, string[]> = {
  de: [
    'Zwei Erwachsene und ein Baby mit eigenem Sitz von München nach Lissabon, 10. bis 17. Februar',
    'meine Mutter kommt auch mit und kann nicht weit laufen',
    'nur Direktflüge am Vormittag',
    'welcher ist der günstigste?',
    'was ist der Unterschied zwischen den ersten beiden?',
    'wie lange dauert der Flug?',
    'mein Budget ist 2000 Euro',
    'nimm den günstigsten',
    'kann ich stornieren?',
    'den günstigsten Tarif bitte',
    'ein Koffer dazu',
    'ein Hotel in der Nähe vom Zentrum',
    'behalte das günstigste',
    'was kostet alles zusammen?',
    'zur Kasse',
  ],
  fr: [
    'Deux adultes et un bébé avec son propre siège de Paris à Athènes du 10 au 17 février',
    'ma mère vient aussi et ne peut pas marcher beaucoup',
    'seulement des vols directs le matin',
    'quel est le moins cher ?',
    'quelle est la différence entre les deux premiers ?',
    'combien de temps dure le vol ?',
    'mon budget est de 2000 euros',
    'prends le moins cher',
    'puis-je annuler ?',
    'le tarif le moins cher',
    'ajoute une valise',
    'un hôtel près du centre',
    'garde le moins cher',
    'combien coûte le tout ?',
    'passer à la caisse',
  ],
  es: [
    'Dos adultos y un bebé con asiento propio de Madrid a Londres del 10 al 17 de febrero',
    'mi madre viene también y no puede caminar mucho',
    'solo vuelos directos por la mañana',
    '¿cuál es el más barato?',
    '¿qué diferencia hay entre los dos primeros?',
    '¿cuánto dura el vuelo?',
    'mi presupuesto es de 2000 euros',
    'elige el más barato',
    '¿puedo cancelar?',
    'la tarifa más barata',
    'añade una maleta',
    'un hotel cerca del centro',
    'guarda el más barato',
    '¿cuánto cuesta todo?',
    'ir a pagar',
  ],
  hi: [
    'दिल्ली से दुबई 10 से 17 फरवरी, 4 दोस्त हैं',
    'सिर्फ़ सीधी फ़्लाइट',
    'सबसे सस्ती कौन सी है?',
    'उड़ान कितनी देर की है?',
    'सबसे सस्ती ले लो',
    'सबसे सस्ता किराया',
    'एक बैग जोड़ो',
    'कुल कितना है?',
    'चेकआउट',
  ],
  hiLatin: [
    'delhi se dubai 10 se 17 february, 4 dost hain',
    'sirf direct flight',
    'sabse sasti kaun si hai?',
    'flight kitni der ki hai?',
    'sabse sasti le lo',
    'sabse sasta kiraya',
    'ek bag jodo',
    'kul kitna hai?',
    'checkout karo',
  ],
}

/** Words that no sentence of these languages has, and nearly every English one; names and buttons stand in quotes or are capitalised. */
const ENGLISH = /(?<![“„«"])\b(?:the|you|your|you’ll|I’m|I’ve|with|which|would|flights are|is the)\b/

test.each(Object.entries(THREADS))('a whole thread in %s has no English sentence', async (_, turns) => {
  const english: string[] = []
  const spoken = openSpoken()
  for (const words of turns) {
    const text = await spoken.say(words)
    if (ENGLISH.test(text)) english.push(`${words} → ${text}`)
  }
  expect(english).toEqual([])
})

test.each([
  ['von München nach Lissabon am 10. Februar, zurück am 17., zwei Erwachsene', /von München nach Lissabon am/],
  ['de Londres à Athènes le 10 février, retour le 17, deux adultes', /de Londres à Athènes le/],
  ['d’Athènes au Caire le 10 février, aller simple', /d’Athènes au Caire le/],
  ['de Madrid a Múnich el 10 de febrero, vuelta el 17, dos adultos', /de Madrid a Múnich el/],
  ['दिल्ली से मुंबई 10 फरवरी, वापसी 17 को, 2 लोग', /दिल्ली से मुंबई/],
])('towns have the names of the language: “%s”', async (words, named) => {
  expect((await playWords(words)).text).toMatch(named)
})
