import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Compares all pairs of days in a window (a month, a season, “any weekend in May”, “around 28 March”) and answers with the cheapest, each with the total for everybody there and back, and with what it covered and left out.',
  guidance:
    'Call it instead of searchFlights when the traveller leaves the days open: a month or a window with a length of stay, “any weekend”, “whatever days are cheapest”, “give or take three days”. Without a length of stay, and not said to be one way, ask how many nights. Give the window as days: for a month its first and last; “around the 28th, give or take 3” is from the 25th to the 31st; “Friday to Sunday” is leaveOn friday, returnOn sunday, nights [2]. Where the stay itself must lie in the period, give returnBy. Name the best two or three with their totals and say how many pairs of days were compared and what was left out; never call it the cheapest of more than that. Then ask which days to show: searchFlights with the chosen departureOn and returnOn shows their flights.',
}
