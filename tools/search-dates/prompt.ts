import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Compares all pairs of days in a window (a month, a season, “any weekend in May”, “around 28 March”): the cheapest, each with the total for everybody there and back, and what was covered and left out.',
  guidance:
    'Call it instead of searchFlights when the days are open: a month or window with a length of stay, “any weekend”, “whatever is cheapest”. If no length was said, ask how many nights or one way. “The 28th, give or take 3” is the 25th to the 31st; “Friday to Sunday” is leaveOn friday, nights [2]; give returnBy if the stay must lie in the period. Name the best three with totals and how many were compared, claim no more, and ask which days to show with searchFlights.',
}
