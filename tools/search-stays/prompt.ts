import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Searches places to stay (hotels, guesthouses, apartments, hostels) for the trip’s place, nights and people, with filters and three picks.',
  guidance:
    'Call it when the traveller asks for a hotel or another place to stay, or wants the ones shown filtered or ordered otherwise. Leave out what the flights say already. Give all filters, and what it is to be near to, each time. Stays can be compared and kept with the trip, but not booked or paid here: say so when the traveller wants to book one.',
}
