import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Compares all pairs of days in a window: the cheapest, each with the total for everybody there and back, and what was left out.',
  guidance:
    'Instead of searchFlights when the days are open: a month, a season, “any weekend in May”. Without a length of stay ask how many nights, or one way. “Friday to Sunday” is leaveOn friday, nights [2]; returnBy if the stay must lie in the period. Name the best three and how many were compared, and ask which to show.',
}
