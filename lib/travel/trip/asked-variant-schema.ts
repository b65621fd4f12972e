import { z } from 'zod'
import { askedEnds, namedTerms } from '../flights/asked-search-schema'
import { filterWordsShape } from '../flights/filters/filter-words-schema'

const { pets: _pets, currency: _currency, ...terms } = namedTerms
const { stops, airlines, withoutAirlines, departAfter, departBefore, arriveAfter, arriveBefore } = filterWordsShape

/** A small change of the trip in the traveller's words: only what differs is given. Kept plain for the wire: the workflow refines it. */
export const askedVariantSchema = z.object({
  ...askedEnds,
  departureOn: z.string().optional(),
  returnOn: z.string().nullable().optional(),
  homeFrom: z.string().max(80).optional().describe('if the way home starts elsewhere'),
  homeTo: z.string().max(80).optional().describe('if it ends elsewhere'),
  ...terms,
  filters: z
    .array(
      z
        .object({
          sliceIndex: z.number().optional(),
          stops,
          airlines,
          withoutAirlines,
          departAfter,
          departBefore,
          arriveAfter,
          arriveBefore,
        })
        .meta({
          as: 'of filterFlights: sliceIndex, stops, airlines, withoutAirlines, hours',
        }),
    )
    .max(4)
    .optional(),
})
