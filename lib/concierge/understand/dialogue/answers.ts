/** Said of the flight itself, so that what else the message asks does not take it back. */
const APPROVES =
  /\b(?:sounds? (?!.*\b(?:too|bad|late|long|expensive|high|early|not)\b)|(?:that|this|it|which|one|flights?)(?:'s| is| was|'ll be| will be| would be| seems?| looks?)? (?:\w+ )?(?:good|great|fine|nice|perfect|ok(?:ay)?|awesome|lovely|excellent|wonderful|alright|all right|cool)|(?:that|this|it|which|one)(?: (?:flight|one|ticket|option))?(?:'ll| will| would| should)?(?: (?!might|may|could|can|won't|doesn't|not)\w+)? (?:works?|suits?|do)\b|(?:is|'s) the one\b|works (?:for|with) me|i(?:'ll| will) (?:take|do|have|go (?:with|for))|let'?s (?:do|go (?:with|for)|take|book|put)|interested in (?:that|this|it|the)|i (?:like|love|want|prefer) (?:it|that|this)\b|(?:looking for|want|need)[^.?!]* like that|the (?:flight|one|way|ticket) (?:that )?i(?:'d| would)? (?:want|like|need)|you got it|granted|do it|go ahead|seems (?:as )?what i)\b/i
const YES =
  /\b(?:yes|yeah|yep|yup|ya|yea|sure|ok|okay|oky|alright|all right|right|correct|confirmed?|exactly|indeed|perfect|great|good|fine|nice|cool|awesome|excellent|wonderful|lovely|fantastic|brilliant|terrific|outstanding|marvell?ous|super|amazing|splendid|agreed|absolutely|definitely|certainly|of course|please do)\b/i
const THANKS =
  /\b(?:thanks?|thank you|thx|cheers|appreciate|that(?:'s|s| is| was| will be|'ll be)? (?:all|it|everything)|bye|goodbye|nothing (?:else|more|for now)|i'm (?:done|good|all set))\b/i
const BUY =
  /(?<!\b(?:the|a|my|this|that|your) )\b(?:buy|purchase|book|reserve|make (?:a|the|my) (?:reservation|booking)|get me (?:the|that|those)|take (?:it|that|this))\b/i
const ANOTHER =
  /\b(?:else|(?:an|any|some|the|what|which|find|see|have|me) ?others?|other (?:\w+ )?(?:flights?|options?|ones?|choices?|airlines?|times?|tickets?|carriers?)|others|another|different(?:ly)?|alternatives?|more options|next (?:one|option)|instead of (?:that|this)|(?:some|any)(?:thing|one) (?:earlier|later|cheaper|better|more)|(?:earlier|later|cheaper) (?:one|flight|option)s?)\b/i
const NO =
  /^\W*(?:no(?! (?:problem|worries|issues?)\b)|nope|nah|not)\b|\b(?:not (?:that|this|what|going to work|interested|good|right|correct|quite)|(?:don't|do not|didn't|wouldn't|won't|doesn't|does not|can't) (?:like|want|work|think|suit|need|do)|too (?:early|late|expensive|long|pricey)|wrong|incorrect|rather not)\b/i

const CLOSING =
  /\b(?:(?:\w*n't|not|nothing) (?:\w+ )?(?:need |want |require )?(?:anything |something )?else|nothing (?:else|more)|anything else\W*(?:no|nope))\b/gi

/** Agreement of any kind, from "ok" to "perfect". */
export const soundsLikeYes = (words: string) => YES.test(words) || APPROVES.test(words)
/** Agreement with what was put forward, in so many words. */
export const approves = (words: string) => APPROVES.test(words)
export const soundsLikeThanks = (words: string) => THANKS.test(words)
export const wantsToBuy = (words: string) => BUY.test(words)
export const wantsAnother = (words: string) => ANOTHER.test(words.replace(CLOSING, ''))
export const soundsLikeNo = (words: string) => NO.test(words.replace(CLOSING, ''))
