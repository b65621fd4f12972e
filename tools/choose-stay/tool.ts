import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { formatMoney } from '@/lib/travel/money'
import { chosenHotel } from '@/lib/travel/stays/chosen-hotel'
import { describeCancellation } from '@/lib/travel/stays/describe-cancellation'
import { BOARD_LABELS } from '@/lib/travel/stays/hotel'
import { nights } from '@/lib/travel/stays/nights'
import { pickStay } from '@/lib/workflows/stays/pick-stay'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const chooseStay = defineTool({
  prompt,
  input,
  output,
  execute: (request, { caller, deps }: ToolContext) => pickStay(request, caller, deps),
  forModel: (answer) => {
    if (answer.status !== 'chosen') return answer
    const { hotelName, roomName, total, stay } = answer.chosen
    const rate = chosenHotel(answer.chosen)?.rate
    return {
      status: 'chosen',
      hotel: hotelName,
      room: roomName,
      nights: nights(stay.checkInOn, stay.checkOutOn),
      total: formatMoney(total),
      ...(rate && { board: BOARD_LABELS[rate.board], cancellation: describeCancellation(rate) }),
      isBooked: false,
    }
  },
})
