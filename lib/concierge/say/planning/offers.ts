/** Offers and questions of planning; a yes or a choice is read back from them. */
export const ASK_FLIGHTS = 'Shall I look for flights?'
export const PLACE_OFFERED = /Shall I plan (?<place>[^?]+) instead\?$/
export const ASK_START = 'Where would you start from?'
export const ASK_WHICH_PLACE = 'Which place shall I plan?'
export const ASK_OTHER_PLACE = 'Which other place shall I compare?'
export const ASK_WHICH_ONE = 'Which one shall it be, for flights or for a plan of the days?'
export const ASK_WHAT_GIVES_WAY = 'Which of your wishes may give way?'
export const ASK_OTHER_CHANGE = 'What else shall be different?'
