import { replaceCardNumbers } from '../travel/payment/find-card-number'

/** What is nobody's name and yet personal or secret by its looks; from the longest to the shortest. */
const PATTERNS: [RegExp, string][] = [
  [/\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g, '[token]'],
  [/\bbearer\s+[\w.~+/=-]{8,}/gi, '[token]'],
  [/\b(?:sk|pk|rk)[-_](?:live|test|proj|ant)[-_][\w-]{6,}/g, '[key]'],
  [/\bsk-[\w-]{16,}/g, '[key]'],
  [/\b(?:whsec|seti|xox[abprs]|gh[pousr]|github_pat|glpat|npm|duffel_(?:test|live))[-_][\w-]{8,}/g, '[key]'],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, '[key]'],
  [/\b(?:pi|cs|seti)_\w+_secret_\w+/g, '[key]'],
  [/\b(?:tok|pm|card|src|cus)_(?!sandbox_)[A-Za-z0-9]{8,}\b/g, 'tok_sandbox_visa'],
  [/([?&"'\s]|^)(api[_-]?key|access[_-]?token|secret|password|passwd)(["']?\s*[=:]\s*["']?)[^\s"'&,;]{6,}/gi, '$1$2$3[key]'],
  [/\b([a-z][a-z0-9+.-]*):\/\/[^\s:@/]+:[^\s@/]+@/gi, '$1://[key]@'],
  [/(passport(?:\s+(?:number|no\.?|is))*\s*[:#]?\s*)(?=[a-z]*\d)[a-z\d]{6,12}\b/gi, '$1[passport]'],
  [/[\w.!#$%&'*+/=?^`{|}~-]+@(?!example\.com\b)[\w-]+(?:\.[\w-]+)+/gi, 'someone@example.com'],
  [/(?<![\w.:])\+(?!44 ?7700 ?900\d)(?:\p{Nd}[\s().\u00a0-]{0,2}){8,15}(?!\p{Nd})/gu, '+44 7700 900999'],
  [/(?<![\w.:+-])(?:\(0\d{1,4}\)|0\d{2,4})[\s-]\d{3,4}[\s-]?\d{3,4}(?![\w-])/g, '+44 7700 900999'],
]

/** The text without what looks like a card, a token, a key, an email address or a telephone number. */
export function withoutPatterns(text: string): string {
  const plain = replaceCardNumbers(text, () => '[card number]')
  if (!/[@+]|\d{3}|_|-|:|eyJ|token|key|secret|bearer|pass/i.test(plain)) return plain
  return PATTERNS.reduce((rest, [pattern, standIn]) => rest.replace(pattern, standIn), plain)
}
