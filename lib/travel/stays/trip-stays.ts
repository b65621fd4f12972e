import { z } from 'zod'
import { moneySchema } from '../money-schema'
import { type Refusal, refuse } from '../refusal'
import { selectedHotelSchema, staySchema } from './stay'
import { staySearchSchema } from './stay-search'

const idSchema = z.string().min(1).max(200)

/** A room at its price as it stood when it was chosen. Nothing is held for it, and nothing of it is paid here. */
export const chosenStaySchema = z.object({
  hotelId: idSchema,
  rateId: idSchema,
  hotelName: z.string(),
  roomName: z.string(),
  stay: staySchema,
  selectedHotel: selectedHotelSchema,
  /** For all rooms and nights. */
  total: moneySchema,
  isSimulated: z.boolean(),
  /** ISO in UTC. */
  chosenAt: z.string(),
})
export type ChosenStay = z.infer<typeof chosenStaySchema>

/** What a trip knows of where to stay: what was asked for, and what was chosen of it. */
export const tripStaysSchema = z.object({ search: staySearchSchema, chosen: chosenStaySchema.nullable() })
export type TripStays = z.infer<typeof tripStaysSchema>

export const stayCommandSchemas = [
  z.strictObject({ type: z.literal('search-stays'), search: staySearchSchema }),
  z.strictObject({ type: z.literal('choose-stay'), hotelId: idSchema, rateId: idSchema }),
  z.strictObject({ type: z.literal('drop-stay') }),
] as const
export type StayCommand = z.infer<(typeof stayCommandSchemas)[number]>

/** What was looked up for a choice. */
export const stayFactsSchema = z.object({ chosen: chosenStaySchema.optional() })
export type StayFacts = z.infer<typeof stayFactsSchema>

export function isStayCommand<Command extends { type: string }>(
  command: Command,
): command is Extract<Command, { type: StayCommand['type'] }> {
  return command.type === 'search-stays' || command.type === 'choose-stay' || command.type === 'drop-stay'
}

/** Pure: where to stay after the command. Another place, other nights or another party give the choice up; the same search keeps it. */
export function changeStays(
  stays: TripStays | null,
  command: StayCommand,
  { chosen }: StayFacts,
): { stays: TripStays } | { refusal: Refusal } {
  if (command.type === 'search-stays') {
    const isSame = stays !== null && JSON.stringify(stays.search) === JSON.stringify(command.search)
    return { stays: { search: command.search, chosen: isSame ? stays.chosen : null } }
  }
  if (!stays) return refuse('no-stays', 'No places to stay were searched yet. Say where and for which nights.')
  if (command.type === 'choose-stay') {
    return chosen
      ? { stays: { ...stays, chosen } }
      : refuse('rate-gone', 'That room is not sold at that price any more. Please choose another.')
  }
  return stays.chosen ? { stays: { ...stays, chosen: null } } : refuse('no-stay-chosen', 'No place to stay is chosen.')
}
