/** Parts of words without which no message speaks of a day; cheap to look for. */
const SIGNS =
  /\d|day|week|month|night|morrow|year|when|date|time|soon|asap|later|earlier|fortnight|immediately|right away|flexib|available|holiday|break|vacation|half.?term|whit|pentecost|easter|christmas|thanksgiving|independence|memorial|diwali|deepavali|hallowe|valentine|patrick|hogmanay|nye\b|ramadan|eid\b|hanukkah|carnival|spring|summer|autumn|fall\b|winter|\b(?:mon|tues?|wed|thu|thurs?|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)\b|(?:this|same) (?:morning|afternoon|evening)|forward/i

/** Whether a message can hold a day at all. */
export function mayNameDays(words: string): boolean {
  return SIGNS.test(words)
}
