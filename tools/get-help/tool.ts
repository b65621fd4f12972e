import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { getHelp as help } from '@/lib/workflows/help/get-help'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

/** What a traveller does where; the model tells it, and the card has the links. */
const WHERE = {
  bookingPage: ['PDF with every price', 'calendar file', 'confirmation by email again', 'cancelling, with the refund shown first'],
  airline: ['changes of flights, seats and bags', 'check-in and boarding pass', 'tax invoice'],
}

export const getHelp = defineTool({
  prompt,
  input,
  output,
  onlyReads: true,
  execute: ({ about }, { caller, deps }: ToolContext) => help({ about }, caller, deps),
  forModel: ({ bookings, ...rest }) => ({
    ...rest,
    bookings: bookings?.map(({ orderId: _id, paymentStatus: _payment, hasPapers: _papers, ...booking }) => booking) ?? null,
    contact: 'the page “Contact us” takes a letter; there is no phone line and no person in this chat',
    where: WHERE,
  }),
})
