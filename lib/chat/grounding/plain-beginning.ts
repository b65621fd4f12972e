import type { NameFinder } from '../../ports/name-finder'
import { everyMatch } from '../../travel/every-match'
import { findClaims } from './find-claims'

/**
 * How many letters of a sentence that is still being written may be shown already: those of words that claim nothing, in clauses that
 * begin as questions, courtesies, offers and advice do. What tells of a trip ("Your seat…", "I have…", "The flight…") waits for the end
 * of its sentence, where it is judged. What is shown ends in a word that a sentence can be broken off behind.
 */
export function plainBeginning(begun: string, names: NameFinder): number {
  if (begun.length > LONGEST) return 0
  // The last word may go on.
  const whole = begun.slice(0, begun.search(/\S*$/))
  const plain = whole.slice(0, SUSPICIOUS.exec(whole)?.index)
  const harmless = plain.slice(0, endOfHarmlessClauses(plain))
  if (harmless.trim() === '') return 0
  const shown = endInWord(harmless.slice(0, claimsIn(harmless, names)[0]))
  return LONE_SMALL_WORD.test(shown) && !isCourtesy(shown) ? 0 : shown.length
}

/** Without the words at the end that a sentence is not broken off behind. The first word stays. */
function endInWord(text: string): string {
  const words = everyMatch(text, /\S+/g)
  let last = words.at(-1)
  while (words.length > 1 && last && UNENDING.test(last[0].replace(NO_LETTERS, ''))) {
    words.pop()
    last = words.at(-1)
  }
  return last ? text.slice(0, last.index + last[0].replace(NO_LETTERS, '').length) : ''
}

/** Whether what was begun is whole without the rest: "Of course". */
export function isCourtesy(begun: string): boolean {
  return COURTESY.test(begun.trim())
}

function endOfHarmlessClauses(text: string): number {
  let end = 0
  let start = 0
  for (const { index, 0: boundary } of everyMatch(text, BOUNDARY)) {
    const clause = text.slice(start, index)
    if (!OPENING.test(clause) && !isCourtesy(clause)) return end
    end = index
    start = index + boundary.length
  }
  // "No," is an answer, "No flights" is not: a courtesy counts when it is over.
  return OPENING.test(text.slice(start)) ? text.length : end
}

function claimsIn(text: string, names: NameFinder): number[] {
  const { claims } = findClaims(text, { names })
  // Positions are those of another form of the text: where it is not the same, nothing is certain.
  return claims.map((claim) => (text.slice(claim.start, claim.end).trim() === claim.text ? claim.start : 0))
}

const beginning = (alternatives: string) => `(?<![\\p{L}\\p{M}])(?:${alternatives})`
const END = '(?![\\p{L}\\p{M}])'

/** Figures, marks, links, currencies, and the beginnings of words that state, price, length and time are told with. */
const SUSPICIOUS = new RegExp(
  [
    String.raw`[\p{N}\p{Sc}|#*_~<>[\]\x60@/%]`,
    beginning(
      `book|reserv|paid|pay|charg|held|hold|refund|ticket|e-?mail|sent|send|confirm|cancel|seat|bag|lugg|includ|pric|cost|cheap|expens|free|fare|fee|availab|left|late|delay|
       punctual|reference|invoic|receipt|card|order|done|issue|chang|direct|non-?stop|stop|hour|minute|day|week|month|year|percent|per cent|euro|pound|dollar|rupee|total|sav|found|
       today|tonight|tomorrow|yesterday|noon|midnight|half|quarter|dozen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twent|thirt|fort|fift|hundred|thousand`,
    ),
    beginning(
      `gebuch|buch|reserv|bezahl|zahl|belast|abgebuch|gehalten|erstatt|flugschein|mail|geschickt|gesendet|bestätig|stornier|sitz|platz|plätze|gepäck|koffer|tasche|inklusive|
       inbegriffen|enthalten|preis|kost|billig|günstig|teuer|gratis|frei|tarif|gebühr|verfügbar|übrig|pünktlich|verspät|karte|bestell|erledigt|änder|geänder|direkt|stunde|tag|woche|
       monat|jahr|prozent|heute|morgen|gestern|mittag|halb|viertel|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|hundert|tausend|gefunden`,
    ),
    beginning(
      `réserv|débit|rembours|billet|courriel|envoy|annul|siège|place|bagage|valise|inclus|compris|prix|coût|cher|gratuit|frais|disponib|reste|retard|heure|carte|command|escale|
       jour|semaine|mois|ans|année|pour cent|aujourd|demain|hier|midi|minuit|demi|quart|deux|trois|quatre|cinq|sept|huit|neuf|dix|cent|mille|trouvé`,
    ),
    beginning(
      `pag|cobr|cargad|reembols|devol|boleto|correo|enviad|anul|asiento|equipaje|maleta|precio|cuest|barat|caro|tasa|qued|retras|puntual|tarjeta|pedido|escala|hora|minuto|día|
       semana|mes|año|por ciento|hoy|mañana|ayer|mediodía|medianoche|media|cuarto|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|encontrad`,
    ),
    beginning(
      `बुक|आरक्ष|भुगतान|पैसे|रिफ|वापस|टिकट|ईमेल|मेल|भेज|पुष्ट|कन्फ|रद्द|सीट|सामान|बैग|शामिल|कीमत|क़ीमत|दाम|किराय|सस्त|महंग|मुफ़्त|मुफ्त|उपलब्ध|बच|देर|कार्ड|ऑर्डर|सीध|घंट|
       मिनट|दिन|हफ़्त|हफ्त|महीन|साल|प्रतिशत|आज|कल|परसों|दोपहर|आधी|दो|तीन|चार|पांच|पाँच|छह|सात|आठ|नौ|दस|सौ|हज़ार|हजार|मिल`,
    ),
  ]
    .join('|')
    .replace(/\s*\n\s*/g, ''),
  'iu',
)

const COURTESIES = `yes|no|sure(?: thing)?|of course|certainly|absolutely|gladly|hello|hi|hey|good (?:morning|afternoon|evening)|welcome|thanks|thank you|great|lovely|perfect|
  wonderful|okay|ok|alright|right|well|sorry|happy to help|glad to help|no problem|understood|
  ja|nein|gern|gerne|natürlich|klar|sicher|selbstverständlich|hallo|guten (?:morgen|tag|abend)|willkommen|danke|vielen dank|schön|super|prima|verstanden|
  oui|non|bien sûr|volontiers|avec plaisir|bonjour|bonsoir|salut|bienvenue|merci|très bien|parfait|d’accord|d'accord|désolée?|
  sí|no|claro|por supuesto|con gusto|encantada?o?|hola|buenos días|buenas tardes|bienvenid[oa]|gracias|muy bien|perfecto|de acuerdo|
  हाँ|हां|जी|नहीं|ज़रूर|जरूर|बिल्कुल|नमस्ते|धन्यवाद|शुक्रिया|ठीक है|अच्छा`
const OPENINGS = `where|when|which|what|who|how|why|would|could|shall|should|do you|does|may i|can i|can you|are you|will you|is there anything|
  (?:i|we|you) (?:can|could|may|might|would|need|should|recommend|suggest)|you(?:’|')(?:d|ll)|i(?:’|')(?:d|ll)|let me|let(?:’|')s|tell|please|choose|pick|take|think|try|ask|
  feel free|just|remember|bring|pack|consider|if you|in general|generally|usually|normally|often|sometimes|most|many|some|depending|
  happy to|glad to|i(?:’|')m (?:sorry|afraid|not able)|i (?:understand|see why|don(?:’|')t|can(?:’|')t)|thanks|thank you|no problem|got it|congratulations|good (?:question|idea|choice)|
  (?:that|it) (?:sounds|depends)|my advice|
  wo|wohin|woher|wann|welche[rsnm]?|was|wer|wie|warum|möchten|möchtest|soll ich|sollen|darf|können sie|kannst|könnten|wollen|willst|haben sie|ich (?:kann|könnte|würde|empfehle)|
  sie (?:können|könnten|sollten|brauchen)|du (?:kannst|solltest|brauchst)|sag|sagen sie|nennen sie|bitte|wählen|wenn (?:sie|du)|meist|meistens|normalerweise|oft|manchmal|viele|
  das (?:klingt|kommt darauf an|hängt davon ab)|leider kann ich|tut mir leid|kein problem|alles klar|gute (?:frage|idee)|danke|
  où|quand|quel(?:le)?s?|que|qui|comment|pourquoi|voulez|voudriez|souhaitez|pouvez|dois-je|puis-je|je (?:peux|pourrais|recommande|suggère)|vous (?:pouvez|pourriez|devriez)|
  tu (?:peux|pourrais|devrais)|dites|dis-moi|choisissez|si vous|en général|généralement|souvent|parfois|beaucoup|la plupart|
  (?:cela|ça) dépend|malheureusement|pas de (?:problème|souci)|bonne (?:question|idée)|merci|je (?:comprends|suis désolée?)|combien|
  dónde|adónde|cuándo|cuál(?:es)?|qué|quién|cómo|por qué|quiere|quieres|desea|deseas|prefiere|prefieres|puede|puedo|puedes|podría|podrías|le gustaría|te gustaría|dígame|dime|elija|elige|
  si (?:quiere|quieres|me)|en general|normalmente|a menudo|muchos|muchas|la mayoría|
  depende|eso suena|lo siento|sin problema|buena (?:pregunta|idea)|gracias|entiendo|cuánt[oa]s?|
  कहाँ|कहां|कब|कौन|कौन-सा|क्या|कैसे|क्यों|आप कहाँ|आप कब|आप क्या|कृपया|बताइए|अगर आप|आम तौर पर|ज़्यादातर|अक्सर|कोई बात नहीं|माफ़ कीजिए|समझ गया`
const tight = (alternatives: string) => alternatives.replace(/\s*\n\s*/g, '')
const OPENING = new RegExp(`^[\\s¿¡]*(?:${tight(OPENINGS)})${END}`, 'iu')
const COURTESY = new RegExp(`^[¡]?(?:${tight(COURTESIES)})$`, 'iu')
const BOUNDARY =
  /[,;:.!?…–—()]+\s*|\s+-\s+|\s+(?:and|but|because|so|that|as|while|und|aber|weil|dass|denn|da|et|mais|car|que|parce|y|pero|porque|और|लेकिन|क्योंकि|कि)(?=\s)/giu
const LONE_SMALL_WORD = /^\s*(?:\p{Script=Latin}{1,3}|\p{L}+[’']\p{L}+)$/u
/** Small words, joined ones, and ones with a capital, which may begin a name. */
const UNENDING =
  /^(?:\p{Script=Latin}{0,3}|\p{Lu}.*|\p{L}+[’'].*|from|with|about|around|than|over|under|between|into|your|their|this|these|have|will|been|were|nach|über|unter|etwa|rund|eine[nrms]?|dein[ern]*|ihre?[nrms]?|haben|avec|pour|dans|environ|vers|votre|avez|para|desde|hasta|sobre|unos|unas|usted)$/u
const NO_LETTERS = /[^\p{L}\p{M}]+$/u
/** A longer sentence is no plain one. */
const LONGEST = 400
