/** Words of fast typing, without capitals and punctuation, with the slips that fingers make. */
export const GREETING =
  /^(?:(?:h+[ae]*[iy]+|hel+o+|hey+|hola|namaste|vanakkam|greetings|howdy|dear)\b|hi(?=good)|(?:a )?(?:very )?(?:good|gud|gd|goo) ?(?:morning|mrng|mng|mornig|evening|evng|afternoon|noon|day)\b)/
export const CLOSING =
  /\b(?:b+y+e+|by|goodbye|good ?bye+|good ?night|see (?:you|ya|u)|take care|tata|have (?:a |an )?(?:\w+ )?(?:\w+ )?(?:day|one|time|evening|night|weekend|week|trip)|nice day|good day)\b/
export const THANKS =
  /\b(?:t+h*a+n+k\w*|thx|tx|tanks|thnk\w*|thnaks?|thaks?|tq|thnx|ty|grateful|appreciat\w*|cheers|good job|great (?:help|job|service)|helpful|well done|gracias)\b/
export const REJECTION =
  /^(?:(?:ok(?:ay)?|sorry|hm+|um+|oh|well|perfect|great|fine|thanks?|thank you)\s+)*(?:n+o+|nop+e?|nah|nothing|nothin|noting|not (?:now|really|at all|needed|required|interested|anything|today|yet|right now)|no ?thanks?|never ?mind|none|that ?(?:is|s|will be|ll be)? ?(?:all|it|enough)|dont (?:need|want)|i dont (?:need|want)|not?thing)\b/
export const FINISHED =
  /\b(?:nothing (?:else|more|other)|no (?:need|more|other|further)|(?:is|its|s) enough|that ?(?:is|s|will be|would be)? ?(?:all|it)\b|dont (?:need|want) any|im (?:done|good|all set)|all (?:set|good|done))/
export const ASSENT =
  /^(?:(?:o+k+|okk?a?y+|okey|oky|okie|oh|ya|yes+|yea+h?|yeap?|yep+|yup|yah|ye|yse|ys|s|k+|sure+|surely|shure|fine|fair enough|alright|all ?right|right|correct|confirm(?:ed)?|perfect\w*|great|good|nice|cool|awesome|excellent|wonderful|lovely|super|agreed?|absolutely|definitely|certainly|of ?course|exactly|indeed|please|pls|proceed|go ahead|done|hmm+|sounds? (?:good|great|fine)|no (?:problem|issues?|worries)|np|take your (?:own )?time|not a problem|its? (?:is )?(?:ok(?:ay)?|fine|good|correct|right|perfect)|that(?:s| is)? (?:ok(?:ay)?|fine|good|correct|right|great|perfect|works|sounds|would be)|i(?:ll| will)? (?:can )?(?:wait|agree|understand|confirm)|waiting|got it|will do|i do|do it)\b)/
export const PLEASED =
  /^(?:(?:and|wow|ok(?:ay)?|oh|yes|yeah|well|so|ya|very)\s+)*(?:wow|well (?:ok|done|good)|(?:that|this|it)s? ?(?:would|will|is|s|should|all)? ?(?:be )?(?:sounds? )?(?:really |so |very |just )?(?:fine|ok(?:ay)?|great|good|perfect|wonderful|fantastic|amazing|nice|correct|right|awesome|excellent|lovely|works|helpful)|sounds? \w+|you certainly|for sure|you bet\w*|why not|i (?:am|m|would be) (?:\w+ )?(?:fine|ok(?:ay)?|happy|comfortable|glad|good) (?:with|to)|very (?:good|nice|well)|i (?:like|love|liked) (?:it|that|this))\b/
export const CONFIRM_IT = /\b(?:confirm|conform|comfirm|go ?head|go ahead|proceed|finali[sz]e|do the needful)\b/
export const WAITING = /\b(?:wait(?:ing)?|take (?:your|ur) (?:own )?time)\b/

export const BOARDING = /\b(?:bo+a?r+d\w*|bording|baording|broading) ?(?:pas+\w*|card|pa)\b/
export const SEAT = /\b(?:se+a?t+s?|sit|seta|sear|saet|seating|seet)\b/
export const CHANGE =
  /\b(?:chang\w*|cha?nge?|chnage\w*|switch\w*|mov(?:e|ed|ing)|swap|swith|modify|alter|updat\w*|upgrad\w*|different|another|instead|prefer\w*|re ?assign\w*|reallocat\w*|shift|choose|select|pick|assign(?: me)?|decide\w*|exchange|replace|transfer\w*|want (?:a|an|the|to sit)|need (?:a|an)|like (?:a|an)|would like (?:a|an)|get (?:a|an|me)|give (?:me )?(?:a|an)|available|next to|near|beside|front)\b/
export const SEAT_KIND = /\b(?:window\w*|windows?|isle|aisle|asile|ailse|middle|exit row|front row|legroom|middil|corner)\b/
export const KNOW_SEAT =
  /\b(?:know|what|which|where|tell|check\w*|see|find|info\w*|details?|confirm|view|verify|look|status|number|no|numbers?|get)\b/
export const BOOK =
  /\b(?:book\w*|bok|boo|reserv\w*|buy|purchase|new|get|need\w*|want\w*|wand|wants|wish|like|looking|search\w*|find|require\w*|plan\w*|help|take|make|arrange|schedule|cheap\w*|please|wood|going|fly|travel\w*|plz|pls)\b/
export const FLIGHT =
  /\b(?:f+l+i+g?h?t+s?|fligt|fligh|filght|fight|flite|plane|plain|air ?plane|aero ?plane|tickets?|ticekts?|tikets?|tickts?|tickect\w*|ticke|ticte?k|travel|trip|fly|flying|air ?ways?|seats? (?:on|to)|flights?\w*|ticket\w*)\b/
export const DETAIL =
  /\b(?:name|e?mail|id|gmail|yahoo|hotmail|\w*(?:gmail|yahoo|hotmail|outlook|rediff|mail|icloud|aol)\w*|com|\w+com|phone|mobile|number|conf\w* (?:no|num\w*|code)|booking (?:no|num\w*|id|conf\w*|ref\w*)|pnr|address|departure|destination|depart\w*|arriv\w*|class|economy|business|airlines?|passengers?|persons?|people|adults?|child\w*|members?|budget|from|return\w*|one ?way|round ?trip|date|direct|non ?stop)\b/
export const QUESTION =
  /^(?:(?:and|but|so|ok(?:ay)?|hi|hello|also|sorry|then)\s+)*(?:what|whats|when|where|why|who|how|hows|which|can|could|is|are|do|does|did|will|would|may|should|shall|r u|u there)\b/
export const DATE =
  /\b(?:jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|next|morning|evening|night|afternoon|noon|am|pm|\d{1,2}(?:st|nd|rd|th))\b/

/** Two short words typed without the space that a full stop would have brought. */
export const GLUED =
  /^(yes|yeah|yea|ok|okay|okey|sure|hi|hello|hey|thanks|no|good ?(?:morning|evening|afternoon)|perfect|great|well)(?=(?:thank|thx|i|its?|my|good|gud|ok|okay|yes|yeah|sure|please|no|great|that|thats|done|there|and|would)(?: |$|you|s |need|want|am))/
