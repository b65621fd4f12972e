import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Compares all pairs of days in a window (a month, a season, “any weekend in May”, “around 28 March”): the cheapest, each with the total for everybody there and back, and what was covered and left out.',
  guidance:
    'Call it instead of searchFlights when the days are left open: a month or window with a length of stay, “any weekend”, “whatever is cheapest”, “give or take three days”. If the length isn’t said, and not one way, ask how many nights. “Around the 28th, give or take 3” is the 25th to the 31st; “Friday to Sunday” is leaveOn friday, returnOn sunday, nights [2]; give returnBy where the stay must lie in the period. Name the best two or three with their totals and how many were compared; never claim more than that. Then ask which days to show with searchFlights.',
}
