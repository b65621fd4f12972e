import { takeOut } from './words'

const WAY_BACK =
  '(?:(?:return|inbound|homeward|home)\\s+(?:flight|leg|journey|trip|part|ticket)|(?:flight|trip|journey|way|leg)\\s+(?:back|home)|return|inbound)'
const NO_MORE =
  "(?:forget(?: about)?|drop|skip|cancel|scrap|remove|lose|ditch|delete|leave out|leave off|take (?:out|off|away)|never mind|(?:do not|don't|does not|doesn't|won't|will not|no longer)\\s+(?:need|want|require)|no need (?:for|of)|without|no(?: more)?)"
const ITS_DAY =
  '(?!\\s+(?:dates?|days?|filters?|times?|limits?|to\\b|on\\b|before\\b|after\\b|from\\b|via\\b|in\\b|until\\b|with\\b|~|\\d))'
const DROPS = new RegExp(`\\b${NO_MORE}\\s+(?:an?\\s+|any\\s+)?(?:the\\s+|my\\s+|our\\s+|that\\s+)?${WAY_BACK}\\b${ITS_DAY}`, 'gi')
const STAYS =
  /\b(?:won't|will not|not going to|never|not)\s+(?:be\s+)?(?:(?:com(?:e|ing)|go(?:ing)?|fly(?:ing)?|head(?:ing)?)\s+(?:back|home)|return(?:ing)?)\b(?!\s+(?:on|before|after|until|by|from|to|via|with|in|~|\d))/gi
const TOO_MUCH = new RegExp(
  `\\b(?:the|my|our)\\s+${WAY_BACK}\\s+(?:is|was|costs?|seems|takes)\\b[^.;!?]{0,40}\\b(?:drop|forget|skip|cancel|scrap|leave) (?:it|that)\\b`,
  'gi',
)
const ON_GROUND = '(?:train|eurostar|rail|car|bus|coach|ferry|boat|ship|road|land|camper|bike|motorbike|motorcycle|taxi)'
const SOMEBODY =
  "\\b(?:(?:my|our|his|her|the|an?)\\s+\\p{L}+|i|we|he|she|they|somebody|someone|friends)(?:'ll|'s|'d|\\s+(?:will|would|is|are|then|always))*\\s+"
const RETURNS_ON_GROUND = [
  `\\b(?:(?:come|coming|go|going|get|getting|travel|travell?ing|return|returning|head|heading|be|are|am)\\s+(?:back|home)|return(?:ing)?|back|home)\\s+(?:again\\s+)?(?:by|with|on|in|using)\\s+(?:the\\s+|an?\\s+|my\\s+|our\\s+|his\\s+|her\\s+)?${ON_GROUND}\\b`,
  `\\b(?:i|we|he|she|they)(?:'ll|'d|'m|'re|\\s+(?:will|would|shall|can|could|am|are|want to|prefer to))*\\s+(?:rather\\s+|probably\\s+|then\\s+|just\\s+)?(?:tak\\w+|catch\\w*|rent\\w*|hir\\w+|get\\w*|us\\w+)\\s+(?:the\\s+|an?\\s+|my\\s+)?(?:night\\s+)?${ON_GROUND}\\s+(?:back|home)\\b`,
  `(?:${SOMEBODY})?(?<!\\b(?:can|could|to|still|must|may)\\s)\\b(?:driv(?:e|es|ing)|sail(?:s|ing)?|cycl(?:e|es|ing)|walk(?:s|ing)?)\\s+(?:(?:me|us|them)\\s+)?(?:back|home)\\b`,
  `(?:${SOMEBODY})?\\bgiv(?:es?|ing)\\s+(?:me\\s+|us\\s+)?a\\s+(?:lift|ride)\\s+(?:back|home)\\b`,
  `^\\W*${ON_GROUND}\\s+(?:back|home)\\b`,
].map((pattern) => new RegExp(pattern, 'giu'))
const ONLY_OUT =
  /\b(?:just|only)\s+(?:the\s+)?(?:outbound|way (?:out|there)|flight (?:out|there)|outbound flight)(?=\s*(?:$|[,.;?!]|please\b|then\b|now\b|after all\b|thanks\b))/gi

/** "Forget the return, I take the train home": whether the way back is given up, and the words without what says so. */
export function readDroppedReturn(words: string): { isDropped: boolean; rest: string } {
  const rest = [DROPS, STAYS, TOO_MUCH, ...RETURNS_ON_GROUND, ONLY_OUT].reduce((left, pattern) => takeOut(left, pattern, () => true), words)
  return { isDropped: rest !== words, rest }
}
